// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "core/io/alignment_formats/formats.h"
#include "core/text/ascii_blanks.h"

namespace attn {
namespace {

struct NaaclLine {
    std::optional<long> sentence;
    std::optional<long> first;
    std::optional<long> second;
    bool isSure = true;
    bool isWhole = false;  // nothing is wrong with it
};

bool isNumber(std::string_view text) {
    double number = 0;
    const char* last = text.data() + text.size();
    const auto [end, problem] = std::from_chars(text.data(), last, number);
    return problem == std::errc() && end == last;
}

NaaclLine parse(std::string_view text) {
    NaaclLine line;
    line.sentence = sentenceNumber(takePiece(text));
    line.first = wholePosition(takePiece(text));
    line.second = wholePosition(takePiece(text));
    std::string_view piece = takePiece(text);
    bool isRight = true;
    if (piece == "S" || piece == "P") {
        line.isSure = piece == "S";
        piece = takePiece(text);
    }
    if (!piece.empty()) {
        isRight = isNumber(piece);
        piece = takePiece(text);
    }
    line.isWhole = isRight && piece.empty() && line.sentence && line.first && line.second;
    return line;
}

}  // namespace

bool fitsNaacl(std::string_view line) {
    return parse(line).isWhole;
}

void readNaacl(std::string_view text, AlignmentBuilder& builder) {
    std::string_view rest = text;
    if (takePiece(rest).empty())
        return;
    const NaaclLine line = parse(text);
    if (!line.isWhole)
        builder.refuse(text);
    builder.goToSentence(*line.sentence);
    builder.addLink(*line.first, *line.second, line.isSure, text);
}

}  // namespace attn
