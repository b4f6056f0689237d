// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/positions/positions.h"

namespace attn {

// Softmax over the positions of each sentence. A score of −∞ gets weight 0. `scores` and `weights` [N] may be
// the same vector. Every sentence needs at least one finite score.
void positionSoftmax(const Positions& positions, const ConstVectorRef& scores, VectorRef weights);
// dScores_j = α_j (dα_j − Σ_i α_i dα_i). `dWeights` and `dScores` may be the same vector.
void positionSoftmaxBack(const Positions& positions, const ConstVectorRef& weights,
                         const ConstVectorRef& dWeights, VectorRef dScores);

}  // namespace attn
