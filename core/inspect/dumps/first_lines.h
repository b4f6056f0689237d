// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace attn {

// The first line that is not blank, without byte order mark and line end. If the start ends within that line,
// the part that is there. Empty when all is blank.
std::string_view firstFullLine(std::string_view start);

// Cuts the next line off `text` and returns it without its end.
std::string_view takeLine(std::string_view& text);

}  // namespace attn
