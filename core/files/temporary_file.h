// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace attn {

// A file in `folder` that replaces another one when it is whole and is removed otherwise. Until then only its
// owner can read it (mode 0600). Its lock tells it from a file that a killed program left behind. All
// functions throw Error (Failure) that starts with `path`, the path that the file is written for.
class TemporaryFile {
public:
    TemporaryFile(const std::filesystem::path& folder, const std::string& path);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    // The mode that the whole file has; without a call it is the one of any new file of this user in the
    // folder (0666 without the bits of the umask).
    void setMode(mode_t mode) { m_mode = mode; }
    void write(std::string_view content);
    // Reads back what was written: `size` bytes starting at byte `from`.
    std::string read(std::uint64_t from, std::size_t size) const;
    // Waits until the disk has what was written, then renames.
    void replace(const std::filesystem::path& target);

private:
    bool openUnnamed();
    void openNamed();
    void openFresh(mode_t mode);
    void makePrivate();
    void require(bool isDone) const;

    const std::filesystem::path m_folder;
    const std::string m_path;
    std::string m_name;  // empty while it has none
    int m_descriptor = -1;
    mode_t m_mode = 0;  // of the whole file
};

// A name in `folder` for a temporary file or folder of this process. Its user must hold a lock on it.
std::string freshTemporaryName(const std::filesystem::path& folder);
bool lockTemporary(int descriptor);

// Removes the temporaries of `folder` that no program has locked; those that cannot be removed stay.
void removeStaleTemporaries(const std::filesystem::path& folder);

}  // namespace attn
