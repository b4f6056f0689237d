// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// values_n = vector_n · columns_n. Vector n stands at n·vectorStride; stride 0 takes one vector for all
// columns.
void columnProducts(const Real* vectors, Index vectorStride, const ConstMatrixRef& columns, VectorRef values);

// sum [M] += Σ_n columns_n, read in the order of their places.
void addSumOfColumns(const ConstMatrixRef& columns, VectorRef sum);

}  // namespace attn
