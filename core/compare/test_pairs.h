// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/compare/comparison.h"
#include "core/train/corpora/recipe_corpora.h"

namespace attn {

// Pairs that neither training nor measuring has seen, drawn from the recipe's seed: all lanes of a seed that
// share their training pairs share these.
struct TestPairs {
    std::optional<Corpus> fresh;                     // Comparison::testPairs of them
    std::vector<std::pair<Index, Corpus>> byLength;  // ascending; lengths without a fresh pair left out
};

// Throws Error as taskCorpus. A stop leaves what was drawn so far.
TestPairs testPairs(const Comparison& comparison, const Recipe& recipe, const RecipeCorpora& corpora,
                    const std::stop_token& stop = {});

// As taskCorpus, with fewer pairs where the task has no more: a short source has few values.
Corpus atMostPairs(const Task& task, const RecipeCorpora& corpora, Index count, std::uint64_t seed,
                   const std::set<std::string>& seen, const std::stop_token& stop = {});

}  // namespace attn
