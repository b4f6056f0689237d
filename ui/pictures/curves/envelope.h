// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"

namespace attn::ui {

struct CurvePoint {
    double update = 0;
    double value = 0;  // NaN: a gap
    bool operator==(const CurvePoint&) const = default;
};

// What is drawn of a long curve: the smallest and the largest value of every `width` updates, in the order in
// which they stand, so that no spike is lost and the work depends on the pixels alone. values[i] is of update
// first + i; the part from `from` to `to` is taken and what reaches it from both sides. Values that are not
// finite make gaps. The pieces are counted from update 0: the picture does not flicker when it is moved.
std::vector<CurvePoint> envelope(std::span<const float> values, Index first, double from, double to,
                                 double width);

}  // namespace attn::ui
