// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/network_weights.h"

namespace attn {

// logits = W_out x + b_out: output.weight [Vt, F] and output.bias [Vt], or with a tied output the decoder's
// embedding in place of the weight (Press & Wolf 2017). The last tensors of a layout. Holds no numbers.
class OutputLayer {
public:
    OutputLayer() = default;
    OutputLayer(Index targetSize, Index inputSize, Initialization initialization, ParameterLayout& layout);
    // The weight is `embedding` [Vt, F].
    OutputLayer(Index targetSize, ParameterId embedding, ParameterLayout& layout);

    // x [F, n] → logits [Vt, n]
    void forward(const NetworkWeights& weights, const ConstMatrixRef& x, MatrixRef logits) const;
    // dX [F, n] is overwritten; adds to `gradient`.
    void back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& dLogits,
              MatrixRef dX, Parameters& gradient) const;
    // The same in two halves.
    void inputBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, MatrixRef dX) const;
    void addGradient(const ConstMatrixRef& x, const ConstMatrixRef& dLogits, Parameters& gradient) const;

private:
    ParameterId m_weight = noParameter;
    ParameterId m_bias = noParameter;
};

}  // namespace attn
