// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/value_checks.h"
#include "core/network/config.h"

namespace attn {

// What self-attention and the Transformer's wiring ask of their keys, and what they cost. The rows of the
// registries hold these functions.

void checkSelfAttentionEncoder(const ModelConfig& config, ValueChecks& check);
// Numbers that one source position takes in training, there and back, besides its weights.
Index selfAttentionPositionNumbers(const ModelConfig& config);

void checkTransformerDecoder(const ModelConfig& config, ValueChecks& check);
Index transformerStepNumbers(const ModelConfig& config, Index source);
Index transformerGradientNumbers(const ModelConfig& config);

// Where the annotations of an encoder that is not recurrent have their size from: "encoder.hidden makes 64."
std::string hiddenText(const ModelConfig& config, const ValueChecks& check);
// Keys that encoders without recurrence share: `positions` and `longest`, of vectors of `width` numbers.
// Rotary positions are for self-attention.
void checkPositions(const std::string& group, const std::string& positions, Index longest, Index width,
                    bool mayBeRotary, ValueChecks& check);

}  // namespace attn
