// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// How an output differs from its reference, token by token.
struct TokenDifferences {
    std::vector<bool> isRight;     // one for each output token
    std::vector<Index> reference;  // the reference token in its place, right or wrong; −1: no such token
    std::vector<Index> missingBefore;  // number of reference tokens missing before each output token,
    Index missingAtEnd = 0;            // and after the last one

    bool operator==(const TokenDifferences&) const = default;
};

// Compares along the alignment with the fewest insertions, deletions and substitutions (Levenshtein 1966), so
// that a missing or additional token does not make the rest wrong. If the output is not whole yet, reference
// tokens after its last one do not count as missing. `unknown` is never right, even where the reference has
// it. O(N·M) for N output and M reference tokens.
TokenDifferences tokenDifferences(std::span<const std::string> output, std::span<const std::string> reference,
                                  bool isWhole, const std::string& unknown = "<unk>");

}  // namespace attn
