// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// The texts of a recipe's corpus. No source and no target of the held-out part is one of the training part,
// also when it differs in blanks, letter case or compatible forms of its characters only.
struct TextSplit {
    std::vector<TextPair> training;  // in their order, no pair twice
    std::vector<TextPair> heldOut;
    SkippedLines skipped;                        // of the corpus
    std::optional<SkippedLines> heldOutSkipped;  // of the held-out part's own files, where it has some
    std::vector<FileMark> files;                 // that were read: of the corpus, of the held-out part
};

// Reads the files. Pairs of other lengths than the recipe's are left out before some are drawn to be held
// out, where its tokenisers need not learn to cut; else they are left to whoever cuts them. A stop leaves
// what was read so far. Throws Error for what readTextPairs refuses, and when one of the parts is left
// without a pair.
TextSplit splitTexts(const Recipe& recipe, const std::stop_token& stop = {});

}  // namespace attn
