// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>
#include <utility>

#include "core/base/types.h"
#include "core/math/registers.h"

namespace attn {

// Part of transposeSquare: exchanges halves between rows that are Apart, Apart/2, … 1 apart.
template <int Width, int Apart, int... Lane>
void exchangeHalves(auto& rows, std::integer_sequence<int, Lane...>) {
    for (int i = 0; i < Width; ++i) {
        if (i & Apart)
            continue;
        const auto low = rows[i], high = rows[i + Apart];
        rows[i] = __builtin_shufflevector(low, high, ((Lane & Apart) ? Width + Lane - Apart : Lane)...);
        rows[i + Apart] =
            __builtin_shufflevector(low, high, ((Lane & Apart) ? Width + Lane : Lane + Apart)...);
    }
    if constexpr (Apart > 1)
        exchangeHalves<Width, Apart / 2>(rows, std::integer_sequence<int, Lane...>{});
}

// Transposes a square of a register's lanes in place.
inline void transposeRegisters(Register (&rows)[registerLanes]) {
    exchangeHalves<registerLanes, registerLanes / 2>(rows, std::make_integer_sequence<int, registerLanes>{});
}

// to[i + j·toStride] = from[i·fromStride + j] for i < Width, j < Width, done entirely in registers.
template <int Width>
void transposeSquare(const Real* from, Index fromStride, Real* to, Index toStride) {
    // NOLINTNEXTLINE(modernize-use-using)
    typedef Real Row __attribute__((vector_size(Width * sizeof(Real))));
    Row rows[Width];
    for (int i = 0; i < Width; ++i)
        std::memcpy(&rows[i], from + i * fromStride, sizeof(Row));
    exchangeHalves<Width, Width / 2>(rows, std::make_integer_sequence<int, Width>{});
    for (int i = 0; i < Width; ++i)
        std::memcpy(to + i * toStride, &rows[i], sizeof(Row));
}

// to[i + j·toStride] = from[i·fromStride + j] for i < rows, j < depth: whole squares of Width, a power of two
// no larger than a register's lanes, then the edges number by number.
template <int Width>
void transposeInto(const Real* from, Index fromStride, Index rows, Index depth, Real* to, Index toStride) {
    Index i = 0;
    for (; i + Width <= rows; i += Width) {
        Index j = 0;
        for (; j + Width <= depth; j += Width)
            transposeSquare<Width>(from + i * fromStride + j, fromStride, to + i + j * toStride, toStride);
        for (; j < depth; ++j)
            for (Index k = i; k < i + Width; ++k)
                to[k + j * toStride] = from[k * fromStride + j];
    }
    for (; i < rows; ++i)
        for (Index j = 0; j < depth; ++j)
            to[i + j * toStride] = from[i * fromStride + j];
}

}  // namespace attn
