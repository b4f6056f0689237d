// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace attn {

// Past it are slips of the pen, and a text of that length would be needed.
inline constexpr long furthestPosition = 1'000'000;
// Reads "12" whole; none when there is more or less, or when it is past what a position can be.
std::optional<long> wholePosition(std::string_view text);
// The same for the number of a sentence, which may be any.
std::optional<long> sentenceNumber(std::string_view text);

}  // namespace attn
