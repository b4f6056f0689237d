// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/largest_row.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "core/math/row_products.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace attn {
namespace {

constexpr Real largestRounded = 127;
constexpr Real largestOfX = 8191;
constexpr Real largestSum = 2e9F;       // of 32 bits
constexpr Index widestSize = 16384;     // beyond it too few digits of x are left for such a sum
constexpr Index roundedAlignment = 32;  // numbers of a row that are multiplied at once
constexpr int roundedRowsAtOnce = 4;

Index wholeRows(Index rows) {
    return (rows + roundedRowsAtOnce - 1) / roundedRowsAtOnce * roundedRowsAtOnce;
}

#if defined(__AVX512BW__)
// Four sums at once: lane i of the result adds up all lanes of sums[i].
__m128i addedLanes(const __m512i* sums) {
    const auto pairs = [](const __m512i& low, const __m512i& high) {
        return _mm512_add_epi32(_mm512_unpacklo_epi32(low, high), _mm512_unpackhi_epi32(low, high));
    };
    const __m512i first = pairs(sums[0], sums[1]), second = pairs(sums[2], sums[3]);
    const __m512i all =
        _mm512_add_epi32(_mm512_unpacklo_epi64(first, second), _mm512_unpackhi_epi64(first, second));
    const __m256i half = _mm256_add_epi32(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64(all, 1));
    return _mm_add_epi32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}
#elif defined(__AVX2__)
__m128i addedLanes(const __m256i* sums) {
    const __m256i all =
        _mm256_hadd_epi32(_mm256_hadd_epi32(sums[0], sums[1]), _mm256_hadd_epi32(sums[2], sums[3]));
    return _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
}
#endif

// sums [4] = Σ_k rows(n, k) · x(k) of four rows, exactly; `size` is a multiple of `roundedAlignment`.
void roundedSums(const std::int8_t* rows, Index stride, const std::int16_t* x, Index size,
                 std::int32_t* sums) {
#if defined(__AVX512BW__)
    __m512i held[roundedRowsAtOnce] = {};
    for (Index k = 0; k < size; k += 32) {
        const __m512i factors = _mm512_loadu_si512(x + k);
        for (int row = 0; row < roundedRowsAtOnce; ++row) {
            const __m256i bytes =
                _mm256_loadu_si256(reinterpret_cast<const __m256i*>(rows + row * stride + k));
            held[row] = _mm512_add_epi32(held[row], _mm512_madd_epi16(_mm512_cvtepi8_epi16(bytes), factors));
        }
    }
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums), addedLanes(held));
#elif defined(__AVX2__)
    __m256i held[roundedRowsAtOnce] = {};
    for (Index k = 0; k < size; k += 16) {
        const __m256i factors = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(x + k));
        for (int row = 0; row < roundedRowsAtOnce; ++row) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(rows + row * stride + k));
            held[row] = _mm256_add_epi32(held[row], _mm256_madd_epi16(_mm256_cvtepi8_epi16(bytes), factors));
        }
    }
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums), addedLanes(held));
#else
    for (int row = 0; row < roundedRowsAtOnce; ++row) {
        std::int32_t sum = 0;
        for (Index k = 0; k < size; ++k)
            sum += rows[row * stride + k] * x[k];
        sums[row] = sum;
    }
#endif
}

}  // namespace

LargestRow::LargestRow(const ConstMatrixRef& columns)
    : m_rows(columns.cols()),
      m_size(columns.rows()),
      m_stride((m_size + roundedAlignment - 1) / roundedAlignment * roundedAlignment),
      m_numbers(static_cast<std::size_t>(wholeRows(m_rows) * m_stride)),
      m_factors(m_rows),
      m_norms(m_rows),
      m_x(static_cast<std::size_t>(m_stride)),
      m_sums(static_cast<std::size_t>(wholeRows(m_rows))),
      m_upper(m_rows),
      m_lower(m_rows) {
    for (Index row = 0; row < m_rows; ++row) {
        const Real* weight = columns.data() + row * columns.outerStride();
        const auto sizes = Eigen::Map<const Vector>(weight, m_size).cwiseAbs();
        m_isFinite = std::isfinite(sizes.sum());
        if (!m_isFinite)
            return;
        const Real largest = sizes.maxCoeff();
        // A factor that is too small would lose digits: such a row counts as zeros with an error.
        const Real factor = std::max(largest / largestRounded, std::numeric_limits<Real>::min() * 256);
        const Real inverse = 1 / factor;
        std::int8_t* numbers = m_numbers.data() + row * m_stride;
        Real norm = 0;
        for (Index k = 0; k < m_size; ++k) {
            const Real number = std::nearbyint(weight[k] * inverse);
            numbers[k] = static_cast<std::int8_t>(number);
            norm += std::abs(number);
        }
        m_factors[row] = factor;
        m_norms[row] = norm;
    }
}

// With W = f n + ρ, |ρ| ≤ f/2, and x = s q + σ, |σ| ≤ s/2: |W·x − f s n·q| ≤ f (‖x‖₁ / 2 + s ‖n‖₁ / 2). To
// that come the roundings of the sums that are computed, at most K ε Σ |W x|, and of these lines themselves;
// both are taken twice as large. Products of the smallest numbers become 0, or lose digits: each by less than
// the smallest number with all its digits.
Index LargestRow::find(const ConstMatrixRef& columns, const ConstVectorRef& x, const ConstVectorRef& bias) {
    assert(columns.cols() == m_rows && x.size() == m_size && bias.size() == m_rows);
    const Real largest = x.cwiseAbs().maxCoeff(), norm = x.cwiseAbs().sum();
    m_computed = 0;
    if (!m_isFinite || !std::isfinite(norm) || !std::isfinite(bias.cwiseAbs().sum()) || m_size > widestSize ||
        !(largest > Real(1e-20)))
        return -1;
    const Real scale =
        largest / std::min(largestOfX, std::floor(largestSum / (largestRounded * static_cast<Real>(m_size))));
    const Real inverse = 1 / scale;
    for (Index k = 0; k < m_size; ++k)
        m_x[static_cast<std::size_t>(k)] = static_cast<std::int16_t>(std::nearbyint(x[k] * inverse));
    for (Index row = 0; row < m_rows; row += roundedRowsAtOnce)
        roundedSums(m_numbers.data() + row * m_stride, m_stride, m_x.data(), m_stride, m_sums.data() + row);

    constexpr Real epsilon = std::numeric_limits<Real>::epsilon();
    const Real ofX =
        norm * (Real(0.501) + (largestRounded + 1) * 2 * epsilon * static_cast<Real>(m_size + 8));
    const Real ofRow = Real(0.501) * scale;
    const Real ofSmallest = static_cast<Real>(2 * m_size + 8) * std::numeric_limits<Real>::min();
    for (Index row = 0; row < m_rows; ++row) {
        const Real about =
            static_cast<Real>(m_sums[static_cast<std::size_t>(row)]) * (m_factors[row] * scale) + bias[row];
        const Real error = m_factors[row] * (ofX + ofRow * m_norms[row]) +
                           8 * epsilon * (std::abs(about) + 2 * std::abs(bias[row])) + ofSmallest;
        m_upper[row] = about + error;
        m_lower[row] = about - error;
    }
    const Real most = m_lower.maxCoeff();
    if (!std::isfinite(most))  // too large for these lines
        return -1;
    Index best = -1;
    Real value = 0;
    Vector one(1);
    for (Index row = 0; row < m_rows; ++row) {
        if (m_upper[row] < most)
            continue;
        rowProducts(columns.middleCols(row, 1), x, bias.segment(row, 1), one);
        ++m_computed;
        if (best < 0 || one[0] > value) {
            best = row;
            value = one[0];
        }
    }
    return best;
}

}  // namespace attn
