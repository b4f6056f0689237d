// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/math/scratch.h"
#include "core/network/annotations.h"
#include "core/network/config.h"
#include "core/network/layers/network_weights.h"
#include "core/network/layers/parameters.h"

namespace attn {

// Makes the decoder's first state from the encoder's summary (model-spec, "Bridge: the decoder's first
// state"; Bahdanau 2015, A.2.2): s_0 = tanh(W_b · summary + b_b), or the summary itself.
class Bridge {
public:
    Bridge(const ModelConfig& config, ParameterLayout& layout);

    // `summary` [K, B] → `firstState` [D, B], which is shaped here.
    void forward(const NetworkWeights& weights, const Scratch& summary, Scratch& firstState) const;
    // `dFirst` [D, B] is used up. Adds to `dSummary` and to `gradient`.
    void backward(const NetworkWeights& weights, const Annotations& source, const Scratch& firstState,
                  MatrixRef dFirst, Scratch& dSummary, Parameters& gradient) const;

private:
    Index m_decoderSize;                 // D
    ParameterId m_weight = noParameter;  // [D, K]; noParameter if the summary is copied
    ParameterId m_bias = noParameter;
};

}  // namespace attn
