// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/value_checks.h"
#include "core/network/config.h"
#include "core/network/encoder.h"
#include "core/network/layers/token_input.h"

namespace attn {

// Encoder `embedding` (Raffel & Ellis 2015, attention without recurrence): an annotation is the token's input
// x = √d · embedding + position, and nothing else. The summary is the mean of the annotations. Holds no
// numbers.
class EmbeddingEncoder final : public Encoder {
public:
    EmbeddingEncoder(const ModelConfig& config, ParameterLayout& layout);
    bool readsPlaces() const override { return m_input.readsPlaces(); }
    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;
    const TokenInput& input() const { return m_input; }

private:
    TokenInput m_input;
};

void checkEmbeddingEncoder(const ModelConfig& config, ValueChecks& check);
// Numbers that one source position takes in training, there and back.
Index embeddingPositionNumbers(const ModelConfig& config);

}  // namespace attn
