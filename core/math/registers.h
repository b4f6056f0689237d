// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>
#include <utility>

#include "core/types.h"

namespace attn {

// The widest registers of the instructions a file is compiled for: each level of the library has its own.
#if defined(__AVX512F__)
inline constexpr int registerBytes = 64;
#elif defined(__AVX__)
inline constexpr int registerBytes = 32;
#else
inline constexpr int registerBytes = 16;
#endif
inline constexpr int registerLanes = registerBytes / static_cast<int>(sizeof(Real));

using Register = Real __attribute__((vector_size(registerBytes)));
using LooseRegister = Real __attribute__((vector_size(registerBytes), aligned(sizeof(Real)), may_alias));

// From and to any address of numbers.
inline Register load(const Real* from) {
    return *reinterpret_cast<const LooseRegister*>(from);
}
inline void store(Real* to, Register value) {
    *reinterpret_cast<LooseRegister*>(to) = value;
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

// Part of laneSums: registers Apart apart are folded into one that has half a sum of each in its lanes.
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
