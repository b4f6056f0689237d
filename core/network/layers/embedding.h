// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/network/layers/network_weights.h"

namespace attn {

// Writes to output [E, n] one column of the embedding [V, E] per token. Ids must be inside the vocabulary
// (asserted).
void lookUp(const NetworkWeights& weights, ParameterId embedding, std::span<const Token> tokens,
            MatrixRef output);
// Adds the columns of dOutput [E, n] to the gradient of the tokens' rows.
void addLookUpGradient(const ConstMatrixRef& dOutput, std::span<const Token> tokens, ParameterId embedding,
                       Parameters& gradient);

}  // namespace attn
