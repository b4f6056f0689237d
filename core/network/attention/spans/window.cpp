// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/spans/window.h"

#include <cmath>
#include <limits>

#include "core/network/positions/position_softmax.h"

namespace attn {

void windowSoftmax(const Positions& positions, const ConstVectorRef& scores, const ConstVectorRef& centres,
                   Index window, VectorRef windowed, VectorRef weights) {
    constexpr Real none = -std::numeric_limits<Real>::infinity();
    const auto reach = static_cast<Real>(window);
    windowed.setConstant(none);
    for (Index b = 0; b < positions.batch(); ++b) {
        bool isEmpty = true;
        Index nearest = 0;
        Real distance = std::numeric_limits<Real>::infinity();
        for (Index j = 0; j < positions.length(b); ++j) {
            const Index column = positions.first(j) + b;
            const Real away = std::abs(static_cast<Real>(j) - centres[b]);
            if (scores[column] == none)
                continue;
            if (away <= reach) {
                windowed[column] = scores[column];
                isEmpty = false;
            }
            if (away < distance) {
                distance = away;
                nearest = column;
            }
        }
        if (isEmpty)
            windowed[nearest] = 0;
    }
    positionSoftmax(positions, windowed, weights);
}

}  // namespace attn
