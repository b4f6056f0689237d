// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/positions/positions.h"

namespace attn {

// Scores and contexts are made of these products between one vector per sentence ([R, B]) and the sentence's
// source positions ([R, N]). Each of `values` [N] belongs to the column of `positions` with the same index.

// values_jb = vectors_b · columns_jb
void innerProducts(const Positions& positions, const ConstMatrixRef& vectors, const ConstMatrixRef& columns,
                   VectorRef values);
// sums_b += Σ_j values_jb columns_jb
void addWeightedSums(const Positions& positions, const ConstVectorRef& values, const ConstMatrixRef& columns,
                     MatrixRef sums);
// columns_jb += Σ_t values_jbt vectors_tb: `values` [N, T], `vectors` [R, T·B]. It processes all steps at
// once, so that each column is read and written only once.
void addOuterProducts(const Positions& positions, const ConstMatrixRef& values, const ConstMatrixRef& vectors,
                      MatrixRef columns);

}  // namespace attn
