// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/dumps/positions.h"

#include <charconv>

namespace attn {

std::optional<long> sentenceNumber(std::string_view text) {
    long number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

std::optional<long> wholePosition(std::string_view text) {
    const std::optional<long> number = sentenceNumber(text);
    return number && *number <= furthestPosition ? number : std::nullopt;
}

}  // namespace attn
