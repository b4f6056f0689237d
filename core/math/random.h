// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace attn {

// Seeded numbers that are the same on every machine: the generator is the standard's mt19937_64. The
// distributions are written out here, because standard libraries differ in theirs.
class Random {
public:
    static constexpr const char* generatorName = "mt19937_64";

    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t next() { return m_engine(); }
    // [0, 1), 53 bits
    double uniform() { return static_cast<double>(m_engine() >> 11) * 0x1.0p-53; }
    double uniform(double low, double high) { return low + (high - low) * uniform(); }
    // {0, …, count − 1}; count > 0
    int below(int count);
    // mean 0, deviation 1 (Box–Muller)
    double normal();

private:
    std::mt19937_64 m_engine;
    double m_spare = 0;
    bool m_hasSpare = false;
};

}  // namespace attn
