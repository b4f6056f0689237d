// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/layers/linear.h"

namespace attn {

struct FeedForwardTape {
    Scratch sum;     // [F, N] W_1 x + b_1; in training not where g is relu
    Scratch hidden;  // [F, N] g of it
};

// W_2 g(W_1 x + b_1) + b_2 of each column (Vaswani et al. 2017, equation 2): NAME.linear1 [F, d] and
// NAME.linear2 [d, F]. g is relu, gelu (Hendrycks & Gimpel 2016, with erf) or swish (Ramachandran et al.
// 2017). Holds no numbers.
class FeedForward {
public:
    FeedForward(const std::string& name, Index size, Index hidden, const std::string& activation,
                ParameterLayout& layout);

    // x [d, N] → y [d, N]
    void forward(const NetworkWeights& weights, const ConstMatrixRef& x, bool trains, FeedForwardTape& tape,
                 MatrixRef y) const;
    // After `forward` that trains: sets dX [d, N], adds to `gradient`. Works in dSums.
    void back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& dY,
              const FeedForwardTape& tape, Scratch& dSums, MatrixRef dX, Parameters& gradient) const;

private:
    enum class Activation { Relu, Gelu, Swish };

    void activate(const Scratch& sums, Scratch& activated) const;
    // Gradients of the hidden numbers → those of their sums, in place.
    void activateBack(const FeedForwardTape& tape, Scratch& dSums) const;

    Index m_hidden;  // F
    Activation m_activation;
    Linear m_first, m_second;
};

// Ids of a feed-forward layer's activations.
const std::vector<std::string>& feedForwardActivations();

}  // namespace attn
