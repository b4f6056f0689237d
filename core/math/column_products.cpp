// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/column_products.h"

#include <algorithm>
#include <cassert>

#include "core/math/registers.h"
#include "core/math/work_meter.h"

namespace attn {

// Takes as many columns at a time as a register has lanes, so that their sums are folded together.
void columnProducts(const Real* vectors, Index vectorStride, const ConstMatrixRef& columns,
                    VectorRef values) {
    assert(values.size() == columns.cols());
    constexpr Index lanes = registerLanes;
    const Index rows = columns.rows(), whole = rows / lanes * lanes;
    const FirstLanes last(rows - whole);
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
                sum += last.load(vector + whole) * last.load(column + whole);
            sums[i] = sum;
        }
        if (count == lanes)
            store(values.data() + n, laneSums(sums));
        else
            FirstLanes(count).store(values.data() + n, laneSums(sums));
    }
}

// Adds four columns in each pass, so that the sum is read and written a quarter as often.
void addSumOfColumns(const ConstMatrixRef& columns, VectorRef sum) {
    assert(sum.size() == columns.rows());
    const MeteredWork metered(Work::ColumnSums, columns.size(), columns.size());
    const Index stride = columns.outerStride();
    Real* to = sum.data();
    Index n = 0;
    for (; n + 4 <= columns.cols(); n += 4) {
        const Real* from = columns.data() + n * stride;
        forEachRegister(columns.rows(), [&]<typename Number>(Index row) {
            const Real* at = from + row;
            const Number four = (get<Number>(at) + get<Number>(at + stride)) +
                                (get<Number>(at + 2 * stride) + get<Number>(at + 3 * stride));
            put(to + row, get<Number>(to + row) + four);
        });
    }
    for (; n < columns.cols(); ++n)
        sum += columns.col(n);
}

}  // namespace attn
