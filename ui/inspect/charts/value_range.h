// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// Values of a metric that are brushed; both ends belong to it.
struct ValueRange {
    double low = 0, high = 0;
    bool operator==(const ValueRange&) const = default;
};

}  // namespace attn::ui
