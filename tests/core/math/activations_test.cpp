// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/activations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace attn {
namespace {

// Covers every width of Eigen's packets, and arguments for which e^x overflows.
TEST(Activations, Sigmoid) {
    for (Index size = 1; size <= 17; ++size) {
        Vector x(size);
        for (Index i = 0; i < size; ++i)
            x[i] = static_cast<Real>(i - 8) * Real(0.7);
        x[0] = size % 2 == 0 ? 1000 : -1000;
        const Vector found = sigmoid(x.array());
        for (Index i = 0; i < size; ++i)
            EXPECT_NEAR(found[i], 1 / (1 + std::exp(-static_cast<double>(x[i]))), 1e-6);
    }
}

// Covers a register and a single number, from arguments where tanh is x to those where it is 1.
TEST(Activations, FastTanhAndSigmoid) {
    for (double x = -12; x <= 12; x += 1.0 / 1024) {
        Register values{};
        for (int lane = 0; lane < registerLanes; ++lane)
            values[lane] = static_cast<Real>(x * (lane + 1) / registerLanes);
        const Register tanhs = fastTanh(values), sigmoids = fastSigmoid(values);
        for (int lane = 0; lane < registerLanes; ++lane) {
            const auto exact = static_cast<double>(values[lane]);
            ASSERT_NEAR(tanhs[lane], std::tanh(exact), 4e-7) << exact;
            ASSERT_NEAR(sigmoids[lane], 1 / (1 + std::exp(-exact)), 4e-7) << exact;
            ASSERT_NEAR(fastTanh(values[lane]), std::tanh(exact), 4e-7) << exact;
        }
    }
    EXPECT_NEAR(fastTanh(Real(1e-6)), 1e-6, 1e-12);
    EXPECT_NEAR(fastTanh(Real(-1e30)), -1, 4e-7);
    EXPECT_NEAR(fastTanh(std::numeric_limits<Real>::infinity()), 1, 4e-7);
    // NaN must stay visible.
    EXPECT_TRUE(std::isnan(fastTanh(std::numeric_limits<Real>::quiet_NaN())));
    EXPECT_TRUE(std::isnan(fastTanh(Register{} + std::numeric_limits<Real>::quiet_NaN())[0]));
}

}  // namespace
}  // namespace attn
