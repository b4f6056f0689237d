// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/first_lines.h"

#include <algorithm>

#include "core/base/ascii_blanks.h"

namespace attn {

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::string_view firstFullLine(std::string_view start) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (start.starts_with(byteOrderMark))
        start.remove_prefix(byteOrderMark.size());
    while (!start.empty()) {
        const std::string_view line = takeLine(start);
        if (line.find_first_not_of(asciiBlanks) != line.npos)
            return line;
    }
    return {};
}

}  // namespace attn
