// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/alignment_formats/formats.h"

namespace attn {

bool fitsColumns(std::string_view line) {
    return std::count(line.begin(), line.end(), '\t') == 2;
}

void readColumns(std::string_view line, AlignmentBuilder& builder) {
    if (!fitsColumns(line))
        builder.refuse(line);
    const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
    builder.startSentence({});
    builder.setTexts(line.substr(0, first), line.substr(first + 1, second - first - 1));
    readPharaohLinks(line.substr(second + 1), builder);
}

}  // namespace attn
