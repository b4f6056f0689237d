// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/files/lines/utf16_decoder.h"

struct gzFile_s;

namespace attn {

// Reads the lines of a text file as a stream. The file is plain or gzip, which its first bytes tell. It is
// UTF-8 with or without a byte order mark, or UTF-16 (Utf16Decoder), of which lines are UTF-8, too; a line
// ends in LF or CR LF, and the last one may lack its end. The sentences of its errors start with the path and
// name the line.
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
    // The number of the line that was read last, counted from 1; 0 before the first.
    Index number() const { return m_number; }
    const std::string& path() const { return m_path; }
    std::string place() const;  // "train.tsv, line 3", for sentences
    // The share of the file (of its packed bytes for gzip) that was read so far: 0 to 1.
    double share() const;
    // CRC-32 of the text that was read so far, unpacked; after the last line it is that of the whole file.
    std::uint32_t checksum() const { return m_checksum; }

    // To be called with the number of bytes that the caller keeps in memory for a line. Throws Error when
    // they add up to more than a gigabyte or to far more than a file of this size should need: a gzip file of
    // some kilobytes may hold millions of lines.
    void charge(std::size_t bytes);

private:
    bool fill();
    void decode();
    void checkText(const std::string& line) const;
    [[noreturn]] void refuse(const std::string& sentence) const;

    std::string m_path;
    gzFile_s* m_file = nullptr;
    std::size_t m_fileSize = 0;  // bytes; of the packed file for gzip
    std::size_t m_charged = 0;   // bytes
    std::uint32_t m_checksum = 0;
    Utf16Decoder m_decoder;
    bool m_hasBegun = false;
    std::vector<char> m_block;
    std::size_t m_begin = 0, m_end = 0;  // the unread part of m_block
    Index m_number = 0;
};

}  // namespace attn
