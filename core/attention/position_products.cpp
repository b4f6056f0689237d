// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/position_products.h"

namespace attn {

void innerProducts(const Positions& positions, const ConstMatrixRef& vectors, const ConstMatrixRef& columns,
                   VectorRef values) {
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j);
        for (Index b = 0; b < positions.active(j); ++b)
            values[first + b] = vectors.col(b).dot(columns.col(first + b));
    }
}

void addWeightedSums(const Positions& positions, const ConstVectorRef& values, const ConstMatrixRef& columns,
                     MatrixRef sums) {
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j);
        for (Index b = 0; b < positions.active(j); ++b)
            sums.col(b) += values[first + b] * columns.col(first + b);
    }
}

void addOuterProducts(const Positions& positions, const ConstMatrixRef& values, const ConstMatrixRef& vectors,
                      MatrixRef columns) {
    const Index batch = positions.batch();
    for (Index j = 0; j < positions.longest(); ++j) {
        const Index first = positions.first(j);
        for (Index b = 0; b < positions.active(j); ++b)
            for (Index t = 0; t < values.cols(); ++t)
                columns.col(first + b) += values(first + b, t) * vectors.col(t * batch + b);
    }
}

}  // namespace attn
