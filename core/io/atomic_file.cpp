// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "core/error.h"

namespace attn {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const std::string& path, const std::string& reason) {
    throw Error(path + ": cannot be written: " + reason + ".", Error::Kind::Failure);
}

// Removed by the destructor unless it was renamed.
class TemporaryFile {
public:
    TemporaryFile(const fs::path& folder, const std::string& path) : m_path(path) {
        static std::atomic<unsigned> counter = 0;
        do {
            m_name = (folder / (".attention-lab-" + std::to_string(::getpid()) + "-" +
                                std::to_string(counter++) + ".tmp"))
                         .string();
            m_descriptor = ::open(m_name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        } while (m_descriptor < 0 && errno == EEXIST);
        if (m_descriptor < 0)
            fail(m_path, std::strerror(errno));
    }

    ~TemporaryFile() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
        if (!m_name.empty())
            ::unlink(m_name.c_str());
    }

    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void setMode(mode_t mode) { require(::fchmod(m_descriptor, mode) == 0); }

    void write(std::string_view content) {
        while (!content.empty()) {
            const ssize_t done = ::write(m_descriptor, content.data(), content.size());
            if (done < 0 && errno == EINTR)
                continue;
            require(done >= 0);
            content.remove_prefix(static_cast<std::size_t>(done));
        }
        require(::fsync(m_descriptor) == 0);
    }

    void renameTo(const std::string& target) {
        const int descriptor = m_descriptor;
        m_descriptor = -1;
        require(::close(descriptor) == 0);
        require(::rename(m_name.c_str(), target.c_str()) == 0);
        m_name.clear();
    }

private:
    void require(bool isDone) const {
        if (!isDone)
            fail(m_path, std::strerror(errno));
    }

    std::string m_path;
    std::string m_name;
    int m_descriptor = -1;
};

}  // namespace

void writeFileAtomically(const std::string& path, std::string_view content) {
    std::error_code error;
    fs::path target = path;
    if (fs::is_symlink(target, error)) {
        target = fs::weakly_canonical(target, error);
        if (error)
            fail(path, error.message());
    }
    struct stat old = {};
    const bool isThere = ::stat(target.c_str(), &old) == 0;
    // A rename would put a file in the place of a folder or of a device.
    if (isThere && !S_ISREG(old.st_mode))
        fail(path, S_ISDIR(old.st_mode) ? "it is a folder" : "it is not a regular file");

    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    TemporaryFile temporary(folder, path);
    if (isThere)
        temporary.setMode(old.st_mode & 07777);
    temporary.write(content);
    temporary.renameTo(target.string());

    // The rename itself is on the disk only once the folder is. Some file systems cannot do this; the content
    // is safe without it.
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

}  // namespace attn
