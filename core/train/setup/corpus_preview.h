// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/setup/run_setup.h"

namespace attn {

// The pairs that training on a corpus would see.
struct CorpusPreview {
    struct Side {
        std::string text;
        std::vector<std::string> tokens;
        std::vector<bool> isUnknown;  // by token: not in the vocabulary
    };
    struct Row {
        Index line = 0;  // from 1
        Side source, target;
    };
    std::vector<Row> rows;  // the first pairs to train on
    TextSizes sizes;
    Index heldOut = 0;  // pairs
    SkippedLines skipped;
    std::optional<SkippedLines> heldOutSkipped;  // in the files of the held-out part
    std::vector<std::string> notes;  // sentences that say where the corpus has less than was asked for
};

// The facts about pairs that were read.
TextSizes sizesOf(const RecipeCorpora& corpora);

// Reads all of a recipe's corpus, cuts it into tokens and keeps `rows` pairs. `progress` is told how many
// pairs were cut, on the calling thread. Throws Error like textCorpora and checkRecipe. After a stop, the
// result is of no use.
CorpusPreview previewCorpus(const Recipe& recipe, std::size_t rows, const std::stop_token& stop = {},
                            const std::function<void(Index done, Index all)>& progress = {});

}  // namespace attn
