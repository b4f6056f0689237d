// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/types.h"
#include "tests/support/sanitized.h"

namespace attn::test {

// The distance of the points. The five-point formula has an error of h⁴ f⁽⁵⁾/30, and rounding adds about
// 1e-16 |f| / h. Both stay below 1e-11 if f and its derivatives are of the order of 1 to 100.
inline constexpr double differenceStep = 1e-3;

// (f(x−2h) − 8 f(x−h) + 8 f(x+h) − f(x+2h)) / 12h, where f is a function of the number at `x`, which is
// restored afterwards.
template <typename Function>
double centralDifference(Real& x, Function&& f, double step = differenceStep) {
    const Real kept = x;
    const auto at = [&](double steps) {
        x = static_cast<Real>(kept + steps * step);
        return static_cast<double>(f());
    };
    const double slope = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * step);
    x = kept;
    return slope;
}

// Compares the computed gradient, `gradient` in the order of `inputs`, with central differences for every
// number; with sanitizers, which look at how they are computed, for one of eight. The tolerance is 1e-8 of
// the largest magnitude among the tensor's gradients, which counts as 1 if it is larger and must not be 0.
template <typename Inputs, typename Gradient, typename Function>
void expectGradient(const std::string& name, Inputs&& inputs, const Gradient& gradient, Function&& f) {
    ASSERT_EQ(inputs.size(), gradient.size()) << name;
    const double largest = gradient.cwiseAbs().maxCoeff();
    EXPECT_GT(largest, 1e-4) << name << ": too small a gradient to tell anything";
    double worst = 0;
    Index place = 0;
    constexpr Index every = isSanitized ? 8 : 1;
    for (Index i = 0; i < inputs.size(); i += every) {
        const double difference = std::abs(centralDifference(inputs.data()[i], f) - gradient.data()[i]);
        if (!(difference <= worst)) {
            worst = difference;
            place = i;
        }
    }
    EXPECT_LE(worst, 1e-8 * std::min(largest, 1.0)) << name << ", number " << place;
}

}  // namespace attn::test
