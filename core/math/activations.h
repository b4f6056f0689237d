// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "core/math/registers.h"

namespace attn {

// Operations of fastTanh, and of Eigen's exp in float: their polynomials, bounds and divisions.
inline constexpr Index operationsOfTanh = 26;
inline constexpr Index operationsOfExp = 24;

// tanh of a number or of each lane of a register. In float it is within 4e-7 of std::tanh: x P(x²) / Q(x²),
// fitted for the least relative error up to |x| = 9, beyond which tanh is 1; NaN stays NaN. In double it is
// std::tanh, so that gradients can be checked to 1e-8.
template <typename Number>
Number fastTanh(Number x) {
#ifdef ATTN_REAL_DOUBLE
    if constexpr (sizeof(Number) == sizeof(Real)) {
        return std::tanh(x);
    } else {
        for (int lane = 0; lane < registerLanes; ++lane)
            x[lane] = std::tanh(x[lane]);
        return x;
    }
#else
    const Number largest = Number{} + Real(9);
    x = x > largest ? largest : x;
    x = x < -largest ? -largest : x;
    const Number t = x * x;
    const Number p = (((Real(1.335463977e-8) * t + Real(2.060906509e-5)) * t + Real(3.495587024e-3)) * t +
                      Real(1.338102470e-1)) *
                         t +
                     Real(9.999999795e-1);
    const Number q = (((Real(7.776548943e-7) * t + Real(3.285633050e-4)) * t + Real(2.587697796e-2)) * t +
                      Real(4.671434030e-1)) *
                         t +
                     Real(1);
    return x * p * reciprocal(q);
#endif
}

// σ(x) = ½ + ½ tanh(x / 2) never overflows.
template <typename Number>
Number fastSigmoid(Number x) {
    return Real(0.5) + Real(0.5) * fastTanh(Real(0.5) * x);
}

// The same for an array, by Eigen's tanh.
template <typename Derived>
auto sigmoid(const Eigen::ArrayBase<Derived>& x) {
    return Real(0.5) + Real(0.5) * (Real(0.5) * x.derived()).tanh();
}

}  // namespace attn
