// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/files/formats/record_file.h"
#include "core/runs/run_file.h"

namespace attn {

// Keeps a file of a run that goes on, for its recovery: writes what is new behind what the file has already,
// and all of it once half of the file is given up. Whenever the program is killed, loadRun reads the run as
// it was written last. On one thread at a time.
class RunCopy {
public:
    // As saveRun. The first time, and when `path` is another one or the file is not as it was left, whatever
    // is there is replaced.
    bool write(const SavedRun& run, const std::string& path, const SaveRunOptions& options = {});

    // Of the last write, in bytes.
    std::uint64_t written() const { return m_written; }

private:
    // Numbers of a tensor that the file has.
    struct Known {
        std::uint64_t bytes = 0;
        std::uint32_t checksum = 0;
    };

    RecordFile m_file;
    std::map<std::string, Known> m_known;
    std::uint64_t m_written = 0;
};

}  // namespace attn
