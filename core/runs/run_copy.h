// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/files/formats/record_file.h"
#include "core/runs/run_file.h"

namespace attn {

// Keeps a copy of a running training for its recovery. It appends what is new to the file, and writes
// everything again once half of the file is outdated. Whenever the program is killed, loadRun reads the state
// that was written last. Use it on one thread at a time.
class RunCopy {
public:
    // Works like saveRun. The first call, and a call with another `path` or after a change to the file,
    // replaces the file.
    bool write(const SavedRun& run, const std::string& path, const SaveRunOptions& options = {});

    // Size of the last write in bytes.
    std::uint64_t written() const { return m_written; }

private:
    // The numbers of a tensor that the file already has.
    struct Known {
        std::uint64_t bytes = 0;
        std::uint32_t checksum = 0;
    };

    RecordFile m_file;
    std::map<std::string, Known> m_known;
    std::uint64_t m_written = 0;
};

}  // namespace attn
