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
// Where the file system allows it, the temporary has no name until it is whole. If a killed program left a
// temporary behind, the next call that writes into its folder removes it. Throws Error (Failure) that starts
// with the path and gives the system's reason; the temporary is then gone.
void writeFileAtomically(const std::string& path, std::string_view content);
// The same for content in several parts, written one after the other. `wrote`, if set, is called on the
// calling thread every few megabytes with the number of bytes written so far; if it throws, the old file
// stays.
void writeFileAtomically(const std::string& path, std::span<const std::string_view> parts,
                         const std::function<void(std::uint64_t)>& wrote = {});

// The same for content that comes piece by piece: a temporary until `commit`, removed without it.
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
