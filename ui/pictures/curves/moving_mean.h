// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/types.h"

namespace attn::ui {

// The mean of the last `window` values as far as they are finite, value by value. Nothing is ever subtracted
// from a sum (blocks with sums to their ends, van Herk 1992), so that one huge loss leaves no rounding error.
class MovingMean {
public:
    explicit MovingMean(Index window = 1);  // at least 1

    // The mean with this value; NaN where none of the last `window` is finite.
    double add(double value);

private:
    struct Sum {
        double sum = 0;
        Index count = 0;
        void add(double value);
    };
    Index m_window;
    std::vector<double> m_block;  // values of the block that is being filled
    Sum m_head;                   // of all of them
    std::vector<Sum> m_tails;     // of the block before: from an element to its end
};

}  // namespace attn::ui
