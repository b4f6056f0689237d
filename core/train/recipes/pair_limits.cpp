// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/pair_limits.h"

#include <algorithm>

#include "core/base/told.h"

namespace attn {

bool PairLimits::areKept(std::size_t source, std::size_t target, Index line, SkippedLines& skipped) const {
    const std::size_t other = ignoresTargets ? source : target;
    const auto least = static_cast<Index>(std::min(source, other));
    const auto most = static_cast<Index>(std::max(source, other));
    if (least >= shortest && most <= longest)
        return true;
    const bool isShort = least < shortest;
    skipped.add(isShort ? told("shorter than %1 tokens", shortest) : told("longer than %1 tokens", longest),
                line);
    return false;
}

}  // namespace attn
