// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace attn {

// The first line that is not blank, without byte order mark and line end; of a start that ends within it what
// there is. Empty where all is blank.
std::string_view firstFullLine(std::string_view start);

// Takes the next line off, without its end.
std::string_view takeLine(std::string_view& text);

}  // namespace attn
