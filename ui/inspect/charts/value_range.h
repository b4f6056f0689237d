// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// A selected range of a metric's values; both ends belong to it.
struct ValueRange {
    double low = 0, high = 0;
    bool operator==(const ValueRange&) const = default;
};

}  // namespace attn::ui
