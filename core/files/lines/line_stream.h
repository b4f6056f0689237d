// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/types.h"

struct gzFile_s;

namespace attn {

// Lines of a text as they come, of a file (plain or gzip), a pipe or a terminal. UTF-8 with or without a byte
// order mark; a line ends in LF or CR LF, the last one may lack its end. A line that cannot be read is given
// as such, so that every line keeps its number.
class LineStream {
public:
    // "-" is standard input. Throws Error when `path` cannot be opened or is a folder. Waits for the other
    // end of a named pipe.
    explicit LineStream(const std::string& path);
    ~LineStream();
    LineStream(const LineStream&) = delete;
    LineStream& operator=(const LineStream&) = delete;

    struct Line {
        std::string text;     // without its end
        std::string problem;  // why it cannot be read: "is not UTF-8 at byte 3"; else empty
    };
    // The next line; waits for it. False after the last one and after a stop. Throws Error when the system
    // does not give more, and for a gzip file that is broken or cut short.
    bool next(Line& line, const std::stop_token& stop = {});
    // Whether something of the next line, or the end, is there already.
    bool isReady() const;
    // Of the line that was read last, counted from 1; 0 before the first.
    Index number() const { return m_number; }
    // For sentences: the path, or "standard input".
    const std::string& name() const { return m_name; }
    // Of the file, packed where it is, that was read so far: 0 to 1; 0 where nobody knows its size.
    double share() const;

private:
    bool fill(const std::stop_token& stop);
    Index readBlock();
    bool waitForBytes(const std::stop_token& stop) const;
    [[noreturn]] void refuse(const std::string& what) const;

    std::string m_name;
    int m_descriptor = -1;
    gzFile_s* m_gzip = nullptr;  // of a file; a pipe is read as it comes
    double m_size = 0;           // bytes of a file
    std::vector<char> m_block;
    std::size_t m_begin = 0, m_end = 0;  // of what is not yet read in m_block
    bool m_isFirstBlock = true, m_isAtEnd = false;
    Index m_number = 0;
};

}  // namespace attn
