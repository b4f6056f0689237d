// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/types.h"

namespace attn {

// Options for decoding a text line by line.
struct DecodeLinesOptions {
    std::string model;
    std::string source = "-";  // a file, or standard input
    std::string out;           // a file; empty: standard output
    Index steps = 0;
    Index beam = 0;
    double lengthPower = 1;
    bool isRefilled = false;  // an ended hypothesis gives its place to the next one
    Index best = 0;           // --nbest; 0: only the output
    std::string map;          // --map; empty: the lane's alignment
    std::string maps;         // --maps, a file; empty: none
    bool replacesUnknown = false;
    Index threads = 0;  // 0: one for each processor
    bool showsProgress = false;
    bool json = false;
};

// Writes a line of output for each line of the source, in their order and as a stream: the memory needed does
// not depend on the number of lines. Throws Error when something cannot be read or written, and after an
// interrupt.
void decodeLines(const DecodeLinesOptions& options);

}  // namespace attn
