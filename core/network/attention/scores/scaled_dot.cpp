// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/network/attention/scores/dot_product.h"
#include "core/network/attention/scores/scores.h"

namespace attn {

// e_j = sᵀ h_j / √K (Vaswani et al. 2017, equation 1)
std::unique_ptr<ScoreFunction> createScaledDotScore(const AttentionSetup& setup, ParameterLayout&) {
    return std::make_unique<DotProductScore>(Real(1) / std::sqrt(static_cast<Real>(setup.annotation)));
}

std::vector<ScoreForm> scaledDotForms() {
    return {{.kind = Kind::Score,
             .write = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
                 addProducts(numbers, q, arithmetic);
                 arithmetic.divide(constant(std::sqrt(static_cast<double>(numbers.setup().annotation))));
             }}};
}

}  // namespace attn
