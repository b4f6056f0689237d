// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/test_pairs.h"

#include "core/math/random.h"
#include "core/network/layers/dropout.h"

namespace attn {
namespace {

// After this many draws without a new pair there are assumed to be no more; taskCorpus gives up only after
// more.
constexpr int patience = 50'000;
// Stream numbers for mixSeeds; those of the lengths follow.
constexpr std::uint64_t freshPlace = 0x74657374;

// The number of new texts among the first draws of a seed.
Index newTexts(const Task& task, Index count, std::uint64_t seed, std::set<std::string> seen,
               const std::stop_token& stop) {
    Random random(seed);
    Index found = 0;
    for (int misses = 0; found < count && misses < patience && !stop.stop_requested(); ++misses) {
        if (seen.insert(task.sample(random).source).second) {
            ++found;
            misses = -1;
        }
    }
    return found;
}

}  // namespace

Corpus atMostPairs(const Task& task, const RecipeCorpora& corpora, Index count, std::uint64_t seed,
                   const std::set<std::string>& seen, const std::stop_token& stop) {
    const Index found = newTexts(task, count, seed, seen, stop);
    std::set<std::string> used = seen;
    return taskCorpus(task, corpora.tokenizers, corpora.source, corpora.target, found, seed, used, stop);
}

TestPairs testPairs(const Comparison& comparison, const Recipe& recipe, const RecipeCorpora& corpora,
                    const std::stop_token& stop) {
    TestPairs pairs;
    const LengthTest& lengths = comparison.lengths;
    if (comparison.testPairs == 0 && lengths == LengthTest{})
        return pairs;
    const auto draw = [&](const Task& task, Index count, std::uint64_t seed, std::set<std::string>& seen) {
        return taskCorpus(task, corpora.tokenizers, corpora.source, corpora.target, count, seed, seen, stop);
    };
    const std::unique_ptr<Task> task = createTask(recipe.task, recipe.lengths);
    std::set<std::string> seen;
    draw(*task, recipe.pairs, recipe.seed, seen);
    draw(*task, recipe.heldOut, heldOutSeed(recipe), seen);
    if (comparison.testPairs > 0) {
        std::set<std::string> used = seen;
        pairs.fresh = draw(*task, comparison.testPairs, mixSeeds(recipe.seed, freshPlace), used);
    }
    for (Index length = lengths.shortest; length > 0 && length <= lengths.longest; ++length) {
        const std::unique_ptr<Task> exact = createTask(recipe.task, {length, length});
        Corpus found =
            atMostPairs(*exact, corpora, lengths.pairs,
                        mixSeeds(recipe.seed, freshPlace + static_cast<std::uint64_t>(length)), seen, stop);
        if (!found.pairs.empty())
            pairs.byLength.emplace_back(length, std::move(found));
    }
    return pairs;
}

}  // namespace attn
