// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if defined(__AVX__)
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

// Calls body(i) for i = 0 … Count − 1, each a constant (std::integral_constant). Unlike a loop that the
// compiler may unroll late, it leaves arrays of registers in registers. The body is a lambda with
// ATTN_INLINE.
#define ATTN_INLINE __attribute__((always_inline))
template <int Count, typename Body>
ATTN_INLINE inline void forEachIndex(const Body& body) {
    [&]<int... I>(std::integer_sequence<int, I...>) ATTN_INLINE {
        (body(std::integral_constant<int, I>{}), ...);
    }
    (std::make_integer_sequence<int, Count>{});
}

// The same for a body that needs no constant. Sanitizers check every access; unrolled, these checks make
// compiling take four times as long, so there it is a loop.
template <int Count, typename Body>
ATTN_INLINE inline void forEachNumber(const Body& body) {
#ifdef ATTN_SANITIZED
    for (int i = 0; i < Count; ++i)
        body(i);
#else
    forEachIndex<Count>(body);
#endif
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

// The first lanes of a register, 1 … registerLanes. Where the processor has masks, no other number is
// touched; elsewhere the numbers go through memory.
class FirstLanes {
public:
    explicit FirstLanes(Index count)
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
        : m_mask(static_cast<__mmask16>((1U << count) - 1)){}
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
        : m_mask(_mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(count)),
                                    _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7))){}
#else
        : m_bytes(static_cast<std::size_t>(count) * sizeof(Real)) {
    }
#endif

          // The first numbers, then zeros.
          Register load(const Real* from) const {
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
        return reinterpret_cast<Register>(_mm512_maskz_loadu_ps(m_mask, from));
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
        return reinterpret_cast<Register>(_mm256_maskload_ps(from, m_mask));
#else
        Register value{};
        std::memcpy(&value, from, m_bytes);
        return value;
#endif
    }
    // The first numbers, then those of `other`.
    Register loadOr(const Real* from, Register other) const {
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
        return reinterpret_cast<Register>(
            _mm512_mask_loadu_ps(reinterpret_cast<__m512>(other), m_mask, from));
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
        return reinterpret_cast<Register>(_mm256_blendv_ps(
            reinterpret_cast<__m256>(other), _mm256_maskload_ps(from, m_mask), _mm256_castsi256_ps(m_mask)));
#else
        std::memcpy(&other, from, m_bytes);
        return other;
#endif
    }
    void store(Real* to, Register value) const {
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
        _mm512_mask_storeu_ps(to, m_mask, reinterpret_cast<__m512>(value));
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
        _mm256_maskstore_ps(to, m_mask, reinterpret_cast<__m256>(value));
#else
        std::memcpy(to, &value, m_bytes);
#endif
    }

private:
#if defined(__AVX512F__) && !defined(ATTN_REAL_DOUBLE)
    __mmask16 m_mask;
#elif defined(__AVX2__) && !defined(ATTN_REAL_DOUBLE)
    __m256i m_mask;
#else
    std::size_t m_bytes;
#endif
};

// The largest lane.
template <int... Lane>
Real largestLane(Register numbers, std::integer_sequence<int, Lane...>) {
    const auto fold = [&]<int Apart>(std::integral_constant<int, Apart>) ATTN_INLINE {
        const Register other = __builtin_shufflevector(numbers, numbers, (Lane ^ Apart)...);
        numbers = numbers > other ? numbers : other;
    };
    if constexpr (registerLanes > 8)
        fold(std::integral_constant<int, 8>{});
    if constexpr (registerLanes > 4)
        fold(std::integral_constant<int, 4>{});
    if constexpr (registerLanes > 2)
        fold(std::integral_constant<int, 2>{});
    fold(std::integral_constant<int, 1>{});
    return numbers[0];
}

// The sum of the lanes, by halves.
template <int... Lane>
Real sumOfLanes(Register numbers, std::integer_sequence<int, Lane...>) {
    const auto fold = [&]<int Apart>(std::integral_constant<int, Apart>) ATTN_INLINE {
        numbers += __builtin_shufflevector(numbers, numbers, (Lane ^ Apart)...);
    };
    if constexpr (registerLanes > 8)
        fold(std::integral_constant<int, 8>{});
    if constexpr (registerLanes > 4)
        fold(std::integral_constant<int, 4>{});
    if constexpr (registerLanes > 2)
        fold(std::integral_constant<int, 2>{});
    fold(std::integral_constant<int, 1>{});
    return numbers[0];
}

// The sum of body.operator()<Number>(i) over the numbers as forEachRegister has them, in two sums that do not
// wait for each other. For aligned columns of whole registers it is the sum that Eigen makes, bit for bit.
template <typename Body>
Real sumOfRegisters(Index count, const Body& body) {
    constexpr Index lanes = registerLanes;
    Real sum = 0;
    Index i = 0;
    if (count >= lanes) {
        Register even = body.template operator()<Register>(0);
        i = lanes;
        if (count >= 2 * lanes) {
            Register odd = body.template operator()<Register>(lanes);
            for (i = 2 * lanes; i + 2 * lanes <= count; i += 2 * lanes) {
                even += body.template operator()<Register>(i);
                odd += body.template operator()<Register>(i + lanes);
            }
            even += odd;
            if (i + lanes <= count) {
                even += body.template operator()<Register>(i);
                i += lanes;
            }
        }
        sum = sumOfLanes(even, std::make_integer_sequence<int, registerLanes>{});
    }
    for (; i < count; ++i)
        sum += body.template operator()<Real>(i);
    return sum;
}

// Subtracts the largest of the numbers, of which there is at least one, from all of them.
inline void subtractLargest(Real* numbers, Index count) {
    const Index whole = (count - 1) / registerLanes * registerLanes;
    const FirstLanes last(count - whole);
    Register largest = last.loadOr(numbers + whole, Register{} + numbers[0]);
    for (Index i = 0; i < whole; i += registerLanes) {
        const Register some = load(numbers + i);
        largest = some > largest ? some : largest;
    }
    const Real most = largestLane(largest, std::make_integer_sequence<int, registerLanes>{});
    for (Index i = 0; i < whole; i += registerLanes)
        store(numbers + i, load(numbers + i) - most);
    last.store(numbers + whole, last.load(numbers + whole) - most);
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
