// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace attn {

// A file in `folder` that takes another one's place when it is whole; gone when it does not come so far. Its
// lock tells it from what a killed program left behind. All throw Error (Failure) that starts with `path`,
// for which it is written.
class TemporaryFile {
public:
    TemporaryFile(const std::filesystem::path& folder, const std::string& path);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void setMode(mode_t mode);
    void write(std::string_view content);
    // What was written: `size` bytes from the byte `from` on.
    std::string read(std::uint64_t from, std::size_t size) const;
    // Waits until the disk has what was written, then renames.
    void replace(const std::filesystem::path& target);

private:
    bool openUnnamed();
    void openNamed();
    void require(bool isDone) const;

    const std::filesystem::path m_folder;
    const std::string m_path;
    std::string m_name;  // empty while it has none
    int m_descriptor = -1;
};

// A name in `folder` for a temporary file or folder of this process. Whoever uses it holds a lock on it.
std::string freshTemporaryName(const std::filesystem::path& folder);
bool lockTemporary(int descriptor);

// Removes the temporaries of `folder` that no program holds any more; what cannot be removed stays.
void removeStaleTemporaries(const std::filesystem::path& folder);

}  // namespace attn
