// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"

#include <cassert>

#include "core/math/block_product.h"
#include "core/math/row_products.h"
#include "core/math/work_meter.h"

namespace attn {
namespace {

// Our own blocks where they are faster, Eigen elsewhere; each instruction level of the library has one of the
// two.
#if defined(__AVX512F__) || (defined(__AVX2__) && defined(__FMA__))
constexpr bool usesBlocks = true;
#else
constexpr bool usesBlocks = false;
#endif

LeftSide left(const ConstMatrixRef& a) {
    return {a.data(), 1, a.outerStride()};
}
RightSide right(const ConstMatrixRef& b) {
    return {b.data(), 1, b.outerStride()};
}

// Eigen uses its general product for runtime shapes with one column. The vector kernel is much faster there,
// and a single sentence decodes with one column.
bool takesBlocks(const MatrixRef& c) {
    return usesBlocks && c.cols() > 1;
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
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.cols());
    if (takesBlocks(c))
        blockProduct(left(a), right(b), a.cols(), {}, c);
    else
        eigenProduct(a, b, c, false);
}

void addProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.cols());
    if (takesBlocks(c))
        blockProduct(left(a), right(b), a.cols(), {c.data(), c.outerStride()}, c);
    else
        eigenProduct(a, b, c, true);
}

void addProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.cols() && b.rows() == c.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.cols());
    if (usesBlocks)
        blockProduct(left(a), {b.data(), b.outerStride(), 1}, a.cols(), {c.data(), c.outerStride()}, c);
    else
        c.noalias() += a * b.transpose();
}

void setTransposedProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c, Real factor) {
    assert(a.cols() == c.rows() && a.rows() == b.rows() && b.cols() == c.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.rows());
    if (takesBlocks(c))
        return blockProduct({a.data(), a.outerStride(), 1}, right(b), a.rows(), {.factor = factor}, c);
    if (c.cols() == 1)
        c.col(0).noalias() = a.transpose() * b.col(0);
    else
        c.noalias() = a.transpose() * b;
    if (factor != 1)
        c *= factor;
}

void setProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.cols() && b.rows() == c.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.cols());
    if (usesBlocks)
        blockProduct(left(a), {b.data(), b.outerStride(), 1}, a.cols(), {}, c);
    else
        c.noalias() = a * b.transpose();
}

void setProductWithBias(const ConstMatrixRef& a, const ConstMatrixRef& b, const ConstVectorRef& bias,
                        MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols() && bias.size() == a.rows());
    const MeteredWork metered(c.rows(), c.cols(), a.cols());
    if (takesBlocks(c)) {
        blockProduct(left(a), right(b), a.cols(), {bias.data(), 0}, c);
    } else {
        c.colwise() = bias;
        eigenProduct(a, b, c, true);
    }
}

void setTransposedProductWithBias(const ConstMatrixRef& a, const ConstMatrixRef& b,
                                  const ConstVectorRef& bias, MatrixRef c) {
    assert(a.cols() == c.rows() && a.rows() == b.rows() && b.cols() == c.cols() && bias.size() == a.cols());
    const MeteredWork metered(c.rows(), c.cols(), a.rows());
    if (takesBlocks(c)) {
        blockProduct({a.data(), a.outerStride(), 1}, right(b), a.rows(), {bias.data(), 0}, c);
        return;
    }
    if (c.cols() == 1) {
        rowProducts(a, b.col(0), bias, c.col(0));
        return;
    }
    c.colwise() = bias;
    c.noalias() += a.transpose() * b;
}

}  // namespace attn
