// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/base/types.h"
#include "core/files/lines/skipped_lines.h"

namespace attn {

// How many tokens each side of a pair may have; only its source where targets are classes.
struct PairLimits {
    Index shortest = 1;
    Index longest = 1000;
    bool ignoresTargets = false;
    bool operator==(const PairLimits&) const = default;

    // Whether a pair of so many tokens is kept. If not, its line is counted as skipped.
    bool areKept(std::size_t source, std::size_t target, Index line, SkippedLines& skipped) const;
};

}  // namespace attn
