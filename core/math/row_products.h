// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// y [M] = W [M, K] · x [K] + bias [M] for a weight whose rows are contiguous, as weights are stored
// (`columns` are those of Wᵀ [K, M]): one pass over it. The order of a row's sum does not depend on the rows
// beside it, so a row alone gets the same number.
void rowProducts(const ConstMatrixRef& columns, const ConstVectorRef& x, const ConstVectorRef& bias,
                 VectorRef y);

}  // namespace attn
