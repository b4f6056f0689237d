// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn::benchmark {

// What this machine can do at most, with the instructions that the engine's library is loaded for.
struct MachineRoof {
    struct Level {
        std::string name;
        double largest;    // bytes that are read again and again at this speed
        double bandwidth;  // bytes a second
    };
    double operations = 0;  // multiply–adds in registers, each counted as two, a second
    double halfWidth = 0;   // the same with numbers of 16 bits (BF16), summed as floats; 0 where it has none
    std::vector<Level> levels;  // the nearest cache first, memory last

    // The level that so many bytes lie in.
    const Level& levelOf(double bytes) const;
};

// Of `threads` threads at work at the same time, summed over them. Takes about a second.
MachineRoof measureRoof(int threads);

}  // namespace attn::benchmark
