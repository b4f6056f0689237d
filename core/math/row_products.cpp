// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/row_products.h"

#include <algorithm>
#include <cassert>

#include "core/math/registers.h"

namespace attn {
namespace {

constexpr Index lanesOfRow = registerLanes;
// Rows of one pass: enough sums to hide the latency of a multiply–add, few enough streams for the caches.
constexpr int rowsAtOnce = 8;

template <int Rows>
void rowsPass(const Real* from, Index stride, const Real* x, Index size, Register* sums) {
    Register held[Rows] = {};
    const Index whole = size / lanesOfRow * lanesOfRow;
    for (Index k = 0; k < whole; k += lanesOfRow) {
        const Register factor = load(x + k);
        forEachIndex<Rows>([&](auto row)
                               ATTN_INLINE { held[row] += load(from + row * stride + k) * factor; });
    }
    if (whole < size) {
        const FirstLanes last(size - whole);
        const Register factor = last.load(x + whole);
        forEachIndex<Rows>([&](auto row)
                               ATTN_INLINE { held[row] += last.load(from + row * stride + whole) * factor; });
    }
    for (int row = 0; row < Rows; ++row)
        sums[row] = held[row];
}

}  // namespace

void rowProducts(const ConstMatrixRef& columns, const ConstVectorRef& x, const ConstVectorRef& bias,
                 VectorRef y) {
    assert(columns.rows() == x.size() && columns.cols() == y.size() && bias.size() == y.size());
    const Index stride = columns.outerStride(), size = x.size();
    for (Index first = 0; first < y.size(); first += lanesOfRow) {
        const Index count = std::min(lanesOfRow, y.size() - first);
        Register sums[std::max<Index>(lanesOfRow, rowsAtOnce)] = {};
        Index row = 0;
        for (; row + rowsAtOnce <= count; row += rowsAtOnce)
            rowsPass<rowsAtOnce>(columns.data() + (first + row) * stride, stride, x.data(), size, sums + row);
        for (; row < count; ++row)
            rowsPass<1>(columns.data() + (first + row) * stride, stride, x.data(), size, sums + row);
        const Register all = laneSums(sums);
        if (count == lanesOfRow) {
            store(y.data() + first, all + load(bias.data() + first));
        } else {
            const FirstLanes last(count);
            last.store(y.data() + first, all + last.load(bias.data() + first));
        }
    }
}

}  // namespace attn
