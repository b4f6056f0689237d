// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/text_split.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>
#include <unordered_set>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/math/random.h"
#include "core/text/text_key.h"
#include "core/text/tokenizer.h"
#include "core/train/corpora/recipe_corpora.h"

namespace attn {

namespace {

bool isLearnt(const std::string& plan) {
    const std::string id = nlohmann::json::parse(plan).value("id", "");
    return std::any_of(tokenizers().begin(), tokenizers().end(),
                       [&](const TokenizerDescription& row) { return row.id == id && row.isLearnt; });
}

// Keeps the pairs for which `isKept` is true. The others count as skipped lines.
template <typename IsKept>
void keepPairs(std::vector<TextPair>& pairs, const std::string& reason, SkippedLines& skipped,
               const IsKept& isKept) {
    std::erase_if(pairs, [&](const TextPair& pair) {
        if (isKept(pair))
            return false;
        skipped.add(reason, pair.line);
        return true;
    });
}

// Keeps the first of equal pairs.
void dropRepeated(std::vector<TextPair>& pairs, SkippedLines& skipped) {
    std::unordered_set<std::string> seen;
    keepPairs(pairs, told("repeated"), skipped,
              [&](const TextPair& pair) { return seen.insert(pair.source + '\t' + pair.target).second; });
}

// Drops pairs of other lengths when their tokens can be counted already.
void dropLengths(const CorpusRecipe& corpus, TextSplit& split, const std::stop_token& stop) {
    if (isLearnt(corpus.sourceTokenizer) || isLearnt(corpus.targetTokenizer))
        return;
    const auto made = [&](const std::string& plan) {
        return tokenizerMakerFromJsonValue(nlohmann::json::parse(plan), "recipe", "corpus.tokenizer")({},
                                                                                                      stop);
    };
    const Tokenizers tokenizers = {made(corpus.sourceTokenizer), made(corpus.targetTokenizer)};
    std::erase_if(split.training, [&](const TextPair& pair) {
        return !stop.stop_requested() &&
               !corpus.limits.areKept(tokenizers.source->tokenize(pair.source).size(),
                                      tokenizers.target->tokenize(pair.target).size(), pair.line,
                                      split.skipped);
    });
}

// Moves `count` pairs and keeps their order.
void drawHeldOut(const Recipe& recipe, Index count, TextSplit& split) {
    const auto all = static_cast<Index>(split.training.size());
    std::vector<bool> isDrawn(split.training.size());
    if (recipe.corpus->heldOut == "last") {
        std::fill(isDrawn.end() - count, isDrawn.end(), true);
    } else {
        std::vector<Index> order(split.training.size());
        std::iota(order.begin(), order.end(), Index{0});
        Random random(heldOutSeed(recipe));
        for (Index i = 0; i < count; ++i) {
            const Index chosen = i + random.below(static_cast<int>(all - i));
            std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(chosen)]);
            isDrawn[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = true;
        }
    }
    std::vector<TextPair> rest;
    for (std::size_t i = 0; i < split.training.size(); ++i)
        (isDrawn[i] ? split.heldOut : rest).push_back(std::move(split.training[i]));
    split.training = std::move(rest);
}

void dropLeaks(TargetKind targets, TextSplit& split) {
    const bool areTexts = targets == TargetKind::Text;
    std::unordered_set<std::string> heldSources, heldTargets;
    for (const TextPair& pair : split.heldOut) {
        heldSources.insert(textKey(pair.source));
        if (areTexts)
            heldTargets.insert(textKey(pair.target));
    }
    keepPairs(
        split.training,
        areTexts ? told("with a source or target that is held out") : told("with a source that is held out"),
        split.skipped, [&](const TextPair& pair) {
            return !heldSources.contains(textKey(pair.source)) &&
                   !(areTexts && heldTargets.contains(textKey(pair.target)));
        });
}

std::string because(const SkippedLines& skipped) {
    const std::string text = skipped.text();
    return text.empty() ? skipped.file() : text;
}

}  // namespace

TextSplit splitTexts(const Recipe& recipe, const std::stop_token& stop) {
    const CorpusRecipe& corpus = *recipe.corpus;
    TextPairs read = readTextPairs(corpus.files.in(corpus.folder), stop);
    TextSplit split{std::move(read.pairs), {}, std::move(read.skipped), {}, std::move(read.files)};
    dropRepeated(split.training, split.skipped);
    if (corpus.hasOwnHeldOut()) {
        TextPairs own = readTextPairs(corpus.heldOutFiles.in(corpus.folder), stop);
        split.heldOut = std::move(own.pairs);
        split.heldOutSkipped = std::move(own.skipped);
        split.files.insert(split.files.end(), own.files.begin(), own.files.end());
        if (recipe.heldOut > 0 && static_cast<Index>(split.heldOut.size()) > recipe.heldOut)
            split.heldOut.resize(static_cast<std::size_t>(recipe.heldOut));
    } else if (!stop.stop_requested()) {
        dropLengths(corpus, split, stop);
        const auto all = static_cast<Index>(split.training.size());
        if (all == 0)
            throw Error(because(split.skipped) + ": " + told("no pair is left to train on."));
        if (recipe.heldOut >= all)
            throw Error(because(split.skipped) + ": " +
                        (recipe.heldOut == Recipe().heldOut
                             ? told("%1 pairs are of use, but held_out asks for %2 (the usual number); ask "
                                    "for fewer, so that some are left to train on.",
                                    all, recipe.heldOut)
                             : told("%1 pairs are of use, but held_out asks for %2; ask for fewer, so that "
                                    "some are left to train on.",
                                    all, recipe.heldOut)));
        drawHeldOut(recipe, recipe.heldOut, split);
    }
    dropLeaks(corpus.files.classes ? TargetKind::Class : TargetKind::Text, split);
    if (stop.stop_requested())
        return split;
    if (split.heldOut.empty())
        throw Error(because(*split.heldOutSkipped) + ": " + told("no pair is left that could be held out."));
    if (split.training.empty())
        throw Error(because(split.skipped) + ": " + told("no pair is left to train on."));
    return split;
}

}  // namespace attn
