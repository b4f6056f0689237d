// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/compare/comparison.h"
#include "core/train/corpora/recipe_corpora.h"

namespace attn {

// Pairs that neither training nor measuring has seen, drawn from the recipe's seed. Lanes of a seed that
// share their training pairs also share these.
struct TestPairs {
    std::optional<Corpus> fresh;                     // Comparison::testPairs pairs
    std::vector<std::pair<Index, Corpus>> byLength;  // ascending; lengths without a fresh pair are left out
};

// Throws the errors of taskCorpus. A stop returns the pairs drawn so far.
TestPairs testPairs(const Comparison& comparison, const Recipe& recipe, const RecipeCorpora& corpora,
                    const std::stop_token& stop = {});

// Like taskCorpus, but returns fewer pairs if the task has no more; there are few short sources.
Corpus atMostPairs(const Task& task, const RecipeCorpora& corpora, Index count, std::uint64_t seed,
                   const std::set<std::string>& seen, const std::stop_token& stop = {});

}  // namespace attn
