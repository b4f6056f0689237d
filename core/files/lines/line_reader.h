// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/types.h"

struct gzFile_s;

namespace attn {

// Lines of a text file, plain or gzip (told apart by its first bytes), read as a stream. UTF-8 with or
// without a byte order mark; a line ends in LF or CR LF, the last one may lack its end. Sentences of its
// errors start with the path and name the line.
class LineReader {
public:
    static constexpr std::size_t longestLine = 1'000'000;  // bytes

    // Throws Error when `path` cannot be opened or is not a regular file.
    explicit LineReader(const std::string& path);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    // The next line without its end; false after the last. Throws Error for a line that is too long or not
    // UTF-8, and for a gzip file that is broken or cut short.
    bool next(std::string& line);
    // Of the line that was read last, counted from 1; 0 before the first.
    Index number() const { return m_number; }
    const std::string& path() const { return m_path; }
    std::string place() const;  // "train.tsv, line 3", for sentences
    // Of the file, packed where it is, that was read so far: 0 to 1.
    double share() const;
    // CRC-32 of the text that was read so far, unpacked; after the last line that of the whole file.
    std::uint32_t checksum() const { return m_checksum; }

    // To be called with the bytes that are kept in memory for a line. Throws Error when all of them together
    // are more than a gigabyte or far more than a file of this size is worth: a gzip file of some kilobytes
    // may hold millions of lines.
    void charge(std::size_t bytes);

private:
    bool fill();
    void checkText(const std::string& line) const;
    [[noreturn]] void refuse(const std::string& what) const;

    std::string m_path;
    gzFile_s* m_file = nullptr;
    std::size_t m_fileSize = 0;  // bytes, packed where it is
    std::size_t m_charged = 0;   // bytes
    std::uint32_t m_checksum = 0;
    std::vector<char> m_block;
    std::size_t m_begin = 0, m_end = 0;  // of what is not yet read in m_block
    Index m_number = 0;
};

}  // namespace attn
