// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/descriptors.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>

#ifdef __linux__
#include <sys/mman.h>
#else
#include <cstdio>
#endif

namespace attn {

#ifdef __linux__

int openUnnamedFile(const std::string& folder) {
    // The file gets its name through /proc.
    if (::access("/proc/self/fd", X_OK) != 0) {
        errno = EOPNOTSUPP;
        return -1;
    }
    return ::open(folder.c_str(), O_RDWR | O_TMPFILE | O_CLOEXEC, 0666);
}

bool nameUnnamedFile(int descriptor, const std::string& name) {
    return ::linkat(AT_FDCWD, pathOfDescriptor(descriptor).c_str(), AT_FDCWD, name.c_str(),
                    AT_SYMLINK_FOLLOW) == 0;
}

int openMemoryFile() {
    return ::memfd_create("attnlab-pipe", MFD_CLOEXEC);
}

std::string pathOfDescriptor(int descriptor) {
    return "/proc/self/fd/" + std::to_string(descriptor);
}

#else

int openUnnamedFile(const std::string&) {
    errno = EOPNOTSUPP;
    return -1;
}

bool nameUnnamedFile(int, const std::string&) {
    errno = EOPNOTSUPP;
    return false;
}

// A file whose name is gone at once. Its descriptor stays when the stream is closed.
int openMemoryFile() {
    std::FILE* file = std::tmpfile();
    const int descriptor = file ? ::dup(::fileno(file)) : -1;
    if (file)
        std::fclose(file);
    return descriptor;
}

std::string pathOfDescriptor(int descriptor) {
    return "/dev/fd/" + std::to_string(descriptor);
}

#endif

std::optional<int> descriptorOfPath(std::string_view path) {
    constexpr std::array<std::string_view, 3> standard = {"/dev/stdin", "/dev/stdout", "/dev/stderr"};
    for (int number = 0; number < 3; ++number)
        if (path == standard.at(static_cast<std::size_t>(number)))
            return number;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        int number = 0;
        const char* end = path.data() + path.size();
        if (path.starts_with(folder) && std::from_chars(path.data() + folder.size(), end, number).ptr == end)
            return number;
    }
    return std::nullopt;
}

bool isDescriptorFolder(const std::string& folder) {
    return folder == "/dev" || folder == "/dev/fd" ||
           (folder.starts_with("/proc/") && folder.ends_with("/fd"));
}

}  // namespace attn
