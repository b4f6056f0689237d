// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/alignment_formats/formats.h"
#include "core/text/ascii_blanks.h"

namespace attn {

bool fitsPharaoh(std::string_view) {
    return true;
}

void readPharaohLinks(std::string_view links, AlignmentBuilder& builder) {
    for (std::string_view piece = takePiece(links); !piece.empty(); piece = takePiece(links)) {
        const std::size_t mark = std::min(piece.find_first_of("-p?"), piece.size() - 1);
        const std::optional<long> first = wholePosition(piece.substr(0, mark));
        const std::optional<long> second = wholePosition(piece.substr(mark + 1));
        if (!first || !second)
            builder.refuse(piece);
        builder.addLink(*first, *second, piece[mark] == '-', piece);
    }
}

void readPharaoh(std::string_view line, AlignmentBuilder& builder) {
    std::optional<long> number;
    if (const std::size_t tab = line.find('\t'); tab != std::string_view::npos) {
        number = sentenceNumber(line.substr(0, tab));
        if (number)
            line.remove_prefix(tab + 1);
    }
    builder.startSentence(number);
    readPharaohLinks(line, builder);
}

}  // namespace attn
