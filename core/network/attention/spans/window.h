// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/positions/positions.h"

namespace attn {

// Softmax over the positions j with |j − centre_b| ≤ window. A position whose score is −∞ is not permitted.
// If no permitted position is in the window, the nearest permitted one gets all weight, the first of two.
// `scores` and `weights` [N], `windowed` [N] as workspace, `centres` [B].
void windowSoftmax(const Positions& positions, const ConstVectorRef& scores, const ConstVectorRef& centres,
                   Index window, VectorRef windowed, VectorRef weights);

}  // namespace attn
