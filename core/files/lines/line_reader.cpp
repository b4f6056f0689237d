// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/line_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unicode/utf8.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/files/cannot_open.h"
#include "core/files/piped_file.h"
#include "core/files/read_files.h"

namespace attn {

namespace {

constexpr unsigned blockSize = 65'536;
// Limits of the memory: every file may take `leastMemory`, and `memoryPerByte` more for each of its bytes, up
// to `mostMemory`. Plain texts with short lines take some 20 bytes per byte, and gzip shrinks texts to a
// fifth.
constexpr std::size_t mostMemory = 1'000'000'000, leastMemory = 64'000'000, memoryPerByte = 200;
constexpr const char* byteOrderMark = "\xEF\xBB\xBF";

// Opens without blocking, because a pipe without a writer must not hang the program.
int openRegularFile(const std::string& path, std::size_t& size) {
    const int descriptor = ::open(readablePath(path).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        throw cannotOpen(path);
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        throw Error(path + ": " +
                    (S_ISDIR(status.st_mode)
                         ? told("is a folder; a text file was expected, plain or gzip.")
                         : told("is not a regular file; a text file was expected, plain or gzip.")));
    }
    size = static_cast<std::size_t>(status.st_size);
    noteReadFile(descriptor);
    return descriptor;
}

}  // namespace

LineReader::LineReader(const std::string& path) : m_path(path), m_block(blockSize) {
    const int descriptor = openRegularFile(path, m_fileSize);
    m_file = ::gzdopen(descriptor, "rb");
    if (!m_file) {
        ::close(descriptor);
        throw Error(path + ": " + told("no memory to read it."), Error::Kind::Failure);
    }
}

LineReader::~LineReader() {
    ::gzclose_r(m_file);
}

bool LineReader::next(std::string& line) {
    line.clear();
    ++m_number;
    bool isThere = false, hasEnd = false;
    while (fill()) {
        isThere = true;
        const char* begin = m_block.data() + m_begin;
        const char* end = m_block.data() + m_end;
        const char* lineEnd = std::find(begin, end, '\n');
        if (line.size() + static_cast<std::size_t>(lineEnd - begin) > longestLine)
            refuse(
                told("line %1 has more than %2 bytes; a line should hold one sentence, or one pair with a "
                     "tab between its sides.",
                     m_number, longestLine));
        line.append(begin, lineEnd);
        m_begin = static_cast<std::size_t>(lineEnd - m_block.data());
        if (lineEnd == end)
            continue;
        ++m_begin;
        hasEnd = true;
        break;
    }
    if (m_number == 1 && line.starts_with(byteOrderMark))
        line.erase(0, std::strlen(byteOrderMark));
    if (!isThere || (m_number == 1 && line.empty() && !hasEnd)) {  // a byte order mark alone is not a line
        --m_number;
        return false;
    }
    if (line.ends_with('\r'))
        line.pop_back();
    checkText(line);
    return true;
}

std::string LineReader::place() const {
    return told("%1, line %2", m_path, m_number);
}

double LineReader::share() const {
    const auto place = static_cast<double>(::gzoffset(m_file));
    return m_fileSize == 0 ? 1 : std::clamp(place / static_cast<double>(m_fileSize), 0.0, 1.0);
}

void LineReader::charge(std::size_t bytes) {
    m_charged += bytes;
    const std::size_t most =
        std::min(mostMemory, leastMemory + memoryPerByte * std::min(m_fileSize, mostMemory / memoryPerByte));
    if (m_charged > most)
        refuse(
            told("line %1 is where this file of %2 bytes takes more than %3 megabytes of memory; all of it "
                 "must fit into memory: take a part of it.",
                 m_number, m_fileSize, most / 1'000'000));
}

// Returns whether the block has unread bytes, reading more if needed. When a file was cut short, everything
// that is left is returned before the error is thrown.
bool LineReader::fill() {
    if (m_begin < m_end)
        return true;
    int count = 0;
    m_begin = m_end = 0;
    while (m_end == 0 && (count = ::gzread(m_file, m_block.data(), blockSize)) > 0) {
        const auto* bytes = reinterpret_cast<const Bytef*>(m_block.data());
        m_checksum = static_cast<std::uint32_t>(::crc32(m_checksum, bytes, static_cast<uInt>(count)));
        m_end = static_cast<std::size_t>(count);
        decode();
    }
    if (m_end > 0)
        return true;
    if (count == 0 && m_decoder.isInside())
        refuse(
            told("line %1 is where this text in UTF-16 is cut short; copy or download it again.", m_number));
    int problem = Z_OK;
    ::gzerror(m_file, &problem);
    if (problem == Z_BUF_ERROR)
        refuse(told("line %1 is where this gzip file is cut short; copy or download it again.", m_number));
    if (problem == Z_ERRNO)
        throw Error(m_path + ": " + told("cannot be read: %1.", std::strerror(errno)), Error::Kind::Failure);
    if (problem != Z_OK && problem != Z_STREAM_END)
        refuse(told("line %1 is where this gzip file is damaged; copy or download it again.", m_number));
    return false;
}

// Turns the block into UTF-8.
void LineReader::decode() {
    const std::string_view block(m_block.data(), m_end);
    if (!m_hasBegun)
        m_decoder.begin(block);
    m_hasBegun = true;
    if (!m_decoder.isNeeded())
        return;
    const std::string text = m_decoder.decode(block);
    m_block.resize(std::max<std::size_t>(blockSize, text.size()));
    std::copy(text.begin(), text.end(), m_block.begin());
    m_end = text.size();
}

void LineReader::checkText(const std::string& line) const {
    const auto* bytes = reinterpret_cast<const uint8_t*>(line.data());
    const auto length = static_cast<int32_t>(line.size());
    for (int32_t i = 0; i < length;) {
        const int32_t begin = i;
        UChar32 character = 0;
        U8_NEXT(bytes, i, length, character);
        if (character >= 0)
            continue;
        constexpr const char* digits = "0123456789ABCDEF";
        if (m_decoder.isNeeded())
            refuse(told("line %1 is UTF-16 with half of a pair at byte %2; save the file again as UTF-8.",
                        m_number, begin + 1));
        const std::string byte = {digits[bytes[begin] >> 4], digits[bytes[begin] & 15]};
        refuse(
            told("line %1 is not UTF-8 at byte %2 (0x%3); convert the file to UTF-8, for example with iconv.",
                 m_number, begin + 1, byte));
    }
}

void LineReader::refuse(const std::string& sentence) const {
    throw Error(m_path + ": " + sentence);
}

}  // namespace attn
