// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/io/file_reader.h"

namespace attn {

// The lines of a regular text file one by one, in the memory of one line: LF or CRLF, without a byte order
// mark at the start. What the last line feed ends is the last line.
class TextLines {
public:
    static constexpr std::size_t longestLine = 1 << 20;  // bytes

    // Throws Error when `path` cannot be opened or is not a regular file.
    explicit TextLines(const std::string& path);

    // The next line without its end; false when there is none. Throws Error when it is too long or the file
    // cannot be read.
    bool next(std::string& line);
    std::int64_t number() const { return m_number; }  // of the last line, counted from 1
    std::string place() const;                        // "gold.txt, line 3", for sentences

private:
    FileReader m_file;
    std::uint64_t m_left = 0;  // bytes of the file
    std::string m_buffer;
    std::size_t m_start = 0;  // in the buffer
    std::int64_t m_number = 0;
};

// Throws Error naming the byte (counted from 1) at which a line stops being UTF-8.
void requireUtf8(const std::string& line, const std::string& place);

}  // namespace attn
