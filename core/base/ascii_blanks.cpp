// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ascii_blanks.h"

#include <algorithm>

namespace attn {

std::string_view takePiece(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(asciiBlanks), text.size()));
    const std::string_view piece = text.substr(0, text.find_first_of(asciiBlanks));
    text.remove_prefix(piece.size());
    return piece;
}

std::vector<std::string> piecesOf(std::string_view text) {
    std::vector<std::string> pieces;
    for (std::string_view piece = takePiece(text); !piece.empty(); piece = takePiece(text))
        pieces.emplace_back(piece);
    return pieces;
}

}  // namespace attn
