// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/narrow_product.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include <algorithm>
#include <cstring>

#include "core/math/registers.h"

namespace attn {
namespace {

// The next registerLanes numbers. The compiler widens bytes one by one if it is not told how.
Register widened(const std::int8_t* from) {
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
    __m128i bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return reinterpret_cast<Register>(_mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(bytes)));
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
    return reinterpret_cast<Register>(
        _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)))));
#else
    Register wide;
    for (int lane = 0; lane < registerLanes; ++lane)
        wide[lane] = static_cast<Real>(from[lane]);
    return wide;
#endif
}

constexpr Index lineBytes = 64;  // of a cache

// y of `Rows` rows from `first` on and of `Columns` columns. Their sums are folded in one go, so there are
// as many as a register has lanes.
template <Index Rows, Index Columns>
void passOf(const NarrowRows& weight, Index first, const ConstMatrixRef& x, const ConstVectorRef& bias,
            Index column, MatrixRef& y) {
    static_assert(Rows * Columns <= registerLanes);
    const Index cols = weight.cols, whole = cols - cols % registerLanes;
    const std::int8_t* from = weight.numbers + first * cols;
    Register sums[Rows * Columns] = {};
    const std::int8_t* next = from + Rows * cols;
    for (Index k = 0; k < whole; k += registerLanes) {
        // Asks for the rows of the next pass, which stand behind these. The processor does not foresee them.
        for (Index line = 0; line < Rows * registerLanes; line += lineBytes)
            __builtin_prefetch(next + Rows * k + line);
        Register inputs[Columns];
        forEachIndex<Columns>(
            [&](auto c) ATTN_INLINE { inputs[c] = load(x.data() + (column + c) * x.outerStride() + k); });
        forEachIndex<Rows>([&](auto row) ATTN_INLINE {
            const Register numbers = widened(from + row * cols + k);
            forEachIndex<Columns>([&](auto c)
                                      ATTN_INLINE { sums[row * Columns + c] += numbers * inputs[c]; });
        });
    }
    Register all[registerLanes] = {};  // laneSums takes an address, which sums in registers do not have
    forEachIndex<Rows * Columns>([&](auto i) ATTN_INLINE { all[i] = sums[i]; });
    const Register folded = laneSums(all);
    for (Index row = 0; row < Rows; ++row)
        for (Index c = 0; c < Columns; ++c) {
            Real sum = folded[row * Columns + c];
            for (Index k = whole; k < cols; ++k)
                sum += static_cast<Real>(from[row * cols + k]) * x(k, column + c);
            y(first + row, column + c) = bias[first + row] + weight.factors[first + row] * sum;
        }
}

template <Index Columns>
void productOf(const NarrowRows& weight, const ConstMatrixRef& x, const ConstVectorRef& bias, Index column,
               MatrixRef& y) {
    constexpr Index rows = std::max<Index>(registerLanes / Columns, 1);
    Index row = 0;
    for (; row + rows <= weight.rows; row += rows)
        passOf<rows, Columns>(weight, row, x, bias, column, y);
    for (; row < weight.rows; ++row)
        passOf<1, Columns>(weight, row, x, bias, column, y);
}

}  // namespace

void narrowProduct(const NarrowRows& weight, const ConstMatrixRef& x, const ConstVectorRef& bias,
                   MatrixRef y) {
    constexpr Index most = std::min<Index>(4, registerLanes);
    for (Index column = 0; column < x.cols(); column += most)
        switch (std::min(most, x.cols() - column)) {
            case 1:
                productOf<1>(weight, x, bias, column, y);
                break;
            case 2:
                productOf<2>(weight, x, bias, column, y);
                break;
            case 3:
                if constexpr (most >= 3)
                    productOf<3>(weight, x, bias, column, y);
                break;
            default:
                if constexpr (most >= 4)
                    productOf<4>(weight, x, bias, column, y);
        }
}

void widenRow(const NarrowRows& weight, Index row, Real* to) {
    const std::int8_t* from = weight.numbers + row * weight.cols;
    const Real factor = weight.factors[row];
    const Index whole = weight.cols - weight.cols % registerLanes;
    for (Index k = 0; k < whole; k += registerLanes)
        store(to + k, widened(from + k) * factor);
    for (Index k = whole; k < weight.cols; ++k)
        to[k] = static_cast<Real>(from[k]) * factor;
}

}  // namespace attn
