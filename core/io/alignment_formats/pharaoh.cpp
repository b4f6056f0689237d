// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/alignment_formats/formats.h"
#include "core/text/ascii_blanks.h"

namespace attn {

bool fitsPharaoh(std::string_view) {
    return true;
}

std::optional<PharaohLink> parsePharaohLink(std::string_view piece) {
    const std::size_t mark = piece.find_first_of("-p?");
    if (mark == std::string_view::npos)
        return std::nullopt;
    const std::optional<long> first = wholePosition(piece.substr(0, mark));
    const std::optional<long> second = wholePosition(piece.substr(mark + 1));
    if (!first || !second)
        return std::nullopt;
    return PharaohLink{*first, *second, piece[mark] == '-'};
}

void readPharaohLinks(std::string_view links, AlignmentBuilder& builder) {
    for (std::string_view piece = takePiece(links); !piece.empty(); piece = takePiece(links)) {
        const std::optional<PharaohLink> link = parsePharaohLink(piece);
        if (!link)
            builder.refuse(piece);
        builder.addLink(link->first, link->second, link->isSure, piece);
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
