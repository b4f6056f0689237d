// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/cannot_open.h"
#include "core/files/piped_file.h"
#include "core/files/read_files.h"
#include "core/system/machine_memory.h"

namespace attn {
namespace {

// The system promises memory that it does not have, and ends the program once it is used.
std::uint64_t mostInMemory() {
    const double all = machineMemory();
    return all > 0 && all < static_cast<double>(mostFileBytes) ? static_cast<std::uint64_t>(all)
                                                               : mostFileBytes;
}

}  // namespace

FileReader::FileReader(const std::string& path) : m_path(path) {
    // The file is opened without blocking, because a pipe without a writer must not hang the window.
    m_descriptor = ::open(readablePath(path).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (m_descriptor < 0)
        throw cannotOpen(path);
    struct stat status = {};
    if (::fstat(m_descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(m_descriptor);
        throw Error(path + ": " +
                    (S_ISDIR(status.st_mode) ? told("is a folder; a file was expected.")
                                             : told("is not a regular file; a file was expected.")));
    }
    m_size = static_cast<std::uint64_t>(status.st_size);
    noteReadFile(m_descriptor);
}

FileReader::FileReader(std::string path, std::shared_ptr<const std::string> bytes)
    : m_path(std::move(path)), m_size(bytes->size()), m_bytes(std::move(bytes)) {}

FileReader::~FileReader() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::string FileReader::read(std::uint64_t count) {
    if (m_bytes) {
        m_place += count;
        return m_bytes->substr(m_place - count, count);
    }
    std::string bytes;
    if (const std::uint64_t most = mostInMemory(); count > most)
        throw Error(m_path + ": " +
                    told("is too large: %1 bytes of it are to be read, at most %2 fit into the memory; "
                         "choose a smaller file.",
                         count, most));
    try {
        bytes.resize(count);
    } catch (const std::exception&) {
        throw Error(m_path + ": " + told("no memory for its %1 bytes.", m_size), Error::Kind::Failure);
    }
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::read(m_descriptor, bytes.data() + done, bytes.size() - done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw Error(m_path + ": " + told("cannot be read: %1.", std::strerror(errno)),
                        Error::Kind::Failure);
        if (got == 0)
            throw Error(m_path + ": " + told("became shorter while it was read."));
        done += static_cast<std::size_t>(got);
    }
    return bytes;
}

void FileReader::seek(std::uint64_t place) {
    m_place = place;
    if (!m_bytes && ::lseek(m_descriptor, static_cast<off_t>(place), SEEK_SET) < 0)
        throw Error(m_path + ": " + told("cannot be read: %1.", std::strerror(errno)), Error::Kind::Failure);
}

std::string readFile(const std::string& path, std::uint64_t largest) {
    FileReader file(path);
    if (file.size() > largest)
        throw Error(path + ": " + told("has %1 bytes, at most %2 are read here.", file.size(), largest));
    return file.read(file.size());
}

}  // namespace attn
