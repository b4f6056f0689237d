// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/position_softmax.h"

#include <limits>

#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

TEST(PositionSoftmaxGradient, EqualsCentralDifferences) {
    Positions positions;
    positions.assign({5, 3, 1});
    Random random(21);
    Vector scores = randomMatrix(random, positions.columns(), 1, 2), weights(positions.columns());
    scores[positions.first(4)] = -std::numeric_limits<Real>::infinity();
    const Vector upstream = randomMatrix(random, positions.columns(), 1);
    const auto objective = [&] {
        positionSoftmax(positions, scores, weights);
        return upstream.dot(weights);
    };
    objective();
    Vector gradient = upstream;
    positionSoftmaxBack(positions, weights, gradient, gradient);
    expectGradient("scores", scores, gradient, objective);
    EXPECT_EQ(gradient[positions.first(4)], 0);
}

}  // namespace
}  // namespace attn::test
