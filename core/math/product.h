// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// Every matrix product of the engine goes through these functions, so that the kernel is chosen in one place.
// Shapes must fit (asserted); C must not overlap A or B.

// C [M, N] = A [M, K] · B [K, N]
void setProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] += A [M, K] · B [K, N]
void addProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] += A [M, K] · B [N, K]ᵀ
void addProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] = factor · A [K, M]ᵀ · B [K, N]
void setTransposedProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, Real factor = 1);
// C [M, N] = A [M, K] · B [N, K]ᵀ
void setProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c);
// C [M, N] = A [M, K] · B [K, N] + bias [M] in every column
void setProductWithBias(const ConstMatrixRef& a, const ConstMatrixRef& b, const ConstVectorRef& bias,
                        MatrixRef c);
// C [M, N] = A [K, M]ᵀ · B [K, N] + bias [M] in every column. It takes weights as they are stored (the
// columns of Wᵀ are contiguous) and suits an N large enough to pay for reading them across.
void setTransposedProductWithBias(const ConstMatrixRef& a, const ConstMatrixRef& b,
                                  const ConstVectorRef& bias, MatrixRef c);

// C [M, N] = or += A [M, K] · B [K, N] by Eigen; the engine uses it where its own blocks do not pay off.
void eigenProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, bool accumulate);

}  // namespace attn
