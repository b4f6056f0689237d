// SPDX-License-Identifier: GPL-3.0-or-later
// Decoding step by step, in batches and in beams, of every encoder under every wiring.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>

#include "core/decode/beam.h"
#include "core/decode/greedy.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/train/forced_pass.h"
#include "tests/support/architectures.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

using Tokens = std::vector<Token>;

std::shared_ptr<const TrainedModel> modelOfKind(const ModelConfig& config, std::uint64_t seed) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(seed);
    randomize(model.network.parameters(), random, 1.2);
    return std::make_shared<const TrainedModel>(std::move(model));
}

const Tokens parts = {5, 4, 6, 7, 4, 8};

class EveryArchitecture : public testing::TestWithParam<Architecture> {
protected:
    const std::shared_ptr<const TrainedModel> model = modelOfKind(GetParam().config, 11);
    const Seq2Seq& network = model->network;
};

// What a step gives that keeps keys and values of the steps before equals what a whole pass gives.
TEST_P(EveryArchitecture, SteppingEqualsTheWholePass) {
    const Tokens target = network.saysOneToken() ? Tokens{5} : Tokens{5, 3, 6, 4};
    const DecodeTrace trace =
        decode(model, parts, {.maximumLength = 0, .force = true, .target = target, .interventions = {}});
    SentencePair pair{parts, target};
    if (!network.saysOneToken())
        pair.target.push_back(endToken);
    ASSERT_EQ(trace.steps.size(), pair.target.size());
    EXPECT_EQ(trace.stop, StopReason::End);
    ForcedPass whole(network);
    const Batch batch = batchOf({{{6, 7, 8, 5, 4, 3, 5}, pair.target}, pair, {{7, 4}, {pair.target.back()}}});
    whole.run(batch);
    const auto place =
        static_cast<Index>(std::find(batch.order.begin(), batch.order.end(), Index(1)) - batch.order.begin());
    double loss = 0;
    const std::vector<Vector> rows = whole.alignment(place, static_cast<Index>(pair.target.size()));
    for (std::size_t t = 0; t < trace.steps.size(); ++t) {
        loss -= static_cast<double>(trace.steps[t].logProbability);
        const Vector& weights = trace.steps[t].alignment().weights;
        ASSERT_EQ(weights.size(), rows[t].size());
        if (network.alignment()) {
            ASSERT_EQ(weights.size(), static_cast<Index>(parts.size()));
            EXPECT_NEAR(weights.sum(), 1, 1e-5);
            EXPECT_LE((weights - rows[t]).cwiseAbs().maxCoeff(), 1e-5);
        }
    }
    EXPECT_NEAR(loss, whole.sentence(batch, place).loss, 1e-4);
}

TEST_P(EveryArchitecture, BatchesDecodeAsSingleSentences) {
    const std::vector<SentencePair> pairs = {
        {parts, {}}, {{7, 4}, {}}, {{3, 4, 5, 6, 8, 8, 4, 3}, {}}, {{6}, {}}};
    GreedyDecoder greedy(network);
    const Batch batch = batchOf(pairs);
    const std::vector<Tokens> outputs = greedy.run(batch, 6);
    for (std::size_t b = 0; b < pairs.size(); ++b) {
        const DecodeTrace trace =
            decode(model, pairs[static_cast<std::size_t>(batch.order[b])].source,
                   {.maximumLength = 6, .force = false, .target = {}, .interventions = {}});
        Tokens expected;
        for (const StepTrace& step : trace.steps)
            if (step.token != endToken)
                expected.push_back(step.token);
        EXPECT_EQ(outputs[b], expected);
    }
}

TEST_P(EveryArchitecture, BeamOfWidthOneIsGreedy) {
    const BeamTree tree = beamSearch(model, parts, {.width = 1, .maximumLength = 6, .interventions = {}});
    const DecodeTrace greedy =
        decode(model, parts, {.maximumLength = 6, .force = false, .target = {}, .interventions = {}});
    ASSERT_EQ(tree.ranked.size(), 1U);
    const DecodeTrace found = traceOf(tree, tree.ranked[0]);
    ASSERT_EQ(found.steps.size(), greedy.steps.size());
    for (std::size_t t = 0; t < found.steps.size(); ++t) {
        EXPECT_EQ(found.steps[t].token, greedy.steps[t].token);
        EXPECT_LE((found.steps[t].logits - greedy.steps[t].logits).cwiseAbs().maxCoeff(), 1e-4);
    }
}

// The sum of the probabilities of all outputs of up to two tokens, each decoded by force, and the best of
// them.
TEST_P(EveryArchitecture, AWideBeamFindsTheBestOfAllOutputs) {
    if (network.saysOneToken())
        GTEST_SKIP() << "a class is one step, which every beam sees whole";
    const Index words = network.targetSize();
    double best = -std::numeric_limits<double>::infinity();
    Tokens likeliest;
    for (Token first = 0; first < words; ++first)
        for (Token second = 0; second < words; ++second) {
            if (first == endToken || second == endToken)
                continue;
            const Tokens target = {first, second};
            const DecodeTrace trace = decode(
                model, parts, {.maximumLength = 2, .force = true, .target = target, .interventions = {}});
            const double sum = static_cast<double>(trace.steps[0].logProbability) +
                               static_cast<double>(trace.steps[1].logProbability);
            if (sum > best) {
                best = sum;
                likeliest = target;
            }
        }
    const BeamTree tree = beamSearch(
        model, parts, {.width = words * words, .lengthPower = 0, .maximumLength = 2, .interventions = {}});
    for (const Index ranked : tree.ranked) {
        const DecodeTrace trace = traceOf(tree, ranked);
        if (trace.stop == StopReason::End)
            continue;
        EXPECT_EQ((Tokens{trace.steps[0].token, trace.steps[1].token}), likeliest);
        EXPECT_NEAR(tree.nodes[static_cast<std::size_t>(ranked)].logProbability, best, 1e-4);
        break;
    }
}

// A map that is off or uniform changes what follows, and the trace shows it.
TEST_P(EveryArchitecture, MapsAreChangedAsAWhole) {
    for (const MapAddress& map : network.maps()) {
        SCOPED_TRACE(nameOf(map));
        const DecodeTrace before =
            decode(model, parts, {.maximumLength = 2, .force = false, .target = {}, .interventions = {}});
        Interventions off;
        off.maps[map].isOff = true;
        const DecodeTrace after =
            decode(model, parts, {.maximumLength = 2, .force = false, .target = {}, .interventions = off});
        EXPECT_GT((after.steps[0].logits - before.steps[0].logits).cwiseAbs().maxCoeff(), 1e-6);
        Interventions uniform;
        uniform.maps[map].isUniform = true;
        uniform.maps[map].temperature = 2;
        EXPECT_NO_THROW(decode(model, parts,
                               {.maximumLength = 2, .force = false, .target = {}, .interventions = uniform}));
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, EveryArchitecture, testing::ValuesIn(architectures()),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace attn::test
