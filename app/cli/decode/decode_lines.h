// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/types.h"

namespace attn {

// Decoding of a text line by line.
struct DecodeLinesOptions {
    std::string model;
    std::string source = "-";  // a file, or standard input
    std::string out;           // a file; empty: standard output
    Index steps = 0;
    Index beam = 0;
    double lengthPower = 1;
    Index best = 0;  // --nbest; 0: the output alone
    bool replacesUnknown = false;
    Index threads = 0;  // 0: as many as processors
    bool showsProgress = false;
    bool json = false;
};

// A line of output for each line of the source, in their order, as a stream: what is held in memory does not
// depend on the number of lines. Throws Error when something cannot be read or written, and after an
// interrupt.
void decodeLines(const DecodeLinesOptions& options);

}  // namespace attn
