// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/layers/network_weights.h"

namespace attn {

// y = W x + b, column by column: W [out, in] is NAME.weight, b [out] is NAME.bias. Holds no numbers.
class Linear {
public:
    Linear() = default;
    // W is drawn by Xavier's rule, b is 0.
    Linear(const std::string& name, Index out, Index in, ParameterLayout& layout)
        : m_weight(layout.addWeight(name + ".weight", out, in, Initialization::Xavier, in)),
          m_bias(layout.addVector(name + ".bias", out, Initialization::Zero)) {
        if (out * in >= largestCopied)
            layout.keepAsStored(m_weight);
    }

    // x [in, n] → y [out, n]
    void forward(const NetworkWeights& weights, const ConstMatrixRef& x, MatrixRef y) const;
    // Adds the gradients of W and b, from dY [out, n].
    void addGradient(const ConstMatrixRef& x, const ConstMatrixRef& dY, Parameters& gradient) const;
    // dX [in, n] = Wᵀ dY, or adds that.
    void back(const NetworkWeights& weights, const ConstMatrixRef& dY, MatrixRef dX) const;
    void addBack(const NetworkWeights& weights, const ConstMatrixRef& dY, MatrixRef dX) const;

    ParameterId weight() const { return m_weight; }
    ParameterId bias() const { return m_bias; }

private:
    // Larger weights are read from memory, not from a cache, so that a second form of them does not pay.
    static constexpr Index largestCopied = Index{1} << 17;

    ParameterId m_weight = noParameter;
    ParameterId m_bias = noParameter;
};

}  // namespace attn
