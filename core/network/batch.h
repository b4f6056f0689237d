// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/positions/positions.h"

namespace attn {

// One sentence pair as token ids. The target ends in </s>; it is empty where only the source is needed.
struct SentencePair {
    std::vector<Token> source;
    std::vector<Token> target;
};

// Sentences laid out as the engine reads them. Step t of the target stands in columns t·B … t·B + B − 1 and
// is padded with paddingToken.
struct Batch {
    Positions positions;        // of the source
    std::vector<Token> source;  // [N], by position
    std::vector<Token> target;  // [T·B]
    Index steps = 0;            // T
    Index targetTokens = 0;     // without padding
    std::vector<Index> order;   // sentence b is the caller's pair order[b]

    Index size() const { return positions.batch(); }  // B
    // What the decoder reads at step t: <s>, then the target shifted by one. [T·B]
    std::vector<Token> previous;
};

// Fills `batch` from some of `pairs`; keeps its memory. Sources must not be empty (asserted).
void fillBatch(Batch& batch, const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen);

}  // namespace attn
