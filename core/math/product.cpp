// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"

#include <cassert>

namespace attn {

// Eigen takes a product of runtime shapes with one column for a general one; the vector kernel is much faster
// there, and a single sentence decodes with one column.
void setProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols());
    if (c.cols() == 1)
        c.col(0).noalias() = a * b.col(0);
    else
        c.noalias() = a * b;
}

void addProduct(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.rows() && b.cols() == c.cols());
    if (c.cols() == 1)
        c.col(0).noalias() += a * b.col(0);
    else
        c.noalias() += a * b;
}

void addProductTransposed(const ConstMatrixRef& a, const ConstMatrixRef& b, MatrixRef c) {
    assert(a.rows() == c.rows() && a.cols() == b.cols() && b.rows() == c.cols());
    c.noalias() += a * b.transpose();
}

}  // namespace attn
