// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// values_n = vector_n · columns_n, vector n standing at n·vectorStride: 0 for one vector with every column.
void columnProducts(const Real* vectors, Index vectorStride, const ConstMatrixRef& columns, VectorRef values);

// sum [M] += Σ_n columns_n, read in the order in which they stand.
void addSumOfColumns(const ConstMatrixRef& columns, VectorRef sum);

}  // namespace attn
