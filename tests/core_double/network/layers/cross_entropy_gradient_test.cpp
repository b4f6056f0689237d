// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/cross_entropy.h"

#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

void expectCentralDifferences(Real smoothing) {
    Random random(41);
    Matrix logits = randomMatrix(random, 7, 5, 3);
    const std::vector<Token> targets = {3, endToken, paddingToken, 6, beginToken};
    const Real scale = 0.7;
    Matrix gradient;
    const auto objective = [&] {
        gradient = logits;
        Index hits = 0;
        return scale * crossEntropy(gradient, targets, scale, hits, {}, smoothing);
    };
    objective();
    const Matrix computed = gradient;
    expectGradient("logits", logits.reshaped(), computed, objective);
    EXPECT_TRUE((computed.col(2).array() == 0).all());
}

TEST(CrossEntropyGradient, EqualsCentralDifferences) {
    expectCentralDifferences(0);
}

TEST(CrossEntropyGradient, WithSmoothedLabelsEqualsCentralDifferences) {
    for (const Real smoothing : {0.1, 0.6})
        expectCentralDifferences(smoothing);
}

}  // namespace
}  // namespace attn::test
