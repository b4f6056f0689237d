// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/temporary_file.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/interrupted.h"
#include "core/system/descriptors.h"

namespace attn {

namespace fs = std::filesystem;

namespace {

constexpr const char* prefix = ".attention-lab-";
constexpr const char* suffix = ".tmp";
constexpr mode_t privateMode = 0600;

bool isTemporaryName(std::string_view name) {
    return name.starts_with(prefix) && name.ends_with(suffix);
}

}  // namespace

bool lockTemporary(int descriptor) {
    return uninterrupted([&] { return ::flock(descriptor, LOCK_EX | LOCK_NB); }) == 0;
}

std::string freshTemporaryName(const fs::path& folder) {
    static std::atomic<unsigned> counter = 0;
    const std::string number = std::to_string(::getpid()) + "-" + std::to_string(counter++);
    return (folder / (prefix + number + suffix)).string();
}

TemporaryFile::TemporaryFile(const fs::path& folder, const std::string& path)
    : m_folder(folder), m_path(path) {
    if (!openUnnamed())
        openNamed();
}

TemporaryFile::~TemporaryFile() {
    if (!m_name.empty())
        ::unlink(m_name.c_str());
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool TemporaryFile::openUnnamed() {
    m_descriptor = uninterrupted([&] { return openUnnamedFile(m_folder.string()); });
    if (m_descriptor >= 0) {
        lockTemporary(m_descriptor);
        makePrivate();
    }
    return m_descriptor >= 0;
}

// Remembers the mode that the system gave the new file: a folder may have other rules than the umask.
void TemporaryFile::makePrivate() {
    struct stat status = {};
    require(::fstat(m_descriptor, &status) == 0);
    m_mode = status.st_mode & 07777;
    ::fchmod(m_descriptor, privateMode);  // a file system without modes refuses, and nothing is lost
}

// Others could open a file with a name before its mode changes, and read it later. So an empty file tells the
// usual mode, and a second one is private from its beginning.
void TemporaryFile::openNamed() {
    openFresh(0666);
    makePrivate();
    ::unlink(m_name.c_str());
    ::close(std::exchange(m_descriptor, -1));
    m_name.clear();
    openFresh(privateMode);
}

void TemporaryFile::openFresh(mode_t mode) {
    for (;;) {
        std::string name = freshTemporaryName(m_folder);
        m_descriptor =
            uninterrupted([&] { return ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode); });
        if (m_descriptor < 0 && errno == EEXIST)
            continue;
        require(m_descriptor >= 0);
        m_name = std::move(name);  // allocates nothing: nobody would remove the file after an exception
        // Another process may have removed it as stale before it was locked.
        struct stat status = {};
        if (lockTemporary(m_descriptor) && ::fstat(m_descriptor, &status) == 0 && status.st_nlink == 0) {
            ::close(m_descriptor);
            continue;
        }
        return;
    }
}

void TemporaryFile::require(bool isDone) const {
    if (!isDone)
        throw Error(m_path + ": " + told("cannot be written: %1.", std::strerror(errno)),
                    Error::Kind::Failure);
}

void TemporaryFile::write(std::string_view content) {
    while (!content.empty()) {
        const ssize_t done = ::write(m_descriptor, content.data(), content.size());
        if (done < 0 && errno == EINTR)
            continue;
        require(done >= 0);
        content.remove_prefix(static_cast<std::size_t>(done));
    }
}

std::string TemporaryFile::read(std::uint64_t from, std::size_t size) const {
    std::string content(size, '\0');
    std::size_t done = 0;
    while (done < size) {
        const ssize_t got =
            ::pread(m_descriptor, content.data() + done, size - done, static_cast<off_t>(from + done));
        if (got < 0 && errno == EINTR)
            continue;
        require(got > 0);
        done += static_cast<std::size_t>(got);
    }
    return content;
}

void TemporaryFile::replace(const fs::path& target) {
    struct stat status = {};
    require(::fstat(m_descriptor, &status) == 0);
    require((status.st_mode & 07777) == m_mode || ::fchmod(m_descriptor, m_mode) == 0);
    require(uninterrupted([&] { return ::fsync(m_descriptor); }) == 0);
    while (m_name.empty()) {
        std::string name = freshTemporaryName(m_folder);
        const bool isNamed = nameUnnamedFile(m_descriptor, name);
        require(isNamed || errno == EEXIST);
        if (isNamed)
            m_name = std::move(name);
    }
    require(::rename(m_name.c_str(), target.c_str()) == 0);
    m_name.clear();
}

// With the system's own calls, because a directory_iterator that reports by an error code ends the program
// when it gets no memory.
void removeStaleTemporaries(const fs::path& folder) {
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), ::closedir);
    while (const dirent* entry = entries ? ::readdir(entries.get()) : nullptr) {
        if (!isTemporaryName(entry->d_name))
            continue;
        const fs::path path = folder / entry->d_name;
        const int descriptor = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        struct stat status = {};
        const bool isKnown = ::fstat(descriptor, &status) == 0;
        std::error_code left;
        if (isKnown && S_ISREG(status.st_mode) && lockTemporary(descriptor))
            ::unlink(path.c_str());
        else if (isKnown && S_ISDIR(status.st_mode) && lockTemporary(descriptor))
            fs::remove_all(path, left);
        ::close(descriptor);
    }
}

}  // namespace attn
