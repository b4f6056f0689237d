// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/files/lines/utf16_decoder.h"

struct gzFile_s;

namespace attn {

// The lines of a file (plain or gzip), a pipe or a terminal as they arrive. The text is UTF-8 or
// UTF-16, with or without a byte order mark; a line ends in LF or CR LF, and the last one may lack its end. A
// line that cannot be read is returned with its problem, so that every line keeps its number.
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
        std::string problem;  // why the line cannot be read: "is not UTF-8 at byte 3"; else empty
    };
    // Waits for the next line. Returns false after the last one and after a stop. Throws Error when the
    // system cannot read on, and for a gzip file that is broken or cut short.
    bool next(Line& line, const std::stop_token& stop = {});
    // Whether part of the next line, or the end, can be read without waiting.
    bool isReady() const;
    // The number of the line that was read last, counted from 1; 0 before the first.
    Index number() const { return m_number; }
    // For sentences: the path, or "standard input".
    const std::string& name() const { return m_name; }
    // The share of the file (of its packed bytes for gzip) that was read so far: 0 to 1; 0 when the size is
    // unknown.
    double share() const;

private:
    bool fill(const std::stop_token& stop);
    Index readBlock();
    void decodeBlock();
    bool waitForBytes(const std::stop_token& stop) const;
    [[noreturn]] void refuse(const std::string& what) const;

    std::string m_name;
    int m_descriptor = -1;
    gzFile_s* m_gzip = nullptr;  // only for a file; a pipe is read directly
    double m_size = 0;           // bytes of a file
    std::vector<char> m_block;
    std::size_t m_begin = 0, m_end = 0;  // the unread part of m_block
    bool m_isFirstBlock = true, m_isAtEnd = false;
    Utf16Decoder m_decoder;
    Index m_number = 0;
};

}  // namespace attn
