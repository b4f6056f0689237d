// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/math/scratch.h"
#include "core/network/layers/network_weights.h"

namespace attn {

struct LayerNormTape {
    Scratch normalized;  // [d, N] (x − mean) / √(variance + ε)
    Scratch scale;       // [1, N] 1 / √(variance + ε)
};

// Layer norm of each column (Ba et al. 2016, equation 4): y = γ ∘ (x − mean) / √(variance + ε) + β, with the
// biased variance of the d numbers. γ [d] is NAME.weight, β [d] is NAME.bias. Holds no numbers.
class LayerNorm {
public:
    LayerNorm() = default;
    LayerNorm(const std::string& name, Index size, double epsilon, ParameterLayout& layout)
        : m_epsilon(static_cast<Real>(epsilon)),
          m_gain(layout.addConstant(name + ".weight", size, 1)),
          m_bias(layout.addVector(name + ".bias", size, Initialization::Zero)) {}

    // x [d, N] → y [d, N]; they may be the same matrix.
    void forward(const NetworkWeights& weights, const ConstMatrixRef& x, LayerNormTape& tape,
                 MatrixRef y) const;
    // Adds to dX [d, N], and to the gradients of γ and β. Works in `products`.
    void addBack(const NetworkWeights& weights, const ConstMatrixRef& dY, const LayerNormTape& tape,
                 Scratch& products, MatrixRef dX, Parameters& gradient) const;

private:
    Real m_epsilon = 0;
    ParameterId m_gain = noParameter;
    ParameterId m_bias = noParameter;
};

}  // namespace attn
