// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/files/temporary_file.h"

namespace attn {

// Writes a temporary file in the folder of `path`, waits until the disk has it, then renames it: whatever
// happens, `path` is the old file or the new one. A link is followed, and the mode of an old file is kept.
// The temporary has no name until it is whole, where the file system can do that; one that a killed program
// left behind is removed by the next call that writes into its folder.
// Throws Error (Failure) that starts with the path and gives the system's reason; the temporary is then gone.
void writeFileAtomically(const std::string& path, std::string_view content);
// The same with content in parts, one after the other. `wrote`, where there is one, is told the bytes written
// so far, every few megabytes, on the calling thread; what it throws leaves the old file.
void writeFileAtomically(const std::string& path, std::span<const std::string_view> parts,
                         const std::function<void(std::uint64_t)>& wrote = {});

// The same for content that comes bit by bit: a temporary until `commit`, gone without it.
class AtomicFile {
public:
    explicit AtomicFile(const std::string& path);

    void write(std::string_view content) { m_temporary.write(content); }
    void commit();

private:
    const std::filesystem::path m_target;
    TemporaryFile m_temporary;
};

}  // namespace attn
