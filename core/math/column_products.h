// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

namespace attn {

// values_n = vector_n · columns_n, vector n standing at n·vectorStride: 0 for one vector with every column.
void columnProducts(const Real* vectors, Index vectorStride, const ConstMatrixRef& columns, VectorRef values);

}  // namespace attn
