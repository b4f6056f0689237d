// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/behind_links.h"
#include "core/files/interrupted.h"

namespace attn {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t chunk = 4 * 1024 * 1024;  // bytes between two reports

[[noreturn]] void fail(const std::string& path, const std::string& reason) {
    throw Error(path + ": " + told("cannot be written: %1.", reason), Error::Kind::Failure);
}

// Follows links to the target and refuses a target that a file must not replace.
fs::path targetOf(const std::string& path) {
    std::error_code error;
    fs::path target = behindLinks(path, error);
    if (error)
        fail(path, error.message());
    struct stat old = {};
    // A rename would replace a folder or a device by a file.
    if (::stat(target.c_str(), &old) == 0 && !S_ISREG(old.st_mode))
        fail(path, S_ISDIR(old.st_mode) ? told("it is a folder") : told("it is not a regular file"));
    return target;
}

fs::path folderOf(const fs::path& target) {
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

fs::path cleanFolderOf(const fs::path& target) {
    fs::path folder = folderOf(target);
    removeStaleTemporaries(folder);
    return folder;
}

}  // namespace

void writeFileAtomically(const std::string& path, std::string_view content) {
    writeFileAtomically(path, std::span(&content, 1));
}

void writeFileAtomically(const std::string& path, std::span<const std::string_view> parts,
                         const std::function<void(std::uint64_t)>& wrote) {
    AtomicFile file(path);
    std::uint64_t done = 0;
    std::size_t unreported = 0;
    for (std::string_view part : parts) {
        while (!part.empty()) {
            const std::string_view piece = part.substr(0, chunk);
            file.write(piece);
            part.remove_prefix(piece.size());
            done += piece.size();
            unreported += piece.size();
            if (wrote && unreported >= chunk) {
                unreported = 0;
                wrote(done);
            }
        }
    }
    file.commit();
}

AtomicFile::AtomicFile(const std::string& path)
    : m_target(targetOf(path)), m_temporary(cleanFolderOf(m_target), path) {
    struct stat old = {};
    if (::stat(m_target.c_str(), &old) == 0)
        m_temporary.setMode(old.st_mode & 07777);
}

void AtomicFile::commit() {
    m_temporary.replace(m_target);
    // The rename itself is on the disk only after the folder is. Some file systems cannot do this; the
    // content is safe without it.
    const std::string folder = folderOf(m_target).string();
    const int descriptor =
        uninterrupted([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    if (descriptor >= 0) {
        uninterrupted([&] { return ::fsync(descriptor); });
        ::close(descriptor);
    }
}

}  // namespace attn
