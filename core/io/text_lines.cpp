// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_lines.h"

#include <unicode/utf8.h>

#include <algorithm>

#include "core/error.h"

namespace attn {
namespace {

constexpr std::uint64_t pieceSize = 1 << 16;
constexpr const char* byteOrderMark = "\xEF\xBB\xBF";

}  // namespace

TextLines::TextLines(const std::string& path) : m_file(path), m_left(m_file.size()) {}

bool TextLines::next(std::string& line) {
    std::size_t end = m_buffer.find('\n', m_start);
    while (end == std::string::npos && m_left > 0 && m_buffer.size() - m_start <= longestLine) {
        m_buffer.erase(0, m_start);
        m_start = 0;
        const std::size_t searched = m_buffer.size();
        const std::uint64_t count = std::min(m_left, pieceSize);
        m_buffer += m_file.read(count);
        m_left -= count;
        end = m_buffer.find('\n', searched);
    }
    if (end == std::string::npos && m_start == m_buffer.size())
        return false;
    ++m_number;
    const std::size_t size = std::min(end, m_buffer.size()) - m_start;
    if (size > longestLine)
        throw Error(place() + ": is longer than " + std::to_string(longestLine) +
                    " bytes; a sentence in each line was expected.");
    line.assign(m_buffer, m_start, size);
    m_start += size + (end == std::string::npos ? 0 : 1);
    if (m_number == 1 && line.starts_with(byteOrderMark))
        line.erase(0, 3);
    if (line.ends_with('\r'))
        line.pop_back();
    return true;
}

std::string TextLines::place() const {
    return m_file.path() + ", line " + std::to_string(m_number);
}

void requireUtf8(const std::string& line, const std::string& place) {
    std::size_t next = 0;
    while (next < line.size()) {
        const std::size_t begin = next;
        UChar32 point = 0;
        U8_NEXT(line.data(), next, line.size(), point);
        if (point < 0)
            throw Error(place + ": byte " + std::to_string(begin + 1) +
                        " is not UTF-8; save the file as UTF-8.");
    }
}

}  // namespace attn
