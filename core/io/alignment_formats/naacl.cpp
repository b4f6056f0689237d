// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "core/io/alignment_formats/formats.h"
#include "core/text/ascii_blanks.h"

namespace attn {
namespace {

bool isNumber(std::string_view text) {
    double number = 0;
    const char* last = text.data() + text.size();
    const auto [end, problem] = std::from_chars(text.data(), last, number);
    return problem == std::errc() && end == last;
}

}  // namespace

std::optional<NaaclLine> parseNaacl(std::string_view text) {
    const std::optional<long> sentence = sentenceNumber(takePiece(text));
    const std::optional<long> first = wholePosition(takePiece(text));
    const std::optional<long> second = wholePosition(takePiece(text));
    if (!sentence || !first || !second)
        return std::nullopt;
    NaaclLine line{*sentence, *first, *second, true};
    std::string_view piece = takePiece(text);
    if (piece == "S" || piece == "P") {
        line.isSure = piece == "S";
        piece = takePiece(text);
    }
    if (!piece.empty()) {
        if (!isNumber(piece))
            return std::nullopt;
        piece = takePiece(text);
    }
    return piece.empty() ? std::optional(line) : std::nullopt;
}

bool fitsNaacl(std::string_view line) {
    return parseNaacl(line).has_value();
}

void readNaacl(std::string_view text, AlignmentBuilder& builder) {
    std::string_view rest = text;
    if (takePiece(rest).empty())
        return;
    const std::optional<NaaclLine> line = parseNaacl(text);
    if (!line)
        builder.refuse(text);
    builder.goToSentence(line->sentence);
    builder.addLink(line->first, line->second, line->isSure, text);
}

}  // namespace attn
