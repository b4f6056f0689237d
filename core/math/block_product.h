// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/types.h"

namespace attn {

// What a product reads of B: element (k, n) stands at k·depthStride + n·columnStride.
struct RightSide {
    const Real* data;
    Index depthStride;
    Index columnStride;
};

// C [M, N] = or += A [M, K] · B [K, N] in blocks of registers, without packing or clearing anything first:
// what pays off at the engine's small shapes where registers are wide and many (AVX-512). Eigen's products
// are the better ones elsewhere; tests/benchmark/product_benchmark.cpp prints both.
void blockProduct(const ConstMatrixRef& a, RightSide b, MatrixRef c, bool accumulate);

// The same by Eigen, in product.cpp: what the engine uses where blocks do not pay off.
void eigenProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, bool accumulate);

}  // namespace attn
