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

// The points to be drawn for a long curve: the smallest and the largest value of every `width` updates, in
// their original order. So no spike is lost, and the work depends only on the number of pixels. values[i]
// belongs to update first + i. The result covers the part from `from` to `to` and the next points on both
// sides. Values that are not finite make gaps. The pieces are counted from update 0, so that the picture does
// not flicker when it is moved.
std::vector<CurvePoint> envelope(std::span<const float> values, Index first, double from, double to,
                                 double width);

}  // namespace attn::ui
