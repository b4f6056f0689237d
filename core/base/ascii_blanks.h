// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The pieces of files of sentences and of links are separated by ASCII blanks only, because a token may
// contain a no-break space. For Unicode blanks see blanks.h.
inline constexpr std::string_view asciiBlanks = " \t\v\f\r";

// Cuts the next piece between blanks off `text` and returns it; returns an empty piece at the end.
std::string_view takePiece(std::string_view& text);
std::vector<std::string> piecesOf(std::string_view text);

}  // namespace attn
