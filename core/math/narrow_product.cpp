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

// The rows of one pass. Each has two sums, so that additions do not wait for each other.
constexpr Index rowsOfAPass = 4;

template <Index Rows>
void passOf(const NarrowRows& weight, Index first, const Real* x, const Real* bias, Real* y) {
    const Index cols = weight.cols;
    const std::int8_t* from = weight.numbers + first * cols;
    Register even[Rows] = {}, odd[Rows] = {};
    Index k = 0;
    for (; k + 2 * registerLanes <= cols; k += 2 * registerLanes) {
        const Register low = load(x + k), high = load(x + k + registerLanes);
        for (Index row = 0; row < Rows; ++row) {
            even[row] += widened(from + row * cols + k) * low;
            odd[row] += widened(from + row * cols + k + registerLanes) * high;
        }
    }
    for (Index row = 0; row < Rows; ++row) {
        const Register both = even[row] + odd[row];
        Real sum = 0;
        for (int lane = 0; lane < registerLanes; ++lane)
            sum += both[lane];
        for (Index rest = k; rest < cols; ++rest)
            sum += static_cast<Real>(from[row * cols + rest]) * x[rest];
        y[first + row] = bias[first + row] + weight.factors[first + row] * sum;
    }
}

}  // namespace

void narrowProduct(const NarrowRows& weight, const Real* x, const Real* bias, Real* y) {
    Index row = 0;
    for (; row + rowsOfAPass <= weight.rows; row += rowsOfAPass)
        passOf<rowsOfAPass>(weight, row, x, bias, y);
    for (; row < weight.rows; ++row)
        passOf<1>(weight, row, x, bias, y);
}

}  // namespace attn
