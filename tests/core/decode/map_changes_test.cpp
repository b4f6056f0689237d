// SPDX-License-Identifier: GPL-3.0-or-later
// Whole maps that are made hard or that read later steps, and tokens that are taken to stand elsewhere.
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "tests/support/architectures.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

using Tokens = std::vector<Token>;
const Tokens someSource = {5, 6, 7, 4, 8};
const Tokens someTarget = {5, 3, 6, 4};

std::shared_ptr<const TrainedModel> changedModel(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(5);
    randomize(model.network.parameters(), random, 1.2);
    return std::make_shared<const TrainedModel>(std::move(model));
}

ModelConfig configOf(const std::string& name) {
    for (const Architecture& one : architectures())
        if (one.name == name)
            return one.config;
    ADD_FAILURE() << name;
    return {};
}

DecodeTrace forced(const std::shared_ptr<const TrainedModel>& model, const Interventions& changes,
                   const Tokens& target = someTarget, const Tokens& source = someSource,
                   const std::vector<MapAddress>& maps = {}) {
    return decode(
        model, source,
        {.maximumLength = 0, .force = true, .target = target, .interventions = changes, .maps = maps});
}

double distance(const Vector& a, const Vector& b) {
    return static_cast<double>((a - b).cwiseAbs().maxCoeff());
}

Interventions readingAhead(const Network& network) {
    Interventions changes;
    for (const MapAddress& map : network.maps())
        if (map.site == MapSite::Decoder)
            changes.maps[map].readsAhead = true;
    return changes;
}

class MapChanges : public testing::TestWithParam<Architecture> {};

TEST_P(MapChanges, AHardMapIsThePositionWithTheLargestScoreGivenByHand) {
    const auto model = changedModel(GetParam().config);
    for (const MapAddress& map : model->network.maps()) {
        if (isOfEncoder(map))
            continue;
        SCOPED_TRACE(nameOf(map));
        Interventions hard;
        hard.maps[map].isHard = true;
        const DecodeTrace trace = forced(model, hard, someTarget, someSource, {map});
        // Each step given by hand what the hard map took.
        Interventions given;
        for (const StepTrace& step : trace.steps) {
            const Vector& weights = step.alignment().weights;
            EXPECT_EQ(weights.sum(), 1);
            EXPECT_EQ(weights.maxCoeff(), 1);
            if (!model->network.readsSentences())
                given.steps[step.step].maps[map].weights = weights;
        }
        if (given.steps.empty())
            continue;
        const DecodeTrace byHand = forced(model, given, someTarget, someSource, {map});
        for (std::size_t t = 0; t < trace.steps.size(); ++t)
            EXPECT_LE(distance(trace.steps[t].logits, byHand.steps[t].logits), 1e-5);
        // And what it took had the largest weight, as far as only this map is changed before.
        const DecodeTrace soft = forced(model, {}, someTarget, someSource, {map});
        Index most = 0;
        soft.steps[0].alignment().weights.maxCoeff(&most);
        EXPECT_EQ(trace.steps[0].alignment().weights[most], 1);
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, MapChanges, testing::ValuesIn(architectures()),
                         [](const auto& info) { return info.param.name; });

TEST(ReadingAhead, AStepReadsTokensThatComeLater) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    const Tokens other = {5, 3, 6, 5};
    const Interventions ahead = readingAhead(model->network);
    EXPECT_LE(distance(forced(model, {}).steps[0].logits, forced(model, {}, other).steps[0].logits), 0)
        << "a masked step does not know what follows";
    EXPECT_GT(distance(forced(model, ahead).steps[0].logits, forced(model, ahead, other).steps[0].logits),
              1e-3);
}

TEST(ReadingAhead, EveryStepHasWeightsOverAllSteps) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    const MapAddress lifted{MapSite::Decoder, 1, 0}, masked{MapSite::Decoder, 1, 1},
        mean{MapSite::Decoder, 1, MapAddress::allHeads};
    Interventions changes;
    changes.maps[lifted].readsAhead = true;
    const DecodeTrace trace = forced(model, changes, someTarget, someSource, {lifted, masked, mean});
    const auto all = static_cast<Index>(someTarget.size()) + 1;
    EXPECT_EQ(static_cast<Index>(trace.readAhead.size()), all);
    for (const StepTrace& step : trace.steps) {
        EXPECT_EQ(step.maps[0].weights.size(), all);
        EXPECT_GT(step.maps[0].weights.minCoeff(), 0);
        EXPECT_NEAR(step.maps[0].weights.sum(), 1, 1e-5);
        EXPECT_EQ(step.maps[1].weights.size(), step.step + 1);
        EXPECT_EQ(step.maps[2].weights.size(), all);
    }
    const std::vector<DecodedMap> again =
        decodedMaps(model, trace, changes, {lifted, masked, {MapSite::Rollout, 0, 0}});
    for (std::size_t t = 0; t < trace.steps.size(); ++t) {
        EXPECT_EQ(again[0].rows[t], trace.steps[t].maps[0].weights);
        EXPECT_EQ(again[1].rows[t], trace.steps[t].maps[1].weights);
        EXPECT_NEAR(again[2].rows[t].sum(), 1, 1e-5);
    }
}

// A map that could read ahead and gives later steps no weight is the masked one.
TEST(ReadingAhead, TheWholePassEqualsStepsWhereNothingIsLifted) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    Interventions changes;
    changes.steps[1].maps[{MapSite::Decoder, 0, 1}].weights = Vector::Constant(2, Real(0.5));
    changes.steps[2].maps[{MapSite::Cross, 0, 0}].temperature = 3;
    changes.maps[{MapSite::Decoder, 1, 0}] = {.isOff = true};
    const DecodeTrace steps = forced(model, changes);
    changes.maps[{MapSite::Decoder, 1, 0}].readsAhead = true;
    const DecodeTrace whole = forced(model, changes);
    ASSERT_EQ(steps.steps.size(), whole.steps.size());
    EXPECT_FALSE(whole.readAhead.empty());
    for (std::size_t t = 0; t < steps.steps.size(); ++t)
        EXPECT_LE(distance(steps.steps[t].logits, whole.steps[t].logits), 1e-5);
}

TEST(ReadingAhead, ChangesNothingWhileTheDecoderReadsItsOwnOutput) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    const DecodeOptions options{.maximumLength = 5, .force = false, .target = {}, .interventions = {}};
    DecodeOptions ahead = options;
    ahead.interventions = readingAhead(model->network);
    const DecodeTrace before = decode(model, someSource, options), after = decode(model, someSource, ahead);
    ASSERT_EQ(before.steps.size(), after.steps.size());
    EXPECT_TRUE(after.readAhead.empty());
    for (std::size_t t = 0; t < before.steps.size(); ++t)
        EXPECT_EQ(before.steps[t].logits, after.steps[t].logits);
}

// A token that is said by hand is what the next step reads, and it is known beforehand, too.
TEST(ReadingAhead, ReadsTokensThatAreGivenByHand) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    Interventions ahead = readingAhead(model->network);
    ahead.steps[3].token = 5;
    const DecodeTrace byHand = forced(model, ahead);
    ahead.steps.clear();
    const DecodeTrace given = forced(model, ahead, {5, 3, 6, 5});
    for (std::size_t t = 0; t < 4; ++t)
        EXPECT_LE(distance(byHand.steps[t].logits, given.steps[t].logits), 1e-6);
}

TEST(ReadingAhead, IsRefusedWhereThereIsNothingAhead) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    Interventions changes;
    changes.maps[{MapSite::Cross, 0, 0}].readsAhead = true;
    EXPECT_THROW(forced(model, changes), Error);
    changes.maps.clear();
    changes.maps[{MapSite::Decoder, 0, 0}].readsAhead = true;
    changes.steps[1].maps[{MapSite::Decoder, 0, 0}].weights = Vector::Constant(2, Real(0.5));
    EXPECT_THROW(forced(model, changes), Error);
}

// The encoder reads places from the encodings alone: tokens that are taken to stand elsewhere are annotated
// like the text with the tokens there.
TEST(Places, AreThoseOfTheTextInAnotherOrder) {
    ModelConfig rotary = configOf("self_attention_transformer");
    rotary.encoder.positions = "rotary";
    ModelConfig learned = rotary;
    learned.encoder.positions = "learned";
    ModelConfig embedded = configOf("embedding_luong");
    embedded.encoder.positions = "sinusoidal";
    const std::vector<Index> places = {2, 0, 4, 1, 3};
    Tokens moved(someSource.size());
    for (std::size_t j = 0; j < moved.size(); ++j)
        moved[static_cast<std::size_t>(places[j])] = someSource[j];
    for (const ModelConfig& config : {rotary, learned, embedded}) {
        SCOPED_TRACE(config.encoder.kind + " " + config.encoder.positions);
        const auto model = changedModel(config);
        Interventions changes;
        changes.places = places;
        const Matrix found = forced(model, changes).annotations;
        const Matrix expected = forced(model, {}, someTarget, moved).annotations;
        for (std::size_t j = 0; j < places.size(); ++j)
            EXPECT_LE(distance(found.col(static_cast<Index>(j)), expected.col(places[j])), 1e-5);
    }
}

TEST(Places, ThatAreNoOrderAreRefused) {
    const auto model = changedModel(configOf("self_attention_transformer"));
    for (const std::vector<Index>& places : std::vector<std::vector<Index>>{{0, 1}, {0, 1, 2, 3, 3}}) {
        Interventions changes;
        changes.places = places;
        EXPECT_THROW(forced(model, changes), Error);
    }
    Interventions changes;
    changes.places = {1, 0, 2, 3, 4};
    ModelConfig without = configOf("self_attention_transformer");
    without.encoder.positions = "none";
    EXPECT_THROW(forced(changedModel(without), changes), Error);
    EXPECT_THROW(forced(changedModel(configOf("recurrent_luong")), changes), Error);
}

}  // namespace
}  // namespace attn::test
