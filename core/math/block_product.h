// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// Where a product finds A: element (m, k) stands at m·rowStride + k·depthStride; one of the two strides is 1.
struct LeftSide {
    const Real* data;
    Index rowStride;
    Index depthStride;
};

// Where a product finds B: element (k, n) stands at k·depthStride + n·columnStride; one of the two strides is
// 1.
struct RightSide {
    const Real* data;
    Index depthStride;
    Index columnStride;
};

// What is done with a product: the matrix is added whose element (m, n) stands at m + n·columnStride, null
// for none; then the sum is multiplied by the factor.
struct Finish {
    const Real* data = nullptr;
    Index columnStride = 0;
    Real factor = 1;
};

// C [M, N] = factor · (addend + A [M, K] · B [K, N]) in blocks of registers, which pays off where registers
// are wide (AVX2, AVX-512). Elsewhere Eigen's products are used; tests/benchmark/product_benchmark.cpp prints
// both. The addend may be C itself, or one column for all (stride 0). Copies of A and B are kept in a
// workspace of the thread, whose size is the same for all products.
void blockProduct(LeftSide a, RightSide b, Index depth, Finish finish, MatrixRef c);

}  // namespace attn
