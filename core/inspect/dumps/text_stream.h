// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

struct gzFile_s;

namespace attn {

// Bytes of a text file, plain or gzip, for formats whose lines may be longer than LineReader takes or of no
// account. A byte order mark is left out. Sentences of its errors start with the path and name the line.
class TextStream {
public:
    // Throws Error when `path` cannot be opened or is not a regular file.
    explicit TextStream(const std::string& path);
    ~TextStream();
    TextStream(const TextStream&) = delete;
    TextStream& operator=(const TextStream&) = delete;

    // The next byte, which stays; -1 at the end. Throws Error for a gzip file that is broken or cut short.
    int peek() { return m_next < m_end || fill() ? static_cast<unsigned char>(m_block[m_next]) : -1; }
    int get();
    void skipBlanks();  // those of JSON
    // Line of the next byte, from 1.
    std::int64_t line() const { return m_line; }
    const std::string& path() const { return m_path; }
    std::string place() const;  // "dump.json, line 3", for sentences
    double share() const;       // of the file that was read, 0 to 1

    // The next line without its end, LF or CR LF; false after the last. Throws Error when it has more than
    // `longest` bytes or is not UTF-8.
    bool nextLine(std::string& line, std::size_t longest);
    // One JSON value as it stands, ending where its brackets or quotation marks do; nothing else of it is
    // checked. Throws Error when the file ends before or there are more than `longest` bytes.
    std::string jsonValue(std::size_t longest);

    // As LineReader::charge, but that plain files may be of any size: what they hold takes no more.
    void charge(std::size_t bytes);

private:
    bool fill();

    std::string m_path;
    gzFile_s* m_file = nullptr;
    std::uint64_t m_fileSize = 0;  // bytes, packed where it is
    std::uint64_t m_charged = 0;   // bytes
    std::vector<char> m_block;
    std::size_t m_next = 0, m_end = 0;
    std::int64_t m_line = 1;
};

}  // namespace attn
