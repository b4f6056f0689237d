// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Files of sentences and of links part their pieces by blanks of ASCII alone: a no-break space may stand in a
// token. For blanks of Unicode see blanks.h.
inline constexpr std::string_view asciiBlanks = " \t\v\f\r";

// The next piece between blanks, which is taken off; empty at the end.
std::string_view takePiece(std::string_view& text);
std::vector<std::string> piecesOf(std::string_view text);

}  // namespace attn
