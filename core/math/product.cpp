// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"

#include <cassert>

#include "core/math/block_product.h"

namespace attn {
namespace {

// Our own blocks where they are faster, Eigen elsewhere: each instruction level of the library has one of
// them.
#if defined(__AVX512F__)
constexpr bool usesBlocks = true;
#else
constexpr bool usesBlocks = false;
#endif

// Eigen takes a product of runtime shapes with one column for a general one; the vector kernel is much faster
// there, and a single sentence decodes with one column.
void multiply(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, bool accumulate) {
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols());
    if (usesBlocks && c.cols() > 1)
        blockProduct(a, {b.data(), 1, b.outerStride()}, c, accumulate);
    else
        eigenProduct(a, b, c, accumulate);
}

}  // namespace

void eigenProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, bool accumulate) {
    if (!accumulate)
        c.setZero();
    if (c.cols() == 1)
        c.col(0).noalias() += a * b.col(0);
    else
        c.noalias() += a * b;
}

void setProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    multiply(a, b, c, false);
}

void addProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    multiply(a, b, c, true);
}

void addProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.cols() && b.rows() == c.cols());
    if (usesBlocks)
        blockProduct(a, {b.data(), b.outerStride(), 1}, c, true);
    else
        c.noalias() += a * b.transpose();
}

}  // namespace attn
