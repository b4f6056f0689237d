// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Finds the largest number of W [M, K] · x [K] + bias [M] without computing all of them, and exactly: the
// same as the first of the largest that rowProducts makes. The rows are kept rounded to whole numbers of 8
// bits, a quarter of the memory. Their product with x and the bound of its error tell which rows may be the
// largest; only those are computed. The weight must not change. One a thread.
class LargestRow {
public:
    // `columns` are those of Wᵀ [K, M].
    explicit LargestRow(const ConstMatrixRef& columns);

    // `columns` and `bias` are those of the constructor; −1 if a number is not finite: then nothing is known.
    Index find(const ConstMatrixRef& columns, const ConstVectorRef& x, const ConstVectorRef& bias);
    // How many rows the last call computed.
    Index computed() const { return m_computed; }

private:
    Index m_rows, m_size;
    Index m_stride;                      // of the rounded rows, filled up with zeros
    std::vector<std::int8_t> m_numbers;  // W(n, k) ≈ numbers[n·stride + k] · factors[n]
    Vector m_factors;                    // [M]
    Vector m_norms;                      // [M] Σ_k |numbers|
    bool m_isFinite = true;
    Index m_computed = 0;
    std::vector<std::int16_t> m_x;     // x ≈ m_x · a factor
    std::vector<std::int32_t> m_sums;  // [M] Σ_k numbers · m_x
    Vector m_upper, m_lower;           // [M]
};

}  // namespace attn
