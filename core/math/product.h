// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

namespace attn {

// Every matrix product of the engine goes through these three, so that the kernel behind them is one place.
// Shapes must fit (asserted); C must not overlap A or B.

// C [M, N] = A [M, K] · B [K, N]
void setProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] += A [M, K] · B [K, N]
void addProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] += A [M, K] · B [N, K]ᵀ
void addProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);

}  // namespace attn
