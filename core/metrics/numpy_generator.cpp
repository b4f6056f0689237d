// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/numpy_generator.h"

#include <array>
#include <bit>
#include <cassert>

namespace attn {
namespace {

using Pool = std::array<std::uint32_t, 4>;

std::uint32_t folded(std::uint32_t value) {
    return value ^ (value >> 16);
}

// numpy's SeedSequence: every word of the seed affects every word of the pool.
Pool poolOf(std::uint64_t seed) {
    std::uint32_t constant = 0x43b0d7e5;
    const auto hash = [&](std::uint32_t value) {
        value ^= constant;
        constant *= 0x931e8875;
        return folded(value * constant);
    };
    Pool pool{};
    pool[0] = hash(static_cast<std::uint32_t>(seed));
    pool[1] = hash(static_cast<std::uint32_t>(seed >> 32));
    pool[2] = hash(0);
    pool[3] = hash(0);
    for (std::size_t from = 0; from < pool.size(); ++from)
        for (std::size_t to = 0; to < pool.size(); ++to)
            if (from != to)
                pool[to] = folded(0xca01f9ddU * pool[to] - 0x4973f715U * hash(pool[from]));
    return pool;
}

}  // namespace

NumpyGenerator::NumpyGenerator(std::uint64_t seed) {
    const Pool pool = poolOf(seed);
    std::array<std::uint64_t, 4> words{};
    std::uint32_t constant = 0x8b51f9dd;
    for (std::size_t i = 0; i < 2 * words.size(); ++i) {
        std::uint32_t value = pool[i % pool.size()] ^ constant;
        constant *= 0x58f38ded;
        value = folded(value * constant);
        words[i / 2] |= static_cast<std::uint64_t>(value) << (32 * (i % 2));
    }
    const Wide first = (static_cast<Wide>(words[0]) << 64) | words[1];
    const Wide sequence = (static_cast<Wide>(words[2]) << 64) | words[3];
    m_increment = (sequence << 1) | 1;
    next64();
    m_state += first;
    next64();
}

std::uint32_t NumpyGenerator::below(std::uint32_t count) {
    assert(count > 0);
    if (count == 1)
        return 0;
    // Lemire 2019: the result is the upper half of a product. Products that would make some results more
    // frequent are drawn again.
    const std::uint32_t uneven = -count % count;
    std::uint64_t product = static_cast<std::uint64_t>(next32()) * count;
    while (static_cast<std::uint32_t>(product) < uneven)
        product = static_cast<std::uint64_t>(next32()) * count;
    return static_cast<std::uint32_t>(product >> 32);
}

std::uint32_t NumpyGenerator::next32() {
    m_hasHalf = !m_hasHalf;
    if (!m_hasHalf)
        return m_half;
    const std::uint64_t bits = next64();
    m_half = static_cast<std::uint32_t>(bits >> 32);
    return static_cast<std::uint32_t>(bits);
}

std::uint64_t NumpyGenerator::next64() {
    constexpr Wide multiplier = (static_cast<Wide>(2549297995355413924U) << 64) | 4865540595714422341U;
    m_state = m_state * multiplier + m_increment;
    return std::rotr(static_cast<std::uint64_t>(m_state >> 64) ^ static_cast<std::uint64_t>(m_state),
                     static_cast<int>(m_state >> 122));
}

}  // namespace attn
