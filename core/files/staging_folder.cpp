// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/staging_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/interrupted.h"
#include "core/files/temporary_file.h"

namespace attn {

namespace fs = std::filesystem;

StagingFolder::StagingFolder(const fs::path& parent, const std::string& path) : m_path(path) {
    for (;;) {
        m_name = freshTemporaryName(parent);
        if (::mkdir(m_name.c_str(), 0777) != 0) {
            require(errno == EEXIST);
            continue;
        }
        m_descriptor =
            uninterrupted([&] { return ::open(m_name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
        // Another process may have removed it as stale before it was locked.
        struct stat status = {};
        if (m_descriptor >= 0 && lockTemporary(m_descriptor) && ::fstat(m_descriptor, &status) == 0 &&
            status.st_nlink > 0) {
            m_mode = status.st_mode & 07777;
            ::fchmod(m_descriptor, 0700);  // a file system without modes refuses
            return;
        }
        if (m_descriptor < 0 && errno != ENOENT) {
            const int reason = errno;
            ::rmdir(m_name.c_str());
            errno = reason;
            require(false);
        }
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
}

StagingFolder::~StagingFolder() {
    // Neither opens nor allocates anything: the reason may be that there is no more of either.
    if (!m_name.empty()) {
        for (const std::string& name : m_added)
            ::unlinkat(m_descriptor, name.c_str(), 0);
        ::rmdir(m_name.c_str());
    }
    ::close(m_descriptor);
}

void StagingFolder::require(bool isDone) const {
    if (!isDone)
        throw Error(m_path + ": " + told("cannot be written: %1.", std::strerror(errno)),
                    Error::Kind::Failure);
}

void StagingFolder::add(const std::string& name, std::string_view content) {
    m_added.push_back(name);
    const int file = uninterrupted(
        [&] { return ::openat(m_descriptor, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666); });
    require(file >= 0);
    bool isWritten = true;
    while (isWritten && !content.empty()) {
        const ssize_t done = ::write(file, content.data(), content.size());
        if (done > 0)
            content.remove_prefix(static_cast<std::size_t>(done));
        isWritten = done > 0 || (done < 0 && errno == EINTR);
    }
    isWritten = isWritten && uninterrupted([&] { return ::fsync(file); }) == 0;
    const int reason = errno;
    ::close(file);
    errno = reason;
    require(isWritten);
}

void StagingFolder::replace(const fs::path& target) {
    struct stat old = {}, status = {};
    if (::stat(target.c_str(), &old) == 0)
        m_mode = old.st_mode & 07777;
    require(::fstat(m_descriptor, &status) == 0);
    require((status.st_mode & 07777) == m_mode || ::fchmod(m_descriptor, m_mode) == 0);
    require(::rename(m_name.c_str(), target.c_str()) == 0);
    m_name.clear();
}

}  // namespace attn
