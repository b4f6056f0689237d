// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/adam.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn {
namespace {

TEST(ClipNorm, ScalesWhatIsTooLongOnly) {
    Vector gradient(2);
    gradient << 3, 4;
    EXPECT_NEAR(clipNorm(gradient, 0), 5, 1e-6);
    EXPECT_EQ(gradient[1], 4);
    EXPECT_NEAR(clipNorm(gradient, 6), 5, 1e-6);
    EXPECT_EQ(gradient[1], 4);
    EXPECT_NEAR(clipNorm(gradient, 1), 5, 1e-6);
    EXPECT_NEAR(gradient[0], 0.6, 1e-6);
    EXPECT_NEAR(gradient[1], 0.8, 1e-6);
}

// Compares three updates with the paper's algorithm in double.
TEST(Adam, ByHand) {
    const OptimizerConfig config;
    Adam adam(2, config);
    Vector values(2), gradient(2);
    values << 1, -2;
    double theta[] = {1, -2}, m[] = {0, 0}, v[] = {0, 0};
    for (int t = 1; t <= 3; ++t) {
        const double g[] = {0.5 * t, -1e-3 / t};
        gradient << static_cast<Real>(g[0]), static_cast<Real>(g[1]);
        adam.update(values, gradient, 0.1);
        for (int i = 0; i < 2; ++i) {
            m[i] = 0.9 * m[i] + 0.1 * g[i];
            v[i] = 0.999 * v[i] + 0.001 * g[i] * g[i];
            const double meanHat = m[i] / (1 - std::pow(0.9, t)), squareHat = v[i] / (1 - std::pow(0.999, t));
            theta[i] -= 0.1 * meanHat / (std::sqrt(squareHat) + 1e-8);
            EXPECT_NEAR(values[i], theta[i], 1e-5) << "update " << t;
        }
    }
    EXPECT_EQ(adam.updates(), 3);
}

// Clipping within the update equals clipping before it, to the last bit.
TEST(Adam, ScalesTheGradient) {
    Vector gradient(3), clipped, once(3), twice;
    gradient << 3, -4, Real(0.1);
    once << 1, 2, 3;
    clipped = gradient;
    twice = once;
    const Real norm = clipNorm(clipped, 1);
    Adam first(3, {}), second(3, {});
    first.update(once, clipped, 0.1);
    second.update(twice, gradient, 0.1, clipScale(norm, 1));
    EXPECT_TRUE(once == twice);
}

// Gaps between tensors have no gradient and stay zero.
TEST(Adam, NoGradientNoMove) {
    Adam adam(1, {});
    Vector values = Vector::Zero(1);
    adam.update(values, Vector::Zero(1), 1);
    EXPECT_EQ(values[0], 0);
}

}  // namespace
}  // namespace attn
