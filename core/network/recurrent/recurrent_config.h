// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/value_checks.h"
#include "core/network/config.h"

namespace attn {

// What recurrent models ask of their keys, and what they cost. The rows of the registries hold these
// functions.

void checkRecurrentEncoder(const ModelConfig& config, ValueChecks& check);
// The bridge, which needs sizes of both halves. They must be in range.
void checkBridge(const ModelConfig& config, ValueChecks& check);
// "encoder.hidden in 2 directions makes 64."
std::string recurrentAnnotationText(const ModelConfig& config, const ValueChecks& check);
// Numbers that one source position takes in training, there and back; without what the attention keeps.
Index recurrentPositionNumbers(const ModelConfig& config);

void checkRecurrentDecoder(const ModelConfig& config, ValueChecks& check);
// Numbers that one step keeps while `source` positions are read.
Index recurrentStepNumbers(const ModelConfig& config, Index source);
// What a step takes besides on the way back.
Index recurrentGradientNumbers(const ModelConfig& config);

}  // namespace attn
