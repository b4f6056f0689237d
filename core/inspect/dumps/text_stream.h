// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/files/lines/utf16_decoder.h"

struct gzFile_s;

namespace attn {

// The bytes of a text file, plain or gzip, for formats whose lines do not matter or may be longer than
// LineReader allows. A byte order mark is left out, and UTF-16 becomes UTF-8. The sentences of its errors
// start with the path and name the line.
class TextStream {
public:
    // Throws Error when `path` cannot be opened or is not a regular file.
    explicit TextStream(const std::string& path);
    ~TextStream();
    TextStream(const TextStream&) = delete;
    TextStream& operator=(const TextStream&) = delete;

    // The next byte without taking it; -1 at the end. Throws Error for a gzip file that is broken or cut
    // short.
    int peek() { return m_next < m_end || fill() ? static_cast<unsigned char>(m_block[m_next]) : -1; }
    int get();
    void skipBlanks();  // blanks as JSON defines them
    // The line of the next byte, from 1.
    std::int64_t line() const { return m_line; }
    const std::string& path() const { return m_path; }
    std::string place() const;  // "dump.json, line 3", for sentences
    double share() const;       // share of the file that was read, 0 to 1

    // Reads the next line without its end, LF or CR LF; returns false after the last. Throws Error when the
    // line has more than `longest` bytes or is not UTF-8.
    bool nextLine(std::string& line, std::size_t longest);
    // The text of one JSON value. It ends where its brackets or quotation marks end; nothing else is checked.
    // Throws Error when the file ends before that or the value has more than `longest` bytes.
    std::string jsonValue(std::size_t longest);

    // Like LineReader::charge, but plain files may have any size, because their content takes no more memory
    // than the file.
    void charge(std::size_t bytes);

private:
    bool fill();

    std::string m_path;
    gzFile_s* m_file = nullptr;
    std::uint64_t m_fileSize = 0;  // bytes; of the packed file for gzip
    std::uint64_t m_charged = 0;   // bytes
    Utf16Decoder m_decoder;
    bool m_hasBegun = false;
    std::vector<char> m_block;
    std::size_t m_next = 0, m_end = 0;
    std::int64_t m_line = 1;
};

}  // namespace attn
