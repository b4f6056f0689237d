// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_copy.h"

#include <utility>

#include "core/base/work_stopped.h"
#include "core/files/crc32.h"
#include "core/runs/run_packing.h"

namespace attn {
namespace {

constexpr std::uint64_t smallFile = 4 << 20;  // bytes; a smaller file is not rewritten for its outdated parts

// The tensor without its first `bytes` bytes, which are whole rows.
TensorToWrite rest(TensorToWrite tensor, std::uint64_t bytes) {
    const std::uint64_t columns = tensor.shape.size() == 2 ? tensor.shape[1] : 1;
    tensor.values = tensor.values.subspan(bytes / sizeof(float));
    tensor.shape[0] = tensor.values.size() / columns;
    return tensor;
}

}  // namespace

bool RunCopy::write(const SavedRun& run, const std::string& path, const SaveRunOptions& options) {
    const PackedRun packed(run, path, options);
    std::map<std::string, Known> known;
    std::vector<TensorToWrite> fresh;
    std::vector<std::string> continued;
    std::uint64_t freshBytes = 0;
    for (const TensorToWrite& tensor : packed.tensors()) {
        if (options.stop.stop_requested())
            return false;
        const std::string_view bytes = bytesOf(tensor);
        const auto found = m_known.find(tensor.name);
        const std::uint64_t before = found == m_known.end() ? 0 : found->second.bytes;
        const std::uint32_t start = before <= bytes.size() ? crc32Of(bytes.substr(0, before)) : 0;
        const bool goesOn =
            found != m_known.end() && before <= bytes.size() && start == found->second.checksum;
        known[tensor.name] = {bytes.size(), goesOn ? crc32Of(bytes.substr(before), start) : crc32Of(bytes)};
        if (goesOn && before == bytes.size())
            continue;
        if (goesOn && before > 0)
            continued.push_back(tensor.name);
        fresh.push_back(goesOn ? rest(tensor, before) : tensor);
        freshBytes += bytesOf(fresh.back()).size();
    }
    const auto record = [&](const std::vector<TensorToWrite>& tensors, const std::string& header) {
        std::vector<std::string_view> parts = {header};
        for (const TensorToWrite& tensor : tensors)
            parts.push_back(bytesOf(tensor));
        return parts;
    };
    const auto look = [&](std::uint64_t) {
        if (options.stop.stop_requested())
            throw WorkStopped();
    };
    try {
        const std::uint64_t before = m_file.size();
        const bool isWaste = before + freshBytes > smallFile + 2 * packed.bytes();
        const std::string header = packed.header(fresh, continued);
        if (m_file.path() == path && !isWaste && m_file.append(record(fresh, header), look)) {
            m_written = m_file.size() - before;
        } else {
            const std::string whole = packed.header(packed.tensors());
            m_file.create(path, record(packed.tensors(), whole), look);
            m_written = m_file.size();
        }
    } catch (const WorkStopped&) {
        return false;
    }
    m_known = std::move(known);
    return true;
}

}  // namespace attn
