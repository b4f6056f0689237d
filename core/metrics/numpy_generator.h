// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attn {

// The numbers that numpy.random.default_rng(seed) gives, so that figures computed with them can be
// reproduced: PCG64 (O'Neill 2014, XSL-RR 128/64), started from the state that numpy's SeedSequence makes of
// the seed.
class NumpyGenerator {
public:
    explicit NumpyGenerator(std::uint64_t seed);

    // Like choice(count) with replacement: 0 ≤ result < count, 1 ≤ count < 2³².
    std::uint32_t below(std::uint32_t count);

private:
    __extension__ using Wide = unsigned __int128;
    std::uint32_t next32();
    std::uint64_t next64();

    Wide m_state = 0, m_increment = 0;
    std::uint32_t m_half = 0;  // the upper half of the last 64 bits
    bool m_hasHalf = false;
};

}  // namespace attn
