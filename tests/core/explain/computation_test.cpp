// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/computation.h"

#include <gmock/gmock.h>

#include "core/base/work_stopped.h"
#include "core/decode/stepper.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/trained_model.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "tests/support/explained_walk.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

constexpr double plainTolerance = 2e-5;  // for numbers around 1 in single precision

const std::vector<Token> explainedSource = {4, 7, 5, 6, 4};

std::shared_ptr<const TrainedModel> modelOf(const ModelConfig& config, std::uint64_t seed = 11) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(seed);
    randomize(model.network.parameters(), random);
    return std::make_shared<const TrainedModel>(std::move(model));
}

Computation computationOf(const ModelConfig& config, const Interventions& interventions = {}) {
    const auto model = modelOf(config);
    DecodeOptions options;
    options.maximumLength = 4;
    options.interventions = interventions;
    return Computation(model, decode(model, explainedSource, options), interventions);
}

void expectSound(const Computation& computation) {
    const Index last = static_cast<Index>(computation.trace().steps.size()) - 1;
    const PathDifference difference = largestDifference(computation, last + 1);
    EXPECT_GT(difference.compared, 50);
    EXPECT_LT(difference.difference, plainTolerance)
        << "kind " << static_cast<int>(difference.quantity.kind) << ": " << difference.shown << " and "
        << difference.plain;
    ExplainedWalk walk(computation);
    walk.follow({.kind = Kind::Probability, .step = last, .unit = computation.trace().steps.back().token});
    walk.follow({.kind = Kind::LogProbability, .step = last});
    EXPECT_TRUE(walk.hasMet(Kind::EncoderState));
    EXPECT_TRUE(walk.hasMet(Kind::Context));
    EXPECT_GT(walk.entries(), 100u) << "down to the weights";
}

class ComputationOf : public testing::TestWithParam<ScoreVariant> {};

TEST_P(ComputationOf, EveryCellWiringAndSpanIsExplained) {
    for (const CellDescription& cell : cells()) {
        for (const char* wiring : {"bahdanau", "luong"}) {
            for (const char* span : {"global", "local_m", "local_p", "hard"}) {
                if (GetParam().attention.score == "none" && span != std::string("global"))
                    continue;
                ModelConfig config = smallConfig(GetParam().attention);
                config.encoder.cell = config.decoder.cell = cell.id;
                config.decoder.wiring = wiring;
                config.attention.span = span;
                config.attention.window = 1;
                SCOPED_TRACE(cell.id + " " + wiring + " " + span);
                expectSound(computationOf(config));
            }
        }
    }
}

TEST_P(ComputationOf, WhatWasChangedIsExplained) {
    if (GetParam().attention.score == "none")
        return;
    Interventions changes;
    changes.temperature = Real(0.7);
    changes.zeroed = {1};
    changes.steps[1].maps[MapAddress()].weights =
        (Vector(5) << 0, Real(0.25), Real(0.5), 0, Real(0.25)).finished();
    changes.steps[2].maps[MapAddress()].temperature = 3;
    changes.steps[0].token = 5;
    const Computation computation = computationOf(smallConfig(GetParam().attention), changes);
    expectSound(computation);
    EXPECT_EQ(computation.value({.kind = Kind::AttentionWeight, .step = 1, .position = 2}), 0.5);
    EXPECT_EQ(computation.value({.kind = Kind::Annotation, .position = 1, .unit = 0}), 0);
}

INSTANTIATE_TEST_SUITE_P(Scores, ComputationOf, testing::ValuesIn(scoreVariants()), variantName);

TEST(Computation, EveryScoreFunctionIsWrittenDown) {
    for (const ScoreDescription& score : scoreFunctions())
        EXPECT_EQ(std::any_of(score.forms.begin(), score.forms.end(),
                              [](const ScoreForm& form) { return form.kind == Kind::Score; }),
                  score.attends)
            << score.id;
}

TEST(Computation, LayersBridgesAndOneDirection) {
    ModelConfig config = smallConfig("additive");
    config.encoder.layers = 3;
    config.decoder.layers = 2;
    expectSound(computationOf(config));
    config.encoder.cell = config.decoder.cell = "lstm";
    config.decoder.wiring = "luong";
    config.decoder.inputFeeding = false;
    expectSound(computationOf(config));
    config = smallConfig("dot");
    config.encoder.bidirectional = false;
    config.encoder.bridge = "copy";
    config.decoder.hidden = config.encoder.hidden = 5;
    expectSound(computationOf(config));
}

TEST(Computation, ALongSentenceIsNoDeepRecursion) {
    const ModelConfig config = smallConfig("dot");
    const auto model = modelOf(config);
    std::vector<Token> longSource(1500, 4);
    DecodeOptions options;
    options.maximumLength = 3;
    const Computation computation(model, decode(model, longSource, options), {});
    EXPECT_LT(largestDifference(computation, 1).difference, 1e-4);
}

TEST(Computation, KnowsWhatItHas) {
    const Computation computation = computationOf(smallConfig("additive"));
    EXPECT_TRUE(computation.has({.kind = Kind::ScoreUnit, .step = 3, .position = 4, .unit = 0}));
    EXPECT_FALSE(computation.has({.kind = Kind::ScoreUnit, .step = 4, .position = 4, .unit = 0}));
    EXPECT_FALSE(computation.has({.kind = Kind::Cosine}));
    EXPECT_FALSE(computation.has({.kind = Kind::Attentional}));
    EXPECT_FALSE(computation.has({.kind = Kind::AttentionWeight, .position = -1}));
    EXPECT_EQ(computation.shown({.kind = Kind::ScoreUnit}), std::nullopt) << "the trace has none";
    const Explanation score = computation.explain({.kind = Kind::Score, .step = 2, .position = 1});
    ASSERT_EQ(score.terms.size(), 3u);
    EXPECT_EQ(score.terms[0][0].tensor, "attention.v_a");
    EXPECT_EQ(score.terms[0][1].quantity->kind, Kind::ScoreUnit);
}

TEST(Computation, SaysHowFarItIsAndStops) {
    const ModelConfig config = smallConfig("additive");
    const Computation whole = computationOf(config);
    Index last = 0, told = 0;
    const PathDifference difference = largestDifference(whole, 4, [&](Index done, Index all) {
        EXPECT_GT(done, last);
        EXPECT_LE(done, all);
        last = done;
        told = all;
    });
    EXPECT_EQ(told, difference.compared);
    Computation stopped = computationOf(config);
    std::stop_source stop;
    stopped.setStop(stop.get_token());
    stop.request_stop();
    EXPECT_THROW(stopped.value({.kind = Kind::Logit}), WorkStopped);
    stopped.setStop({});
    EXPECT_EQ(stopped.value({.kind = Kind::Logit}), whole.value({.kind = Kind::Logit}));
}

}  // namespace
}  // namespace attn::test
