// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/types.h"

namespace attn::ui {

// The mean of the last `window` values that are finite, computed value by value. It never subtracts from a
// sum (it uses blocks with sums to their ends, van Herk 1992), so that one huge loss leaves no rounding
// error.
class MovingMean {
public:
    explicit MovingMean(Index window = 1);  // at least 1

    // The mean including this value; NaN if none of the last `window` values is finite.
    double add(double value);

private:
    struct Sum {
        double sum = 0;
        Index count = 0;
        void add(double value);
    };
    Index m_window;
    std::vector<double> m_block;  // values of the block that is being filled
    Sum m_head;                   // sum of the block so far
    std::vector<Sum> m_tails;     // sums of the block before, from each element to its end
};

}  // namespace attn::ui
