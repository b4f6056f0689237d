// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/value_checks.h"
#include "core/network/attention/attention.h"
#include "core/network/config.h"
#include "core/network/decoder.h"
#include "core/network/layers/output_layer.h"

namespace attn {

// Wiring `pool`: a text in, a class out (model-spec 2, "Wiring pool"; Raffel & Ellis 2015; Yang et al. 2016,
// 2.2). One step reads no token: the query is learned (`decoder.query` [D]), c = Σ α_j h_j, logits = W_out c
// + b_out. The one target token is the class. Holds no numbers.
class PoolDecoder final : public Decoder {
public:
    PoolDecoder(const ModelConfig& config, ParameterLayout& layout);

    std::vector<MapAddress> maps() const override;
    bool saysOneToken() const override { return true; }
    std::unique_ptr<DecoderPass> pass(const NetworkWeights& weights) const override;

private:
    friend class PoolDecoderPass;

    Index m_querySize;                  // D
    Index m_annotationSize;             // K
    ParameterId m_query = noParameter;  // noParameter without attention
    Attention m_attention;
    OutputLayer m_output;
};

std::unique_ptr<Decoder> createPoolDecoder(const ModelConfig& config, ParameterLayout& layout);
void checkPoolDecoder(const ModelConfig& config, ValueChecks& check);
// Numbers that the one step keeps while `source` positions are read, and takes besides on the way back.
Index poolStepNumbers(const ModelConfig& config, Index source);
Index poolGradientNumbers(const ModelConfig& config);

}  // namespace attn
