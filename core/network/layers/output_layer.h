// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/math/largest_row.h"
#include "core/network/layers/network_weights.h"

namespace attn {

// What the search for the most likely token keeps of the weights, which must not change. One a thread.
class OutputSearch {
private:
    friend class OutputLayer;
    Index m_asked = 0;
    std::optional<LargestRow> m_rows;
};

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
    // The first of the largest logits of x [F, 1], the same as that of `forward`. `logits` [Vt, 1] is room to
    // work in. Where the weight is large, most logits are never computed.
    Index mostLikely(const NetworkWeights& weights, const ConstMatrixRef& x, OutputSearch& search,
                     MatrixRef logits) const;
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
