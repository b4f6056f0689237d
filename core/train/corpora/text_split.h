// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// The texts of a recipe's corpus. No source and no target of the held-out part is in the training part, not
// even with other blanks, letter case or compatible forms of its characters. Classes are in both parts.
struct TextSplit {
    std::vector<TextPair> training;  // in file order, no pair twice
    std::vector<TextPair> heldOut;
    SkippedLines skipped;                        // lines of the corpus
    std::optional<SkippedLines> heldOutSkipped;  // lines of the held-out part's own files, when it has some
    std::vector<FileMark> files;  // the files read: first of the corpus, then of the held-out part
};

// Reads the files. When the tokenisers need not learn to cut, it drops pairs of other lengths before it draws
// the held-out ones. Otherwise the code that cuts the texts drops them. A stop returns what was read so far.
// Throws Error for what readTextPairs refuses, and when one of the parts has no pair left.
TextSplit splitTexts(const Recipe& recipe, const std::stop_token& stop = {});

}  // namespace attn
