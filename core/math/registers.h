// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include <cstring>
#include <utility>

#include "core/base/types.h"

namespace attn {

// The widest registers of the instructions that a file is compiled for; each level of the library has its
// own.
#if defined(__AVX512F__)
inline constexpr int registerBytes = 64;
#elif defined(__AVX__)
inline constexpr int registerBytes = 32;
#else
inline constexpr int registerBytes = 16;
#endif
inline constexpr int registerLanes = registerBytes / static_cast<int>(sizeof(Real));

using Register = Real __attribute__((vector_size(registerBytes)));
using LooseRegister [[gnu::aligned(sizeof(Real)), gnu::may_alias]] = Register;

// These load from and store to any address of a number.
inline Register load(const Real* from) {
    return *reinterpret_cast<const LooseRegister*>(from);
}
inline void store(Real* to, Register value) {
    *reinterpret_cast<LooseRegister*>(to) = value;
}

// 1/x of a number or of each lane, within two units in the last place. AVX-512 estimates it to 14 bits, and
// one step of Newton's method costs a third of a division.
template <typename Number>
Number reciprocal(Number x) {
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
    if constexpr (sizeof(Number) == sizeof(__m512)) {
        const auto estimate = reinterpret_cast<Number>(_mm512_rcp14_ps(reinterpret_cast<__m512>(x)));
        return estimate * (Real(2) - x * estimate);
    }
#endif
    return Real(1) / x;
}

// Arithmetic that is written once for registers and for numbers: calls `body.operator()<Number>(i)` with
// Number = Register for as many whole registers as fit into `count` numbers, then with Number = Real for each
// number that is left. The body reads and writes by `get<Number>(address)` and `put(address, number)`.
template <typename Body>
void forEachRegister(Index count, const Body& body) {
    Index i = 0;
    for (; i + registerLanes <= count; i += registerLanes)
        body.template operator()<Register>(i);
    for (; i < count; ++i)
        body.template operator()<Real>(i);
}
template <typename Number>
Number get(const Real* from) {
    Number value;
    std::memcpy(&value, from, sizeof value);
    return value;
}
template <typename Number>
void put(Real* to, Number value) {
    std::memcpy(to, &value, sizeof value);
}

// The first `count` < registerLanes numbers, then zeros.
inline Register loadFirst(const Real* from, Index count) {
    Register value{};
    std::memcpy(&value, from, static_cast<std::size_t>(count) * sizeof(Real));
    return value;
}
inline void storeFirst(Real* to, Register value, Index count) {
    std::memcpy(to, &value, static_cast<std::size_t>(count) * sizeof(Real));
}

// Part of laneSums: folds two registers that are Apart apart into one that holds half a sum of each in its
// lanes.
template <int Apart, int... Lane>
Register foldedSums(Register* sums, std::integer_sequence<int, Lane...> all) {
    for (int i = 0; i < Apart; ++i) {
        const Register low = sums[i], high = sums[i + Apart];
        constexpr int width = registerLanes;
        sums[i] =
            __builtin_shufflevector(low, high, ((Lane & Apart) ? width + Lane : Lane)...) +
            __builtin_shufflevector(low, high, ((Lane & Apart) ? width + Lane - Apart : Lane + Apart)...);
    }
    if constexpr (Apart > 1)
        return foldedSums<Apart / 2>(sums, all);
    else
        return sums[0];
}
// Lane i of the result is the sum of the lanes of sums[i], i < registerLanes; overwrites `sums`.
inline Register laneSums(Register* sums) {
    return foldedSums<registerLanes / 2>(sums, std::make_integer_sequence<int, registerLanes>{});
}

}  // namespace attn
