// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/activations.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn {
namespace {

// Every width of Eigen's packets, and arguments that overflow e^x.
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

}  // namespace
}  // namespace attn
