// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/record_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstring>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/atomic_file.h"
#include "core/files/crc32.h"
#include "core/files/file_reader.h"
#include "core/files/interrupted.h"

namespace attn {
namespace {

constexpr std::string_view recordMark = "ATTNREC1";
constexpr std::size_t reportEvery = 4 * 1024 * 1024;  // bytes between two reports

// Stands before each record: the mark, the record's length in bytes, its CRC-32, and the CRC-32 of these
// three.
struct Head {
    std::uint64_t size = 0;
    std::uint32_t checksum = 0;
};
constexpr std::size_t headSize = 24;

template <typename Number>
void put(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <typename Number>
Number take(const char* bytes) {
    Number number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

std::string headOf(std::span<const std::string_view> record) {
    Head head;
    for (const std::string_view part : record) {
        head.size += part.size();
        head.checksum = crc32Of(part, head.checksum);
    }
    std::string bytes(recordMark);
    put(bytes, head.size);
    put(bytes, head.checksum);
    put(bytes, crc32Of(bytes));
    return bytes;
}

std::optional<Head> readHead(FileReader& file, std::uint64_t left) {
    if (left < headSize)
        return {};
    const std::string bytes = file.read(headSize);
    if (!bytes.starts_with(recordMark) ||
        crc32Of(std::string_view(bytes).substr(0, headSize - 4)) != take<std::uint32_t>(bytes.data() + 20))
        return {};
    const Head head = {take<std::uint64_t>(bytes.data() + 8), take<std::uint32_t>(bytes.data() + 16)};
    return head.size <= left - headSize ? std::optional(head) : std::nullopt;
}

[[noreturn]] void refuse(const std::string& path) {
    throw Error(path + ": " + told("holds no whole record; take another copy of it."));
}

// An open file that is closed in the end.
class Descriptor {
public:
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) {}
    ~Descriptor() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    operator int() const { return m_descriptor; }

private:
    const int m_descriptor;
};

void write(int descriptor, std::span<const std::string_view> parts, const std::string& path,
           const RecordFile::Wrote& wrote) {
    std::uint64_t done = 0, reported = 0;
    for (std::string_view part : parts)
        while (!part.empty()) {
            const ssize_t count = ::write(descriptor, part.data(), std::min(part.size(), reportEvery));
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                throw Error(path + ": " + told("cannot be written: %1.", std::strerror(errno)),
                            Error::Kind::Failure);
            part.remove_prefix(static_cast<std::size_t>(count));
            done += static_cast<std::uint64_t>(count);
            if (wrote && done - reported >= reportEvery)
                wrote(reported = done);
        }
    if (uninterrupted([&] { return ::fsync(descriptor); }) != 0)
        throw Error(path + ": " + told("cannot be written: %1.", std::strerror(errno)), Error::Kind::Failure);
}

std::vector<std::string_view> withHead(const std::string& head, std::span<const std::string_view> record) {
    std::vector<std::string_view> parts = {head};
    parts.insert(parts.end(), record.begin(), record.end());
    return parts;
}

std::uint64_t bytesIn(std::span<const std::string_view> parts) {
    std::uint64_t bytes = 0;
    for (const std::string_view part : parts)
        bytes += part.size();
    return bytes;
}

}  // namespace

void RecordFile::create(const std::string& path, std::span<const std::string_view> record,
                        const Wrote& wrote) {
    const std::string head = headOf(record);
    const std::vector<std::string_view> parts = withHead(head, record);
    writeFileAtomically(path, parts, wrote);
    m_path = path;
    struct stat status = {};
    m_size = ::stat(path.c_str(), &status) == 0 ? bytesIn(parts) : 0;
    m_stamp = {status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

bool RecordFile::append(std::span<const std::string_view> record, const Wrote& wrote) {
    if (m_size == 0)
        return false;
    const Descriptor file(
        uninterrupted([&] { return ::open(m_path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW); }));
    struct stat status = {};
    const auto stampNow = [&] {
        return ::fstat(file, &status) == 0
                   ? Stamp{status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec}
                   : Stamp{};
    };
    if (file < 0 || stampNow() != m_stamp || static_cast<std::uint64_t>(status.st_size) < m_size)
        return false;
    // Removes what a failed record left behind.
    const auto end = static_cast<off_t>(m_size);
    if ((status.st_size > end && ::ftruncate(file, end) != 0) || ::lseek(file, end, SEEK_SET) != end)
        return false;
    const std::string head = headOf(record);
    const std::vector<std::string_view> parts = withHead(head, record);
    try {
        write(file, parts, m_path, wrote);
    } catch (...) {
        [[maybe_unused]] const int shortened = ::ftruncate(file, end);  // or the next call does it
        m_stamp = stampNow();
        throw;
    }
    m_size += bytesIn(parts);
    m_stamp = stampNow();
    return true;
}

bool RecordFile::isOne(const std::string& path) {
    FileReader file(path);
    return file.size() >= recordMark.size() && file.read(recordMark.size()) == recordMark;
}

void RecordFile::read(const std::string& path, const std::function<void(std::string record)>& take) {
    FileReader file(path);
    std::uint64_t left = file.size();
    bool isFirst = true;
    for (std::optional<Head> head; (head = readHead(file, left)); isFirst = false) {
        std::string record = file.read(head->size);
        if (crc32Of(record) != head->checksum)
            break;
        left -= headSize + head->size;
        take(std::move(record));
    }
    if (isFirst)
        refuse(path);
}

std::string RecordFile::readLast(const std::string& path) {
    struct Place {
        std::uint64_t begin;
        Head head;
    };
    std::vector<Place> places;
    FileReader file(path);
    std::uint64_t begin = 0;
    while (const std::optional<Head> head = readHead(file, file.size() - begin)) {
        places.push_back({begin + headSize, *head});
        begin += headSize + head->size;
        file.seek(begin);
    }
    for (; !places.empty(); places.pop_back()) {
        const Place& last = places.back();
        file.seek(last.begin);
        if (std::string record = file.read(last.head.size); crc32Of(record) == last.head.checksum)
            return record;
    }
    refuse(path);
}

}  // namespace attn
