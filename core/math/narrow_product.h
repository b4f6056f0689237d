// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/types.h"

namespace attn {

// A weight W [rows, cols] of whole numbers of 8 bits: W(n, k) = numbers[n·cols + k] · factors[n]. The numbers
// belong to somebody else.
struct NarrowRows {
    const std::int8_t* numbers = nullptr;
    const Real* factors = nullptr;
    Index rows = 0;
    Index cols = 0;
};

// y [rows, n] = W · x [cols, n] + bias [rows] in every column. Numbers are widened in the registers, so a
// quarter of the memory is read, once for up to four columns. The result is that of the widened weights but
// for the order of the sums.
void narrowProduct(const NarrowRows& weight, const ConstMatrixRef& x, const ConstVectorRef& bias,
                   MatrixRef y);

// Writes row `row` of W, `cols` numbers.
void widenRow(const NarrowRows& weight, Index row, Real* to);

}  // namespace attn
