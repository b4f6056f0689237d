// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/beam.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/decode/stepper.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/trained_model.h"
#include "core/network/models/wiring_registry.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

using Tokens = std::vector<Token>;

std::shared_ptr<const TrainedModel> randomModel(const ModelConfig& config, std::uint64_t seed) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(seed);
    randomize(model.network.parameters(), random, 1.5);
    return std::make_shared<const TrainedModel>(std::move(model));
}

ModelConfig configOf(const std::string& wiring, const std::string& span) {
    ModelConfig config = smallConfig("general");
    config.decoder.wiring = wiring;
    config.attention.span = span;
    config.decoder.layers = 2;
    return config;
}

Tokens tokensOf(const DecodeTrace& trace) {
    Tokens tokens;
    for (const StepTrace& step : trace.steps)
        tokens.push_back(step.token);
    return tokens;
}

double logProbabilityOf(const DecodeTrace& trace) {
    double sum = 0;
    for (const StepTrace& step : trace.steps)
        sum += static_cast<double>(step.logProbability);
    return sum;
}

void expectSameSteps(const DecodeTrace& found, const DecodeTrace& expected) {
    ASSERT_EQ(tokensOf(found), tokensOf(expected));
    EXPECT_EQ(found.stop, expected.stop);
    EXPECT_EQ(found.annotations, expected.annotations);
    for (std::size_t t = 0; t < found.steps.size(); ++t) {
        const StepTrace &a = found.steps[t], &b = expected.steps[t];
        EXPECT_EQ(a.previous, b.previous);
        EXPECT_LE((a.alignment().weights - b.alignment().weights).cwiseAbs().maxCoeff(), 1e-5);
        EXPECT_LE((a.logits - b.logits).cwiseAbs().maxCoeff(), 1e-4);
        EXPECT_LE((a.context - b.context).cwiseAbs().maxCoeff(), 1e-5);
        EXPECT_NEAR(a.logProbability, b.logProbability, 1e-4);
    }
}

TEST(BeamSearch, WidthOneIsGreedy) {
    for (const WiringDescription& wiring : recurrentWirings())
        for (const SpanDescription& span : spans())
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                SCOPED_TRACE(wiring.id + " " + span.id + " " + std::to_string(seed));
                const auto model = randomModel(configOf(wiring.id, span.id), seed);
                const BeamTree tree = beamSearch(model, {4, 5, 6, 7}, {.width = 1, .interventions = {}});
                ASSERT_EQ(tree.ranked.size(), 1U);
                expectSameSteps(traceOf(tree, tree.ranked[0]), decode(model, {4, 5, 6, 7}));
            }
}

// The tree's numbers for a hypothesis equal those of the decoder when it is forced to say the same tokens.
TEST(BeamSearch, HypothesesAreWhatForcedDecodingSays) {
    for (const WiringDescription& wiring : recurrentWirings()) {
        const auto model = randomModel(configOf(wiring.id, "global"), 3);
        const BeamTree tree =
            beamSearch(model, {4, 5, 6}, {.width = 4, .maximumLength = 6, .interventions = {}});
        ASSERT_GE(tree.ranked.size(), 4U);
        for (const Index node : tree.ranked) {
            const DecodeTrace found = traceOf(tree, node);
            DecodeOptions options;
            options.force = true;
            options.target = tokensOf(found);
            if (found.stop == StopReason::End)
                options.target.pop_back();
            options.maximumLength = static_cast<Index>(found.steps.size());
            expectSameSteps(found, decode(model, {4, 5, 6}, options));
            EXPECT_NEAR(tree.nodes[static_cast<std::size_t>(node)].logProbability, logProbabilityOf(found),
                        1e-4);
        }
    }
}

// A sequence of at most `length` tokens, ended or cut, with its score.
struct Scored {
    double score;
    Tokens tokens;
};
Scored bestOfAll(const std::shared_ptr<const TrainedModel>& model, const Tokens& source, Index length,
                 double lengthPower) {
    Scored best{-INFINITY, {}};
    std::vector<Tokens> open = {{}};
    for (Index t = 0; t < length; ++t) {
        std::vector<Tokens> longer;
        for (const Tokens& before : open)
            for (Token token = 0; token < model->network.config().targetSize; ++token) {
                Tokens tokens = before;
                tokens.push_back(token);
                const bool ends = token == endToken;
                if (!ends && t + 1 < length) {
                    longer.push_back(tokens);
                    continue;
                }
                DecodeOptions options;
                options.force = true;
                options.target = ends ? Tokens(tokens.begin(), tokens.end() - 1) : tokens;
                options.maximumLength = t + 1;
                const double score = logProbabilityOf(decode(model, source, options)) /
                                     std::pow(static_cast<double>(t + 1), lengthPower);
                if (score > best.score)
                    best = {score, tokens};
            }
        open = std::move(longer);
    }
    return best;
}

TEST(BeamSearch, WideEnoughFindsWhatExhaustiveSearchFinds) {
    for (const double lengthPower : {0.0, 0.6, 1.0})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            ModelConfig config = configOf(seed % 2 == 0 ? "luong" : "bahdanau", "global");
            config.targetSize = 5;
            const auto model = randomModel(config, seed);
            const Scored best = bestOfAll(model, {4, 5, 6}, 4, lengthPower);
            const BeamTree tree = beamSearch(
                model, {4, 5, 6},
                {.width = 700, .lengthPower = lengthPower, .maximumLength = 4, .interventions = {}});
            const BeamNode& found = tree.nodes[static_cast<std::size_t>(tree.ranked.front())];
            EXPECT_EQ(tokensOf(traceOf(tree, tree.ranked.front())), best.tokens);
            EXPECT_NEAR(found.score, best.score, 1e-4);
        }
}

TEST(BeamSearch, TreeIsWhole) {
    const auto model = randomModel(configOf("bahdanau", "global"), 5);
    const BeamTree tree =
        beamSearch(model, {4, 5, 6, 7, 8}, {.width = 3, .maximumLength = 9, .interventions = {}});
    std::vector<Index> kept(10);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const BeamNode& node = tree.nodes[i];
        ++kept[static_cast<std::size_t>(node.length)];
        ASSERT_LT(node.parent, static_cast<Index>(i)) << "parents stand before children";
        const double before =
            node.parent < 0 ? 0 : tree.nodes[static_cast<std::size_t>(node.parent)].logProbability;
        EXPECT_EQ(node.length,
                  node.parent < 0 ? 1 : tree.nodes[static_cast<std::size_t>(node.parent)].length + 1);
        EXPECT_NEAR(node.logProbability - before, std::log(node.step->probabilities[node.token]), 1e-4);
        EXPECT_NEAR(node.score, node.logProbability / static_cast<double>(node.length), 1e-12);
        EXPECT_EQ(node.stop == StopReason::End, node.token == endToken);
    }
    EXPECT_EQ(kept[1], 3);
    for (const Index count : kept)
        EXPECT_LE(count, 3);
    EXPECT_TRUE(std::is_sorted(tree.ranked.begin(), tree.ranked.end(), [&](Index a, Index b) {
        return tree.nodes[static_cast<std::size_t>(a)].score > tree.nodes[static_cast<std::size_t>(b)].score;
    }));
}

TEST(BeamSearch, ObeysInterventions) {
    const auto model = randomModel(configOf("bahdanau", "global"), 6);
    BeamOptions options{.width = 3, .maximumLength = 5, .interventions = {}};
    options.interventions.steps[1].token = 5;
    const BeamTree tree = beamSearch(model, {4, 5, 6}, options);
    for (const BeamNode& node : tree.nodes)
        if (node.length == 2) {
            EXPECT_EQ(node.token, 5);
        }
}

TEST(BeamSearch, SaysHowFarItIsAndCanBeStopped) {
    const auto model = randomModel(configOf("luong", "global"), 5);
    std::stop_source stop;
    std::vector<Index> steps;
    BeamOptions options{.width = 3, .maximumLength = 9, .interventions = {}};
    const BeamTree whole = beamSearch(model, {4, 5, 6, 7}, options);
    options.stop = stop.get_token();
    options.progress = [&](Index step, Index most) {
        EXPECT_EQ(most, 9);
        steps.push_back(step);
        if (step == 1)
            stop.request_stop();
    };
    const BeamTree tree = beamSearch(model, {4, 5, 6, 7}, options);
    EXPECT_EQ(steps, std::vector<Index>{1});
    ASSERT_LT(tree.nodes.size(), whole.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        EXPECT_EQ(tree.nodes[i].token, whole.nodes[i].token);
        EXPECT_EQ(tree.nodes[i].logProbability, whole.nodes[i].logProbability);
    }
}

}  // namespace
}  // namespace attn::test
