// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/narrow_product.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/math/random.h"

namespace attn::test {
namespace {

// Sizes around the width of registers and around the rows of a pass.
TEST(NarrowProduct, IsThatOfTheWidenedWeights) {
    Random random(5);
    for (const Index rows : {1, 3, 4, 5, 9})
        for (const Index cols : {1, 7, 8, 16, 31, 32, 33, 64, 97}) {
            std::vector<std::int8_t> numbers;
            for (Index i = 0; i < rows * cols; ++i)
                numbers.push_back(static_cast<std::int8_t>(random.below(255) - 127));
            Vector factors(rows), bias(rows), x(cols), y(rows);
            for (Vector* vector : {&factors, &bias, &x})
                for (Real& value : *vector)
                    value = static_cast<Real>(random.uniform(-1, 1));
            narrowProduct({numbers.data(), factors.data(), rows, cols}, x.data(), bias.data(), y.data());
            for (Index n = 0; n < rows; ++n) {
                double sum = 0;
                for (Index k = 0; k < cols; ++k)
                    sum += static_cast<double>(numbers[static_cast<std::size_t>(n * cols + k)]) *
                           static_cast<double>(x[k]);
                EXPECT_NEAR(y[n], static_cast<double>(factors[n]) * sum + static_cast<double>(bias[n]), 1e-3)
                    << rows << " x " << cols << ", row " << n;
            }
        }
}

}  // namespace
}  // namespace attn::test
