// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/pair_limits.h"

#include <algorithm>

namespace attn {

bool PairLimits::areKept(std::size_t source, std::size_t target, Index line, SkippedLines& skipped) const {
    const std::size_t other = ignoresTargets ? source : target;
    const auto least = static_cast<Index>(std::min(source, other));
    const auto most = static_cast<Index>(std::max(source, other));
    if (least >= shortest && most <= longest)
        return true;
    const bool isShort = least < shortest;
    skipped.add(std::string(isShort ? "shorter" : "longer") + " than " +
                    std::to_string(isShort ? shortest : longest) + " tokens",
                line);
    return false;
}

}  // namespace attn
