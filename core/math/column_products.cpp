// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/column_products.h"

#include <algorithm>
#include <cassert>

#include "core/math/registers.h"

namespace attn {

// As many columns at a time as a register has lanes: their sums are folded together.
void columnProducts(const Real* vectors, Index vectorStride, const ConstMatrixRef& columns,
                    VectorRef values) {
    assert(values.size() == columns.cols());
    constexpr Index lanes = registerLanes;
    const Index rows = columns.rows(), whole = rows / lanes * lanes;
    for (Index n = 0; n < columns.cols(); n += lanes) {
        const Index count = std::min(lanes, columns.cols() - n);
        Register sums[lanes] = {};
        for (Index i = 0; i < count; ++i) {
            const Real* vector = vectors + (n + i) * vectorStride;
            const Real* column = columns.data() + (n + i) * columns.outerStride();
            Register sum{};
            for (Index row = 0; row < whole; row += lanes)
                sum += load(vector + row) * load(column + row);
            if (whole < rows)
                sum += loadFirst(vector + whole, rows - whole) * loadFirst(column + whole, rows - whole);
            sums[i] = sum;
        }
        if (count == lanes)
            store(values.data() + n, laneSums(sums));
        else
            storeFirst(values.data() + n, laneSums(sums), count);
    }
}

}  // namespace attn
