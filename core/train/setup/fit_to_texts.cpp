// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/setup/fit_to_texts.h"

#include <algorithm>
#include <cmath>

#include "core/train/live/snapshot_schedule.h"

namespace attn {
namespace {

struct Sizes {
    Index vocabulary;  // up to so many tokens a side
    Index hidden;      // of the decoder; each direction of the encoder has half of it
    Index embedding;
    double rate;
};
// For characters, some hundred words, texts of people, and all larger vocabularies.
constexpr Sizes table[] = {
    {250, 64, 32, 0.005}, {1500, 128, 64, 0.004}, {12'000, 192, 96, 0.003}, {1'000'000'000, 256, 128, 0.002}};

constexpr Index smallestChosenBatch = 16, largestChosenBatch = 64;
constexpr double tokensOfBatch = 1100;  // target tokens: fewer make updates noisy, more make them slow
constexpr double passes = 6.4;          // over all pairs
constexpr double mostPasses = 200;      // over a handful of pairs
constexpr double fewestUpdates = 1000, enoughUpdates = 20'000;
constexpr Index fewPairs = 50'000;  // without dropout, a network of these sizes learns so few by heart

// Rounds to a step of 1, 2, 5 …, because people like round numbers.
Index rounded(double value) {
    const auto step = static_cast<double>(roundStep(static_cast<Index>(value / 10)));
    return std::max<Index>(static_cast<Index>(std::lround(value / step) * std::lround(step)), 1);
}

}  // namespace

void fitToTexts(RunSetup& setup) {
    if (!setup.texts || !setup.common.corpus)
        return;
    const TextSizes& texts = *setup.texts;
    Recipe& common = setup.common;
    const Index vocabulary = std::max(texts.sourceVocabulary, texts.targetVocabulary);
    const Sizes& sizes = *std::find_if(std::begin(table), std::end(table) - 1,
                                       [&](const Sizes& row) { return vocabulary <= row.vocabulary; });
    ModelConfig& model = common.model;
    model.decoder.hidden = sizes.hidden;
    model.encoder.hidden = sizes.hidden / model.directions();
    model.encoder.embedding = model.decoder.embedding = sizes.embedding;
    model.attention.size = sizes.hidden / 2;
    common.optimizer.rate = sizes.rate;
    common.optimizer.finalRate = sizes.rate / 30;
    common.optimizer.clipNorm = 1;
    common.batch = smallestChosenBatch;
    while (common.batch < largestChosenBatch && 2 * common.batch <= texts.pairs &&
           static_cast<double>(2 * common.batch) * texts.targetLength <= tokensOfBatch)
        common.batch *= 2;
    const double pass = static_cast<double>(texts.pairs) / static_cast<double>(common.batch);
    common.updates =
        rounded(std::clamp(passes * pass, std::min(fewestUpdates, mostPasses * pass), enoughUpdates));
    common.dropout = texts.pairs < fewPairs ? 0.2 : 0.1;
    common.earlyStop = {};
    common.measureEvery = 0;
    // The score `location` cannot see positions past its rows.
    for (LaneSetup& lane : setup.lanes)
        lane.attention.longestSource = std::max(lane.attention.longestSource, common.corpus->limits.longest);
}

}  // namespace attn
