// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/piped_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/files/cannot_open.h"
#include "core/files/file_reader.h"
#include "core/system/descriptors.h"

namespace attn {
namespace {

constexpr std::uint64_t largestPipe = mostFileBytes;
constexpr std::size_t pipeBlock = 1 << 20;

using FileId = std::pair<dev_t, ino_t>;

struct HeldPipes {
    std::mutex mutex;
    std::set<FileId> named;             // by the command line
    std::map<FileId, int> descriptors;  // memory files that hold the bytes
};

HeldPipes& heldPipes() {
    static HeldPipes held;
    return held;
}

std::optional<FileId> pipeId(const std::string& path) {
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !(S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode)))
        return std::nullopt;
    return FileId(status.st_dev, status.st_ino);
}

class PipeEnd {
public:
    PipeEnd(int number, const std::string& path) : m_number(number) {
        if (number < 0)
            throw cannotOpen(path);
    }
    ~PipeEnd() {
        if (m_number >= 0)
            ::close(m_number);
    }
    PipeEnd(const PipeEnd&) = delete;
    PipeEnd& operator=(const PipeEnd&) = delete;
    int number() const { return m_number; }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

void writeAll(int descriptor, std::string_view bytes, const std::string& path) {
    while (!bytes.empty()) {
        const ssize_t done = ::write(descriptor, bytes.data(), bytes.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            throw Error(path + ": is a pipe whose bytes cannot be kept in memory: " + std::strerror(errno) +
                            "; write them to a file first.",
                        Error::Kind::Failure);
        bytes.remove_prefix(static_cast<std::size_t>(done));
    }
}

int readToEnd(const std::string& path) {
    const std::optional<int> open = descriptorOfPath(path);
    const PipeEnd pipe(open ? ::fcntl(*open, F_DUPFD_CLOEXEC, 3) : ::open(path.c_str(), O_RDONLY | O_CLOEXEC),
                       path);
    PipeEnd memory(openMemoryFile(), path);
    std::vector<char> block(pipeBlock);
    for (std::uint64_t done = 0;;) {
        const ssize_t count = ::read(pipe.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw Error(path + ": cannot be read: " + std::strerror(errno) + ".", Error::Kind::Failure);
        if (count == 0)
            return memory.release();
        done += static_cast<std::uint64_t>(count);
        if (done > largestPipe)
            throw Error(path + ": is a pipe of more than " + std::to_string(largestPipe) +
                        " bytes; write them to a file first.");
        writeAll(memory.number(), {block.data(), static_cast<std::size_t>(count)}, path);
    }
}

}  // namespace

void readPipesAsFiles(const std::vector<std::string>& words) {
    HeldPipes& held = heldPipes();
    const std::lock_guard lock(held.mutex);
    const auto note = [&](const std::string& path) {
        if (const std::optional<FileId> id = pipeId(path))
            held.named.insert(*id);
    };
    for (const std::string& word : words) {
        note(word == "-" ? "/dev/stdin" : word);
        for (std::size_t sign = word.find('='); sign != word.npos; sign = word.find('=', sign + 1))
            note(word.substr(sign + 1));
    }
}

std::string readablePath(const std::string& path) {
    const std::optional<FileId> id = pipeId(path);
    if (!id)
        return path;
    HeldPipes& held = heldPipes();
    const std::lock_guard lock(held.mutex);
    if (!held.named.contains(*id))
        return path;
    auto found = held.descriptors.find(*id);
    if (found == held.descriptors.end())
        found = held.descriptors.emplace(*id, readToEnd(path)).first;
    return pathOfDescriptor(found->second);
}

}  // namespace attn
