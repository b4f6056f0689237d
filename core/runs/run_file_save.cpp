// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/told.h"
#include "core/base/work_stopped.h"
#include "core/files/atomic_file.h"
#include "core/runs/run_file.h"
#include "core/runs/run_packing.h"

namespace attn {
namespace {

std::uint64_t bytesIn(const std::vector<std::string_view>& parts) {
    std::uint64_t whole = 0;
    for (const std::string_view part : parts)
        whole += part.size();
    return whole;
}

}  // namespace

bool saveRun(const SavedRun& run, const std::string& path, const SaveRunOptions& options) {
    const PackedRun packed(run, path, options);
    if (options.stop.stop_requested())
        return false;
    const std::string header = packed.checkedHeader();
    const std::vector<std::string_view> parts = packed.parts(header);
    try {
        writeFileAtomically(path, parts, [&, whole = bytesIn(parts)](std::uint64_t written) {
            if (options.stop.stop_requested())
                throw WorkStopped();
            if (options.publish)
                options.publish(static_cast<double>(written) / static_cast<double>(whole));
        });
    } catch (const WorkStopped&) {
        return false;
    }
    return true;
}

std::uint64_t runFileBytes(const SavedRun& run, const SaveRunOptions& options) {
    return PackedRun(run, told("the run"), options).bytes();
}

}  // namespace attn
