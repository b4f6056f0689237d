// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/positions/positions.h"

namespace attn {

// Softmax over the positions of each sentence; −∞ gets no weight. `scores` and `weights` [N] may be one
// vector. Every sentence needs one finite score at least.
void positionSoftmax(const Positions& positions, const ConstVectorRef& scores, VectorRef weights);
// dScores_j = α_j (dα_j − Σ_i α_i dα_i); `dWeights` and `dScores` may be one vector.
void positionSoftmaxBack(const Positions& positions, const ConstVectorRef& weights,
                         const ConstVectorRef& dWeights, VectorRef dScores);

}  // namespace attn
