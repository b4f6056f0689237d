// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace attn {

// A position beyond this is an error in the file, and would need a text of that length.
inline constexpr long furthestPosition = 1'000'000;
// Reads "12" exactly; returns nothing when there is more or less, or when the number is too large for a
// position.
std::optional<long> wholePosition(std::string_view text);
// The same for the number of a sentence, which may be of any size.
std::optional<long> sentenceNumber(std::string_view text);

}  // namespace attn
