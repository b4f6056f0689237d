// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/decode/stepper.h"
#include "core/explain/computation.h"
#include "core/explain/map_numbers.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/trained_model.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "tests/support/architectures.h"
#include "tests/support/explained_walk.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

constexpr double networkTolerance = 5e-6;  // for numbers around 1 in single precision

// Token 4 ends a sentence; the last one has no end.
const std::vector<Token> twoSentences = {5, 6, 7, 4, 8, 5};

std::shared_ptr<const TrainedModel> randomModel(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(23);
    randomize(model.network.parameters(), random, 0.7);
    return std::make_shared<const TrainedModel>(std::move(model));
}

Computation decodedOf(const ModelConfig& config, const Interventions& changes = {}) {
    const auto model = randomModel(config);
    DecodeOptions options;
    options.maximumLength = 4;
    options.interventions = changes;
    for (Index t = 0; t < 3 && !model->network.saysOneToken(); ++t)  // does not end before
        if (const StepIntervention* change = changes.of(t); !change || !change->token)
            options.interventions.steps[t].token = static_cast<Token>(4 + t % 2);
    return Computation(model, decode(model, twoSentences, options), options.interventions);
}

Architecture named(const std::string& name) {
    for (const Architecture& one : architectures())
        if (one.name == name)
            return one;
    ADD_FAILURE() << name;
    return {};
}

// Every number equals what the network has, where it has one, and leads to tensors and constants.
void expectExplained(const Computation& computation) {
    const Index steps = static_cast<Index>(computation.trace().steps.size());
    const PathDifference difference = largestDifference(computation, steps);
    EXPECT_GT(difference.compared, 50);
    EXPECT_LT(difference.difference, networkTolerance)
        << nameOf(difference.quantity) << ": " << difference.shown << " and " << difference.plain;
    ExplainedWalk walk(computation);
    for (const Quantity& kind : computation.kinds())
        for (Index t = 0; t < (computation.isOfStep(kind) ? steps : 1); ++t)
            computation.forEach(kind, t, [&](const Quantity& at) {
                walk.follow(at);
                return true;
            });
}

using Named = testing::TestParamInfo<Architecture>;
std::string architectureName(const Named& info) {
    return info.param.name;
}

class NumbersOf : public testing::TestWithParam<Architecture> {};

TEST_P(NumbersOf, AreExplainedAndEqualTheNetworks) {
    expectExplained(decodedOf(GetParam().config));
}

INSTANTIATE_TEST_SUITE_P(Architectures, NumbersOf, testing::ValuesIn(architectures()), architectureName);
INSTANTIATE_TEST_SUITE_P(SelfAttention, NumbersOf, testing::ValuesIn([] {
                             std::vector<Architecture> all = selfAttentionEncoders();
                             for (Architecture& one : all)
                                 one.config = wired(one.config, "bahdanau");
                             return all;
                         }()),
                         architectureName);
INSTANTIATE_TEST_SUITE_P(Transformers, NumbersOf,
                         testing::ValuesIn(transformersOver(smallEncoders().front().config)),
                         architectureName);

TEST(NumbersOfHeads, EveryActivationAndPositionOfAnEncoder) {
    for (const char* activation : {"relu", "gelu", "swish"})
        for (Architecture& one : smallEncoders()) {
            if (one.name == "recurrent" || one.name == "hierarchical")
                continue;
            for (const char* positions : {"sinusoidal", "learned", "none"}) {
                SCOPED_TRACE(one.name + " " + activation + " " + positions);
                ModelConfig config = wired(one.config, "transformer");
                config.encoder.activation = config.decoder.activation = activation;
                config.encoder.positions = positions;
                expectExplained(decodedOf(config));
            }
        }
}

TEST(NumbersOfScores, OfWordsAndOfAClassAreThoseOfEveryScore) {
    for (const ScoreVariant& variant : attendingVariants()) {
        SCOPED_TRACE(variant.name);
        ModelConfig config = named("hierarchical_pool").config;
        const bool needsEqualSizes = findScoreFunction(variant.attention.score)->needsEqualSizes;
        const AttentionConfig usual = config.encoder.attention;
        config.encoder.attention = variant.attention;
        config.encoder.attention.size = usual.size;
        config.encoder.attention.longestSource = 3;  // shorter than a sentence
        config.attention = variant.attention;
        if (needsEqualSizes)
            config.decoder.hidden = config.annotationSize();
        expectExplained(decodedOf(config));
    }
}

TEST(NumbersOfReaders, EveryCellLayersAndOneDirection) {
    for (const CellDescription& cell : cells())
        for (const bool isBidirectional : {true, false}) {
            SCOPED_TRACE(cell.id);
            ModelConfig config = named("hierarchical_luong").config;
            config.encoder.words.cell = config.encoder.sentences.cell = cell.id;
            config.encoder.words.layers = config.encoder.sentences.layers = 2;
            config.encoder.words.bidirectional = config.encoder.sentences.bidirectional = isBidirectional;
            expectExplained(decodedOf(config));
        }
}

TEST(NumbersOfSpans, OverSentencesAndConvolutions) {
    for (const char* architecture : {"hierarchical_luong", "convolution_bahdanau", "embedding_luong"})
        for (const char* span : {"local_m", "local_p"}) {
            SCOPED_TRACE(std::string(architecture) + " " + span);
            ModelConfig config = named(architecture).config;
            config.attention.span = span;
            config.attention.window = 1;
            expectExplained(decodedOf(config));
        }
}

TEST(NumbersOfHeads, ALastNormAfterNormsOfSublayers) {
    ModelConfig config = named("self_attention_transformer").config;
    config.encoder.norm = config.decoder.norm = "post";
    config.encoder.lastNorm = config.decoder.lastNorm = true;
    config.encoder.normEpsilon = 0.02;
    config.decoder.normEpsilon = 1e-4;
    config.encoder.scaledEmbedding = config.decoder.scaledEmbedding = false;
    const Computation computation = decodedOf(config);
    expectExplained(computation);
    const Quantity last{.kind = Kind::Normed, .step = 1, .unit = 2, .part = Part::DecoderLast};
    EXPECT_TRUE(computation.shown(last));
}

TEST(NumbersOfHeads, NormsOfSublayersWithoutALastNorm) {
    ModelConfig config = named("self_attention_transformer").config;
    config.encoder.norm = config.decoder.norm = "pre";
    config.encoder.lastNorm = config.decoder.lastNorm = false;
    const Computation computation = decodedOf(config);
    expectExplained(computation);
    const Quantity end{.kind = Kind::Residual,
                       .step = 1,
                       .unit = 2,
                       .layer = config.decoder.layers - 1,
                       .part = Part::DecoderFeed};
    EXPECT_TRUE(computation.shown(end));
}

TEST(NumbersOfHeads, OneHeadIsItsOwnMean) {
    ModelConfig config = named("self_attention_transformer").config;
    config.encoder.heads = config.decoder.heads = 1;
    const Computation computation = decodedOf(config);
    expectExplained(computation);
    const Quantity weight{.kind = Kind::AttentionWeight, .step = 1, .position = 2};
    EXPECT_TRUE(computation.shown(weight));
}

Vector distribution(std::initializer_list<Real> weights) {
    Vector all(static_cast<Index>(weights.size()));
    std::copy(weights.begin(), weights.end(), all.begin());
    return all;
}

TEST(NumbersUnderChanges, OfHeadsAreExplained) {
    Interventions changes;
    changes.temperature = Real(0.7);
    changes.zeroed = {1};
    changes.swapped = {{2, 8}};
    changes.maps[{MapSite::Encoder, 0, 1}].isUniform = true;
    changes.maps[{MapSite::Encoder, 1, 0}].temperature = 3;
    changes.maps[{MapSite::Decoder, 1, 0}].isOff = true;
    changes.maps[{MapSite::Cross, 0, MapAddress::allHeads}].temperature = 2;
    changes.steps[3].maps[{MapSite::Encoder, 0, 0}].weights =
        distribution({0, 0, Real(0.5), 0, Real(0.5), 0});
    changes.steps[1].maps[{MapSite::Decoder, 0, 1}].weights = distribution({Real(0.75), Real(0.25)});
    changes.steps[2].maps[{MapSite::Cross, 1, MapAddress::allHeads}].weights =
        distribution({0, 0, 0, Real(0.5), Real(0.5), 0});
    const Computation computation = decodedOf(named("self_attention_transformer").config, changes);
    expectExplained(computation);
    const auto changeOf = [&](const Quantity& at) { return computation.explain(at).change; };
    const auto weight = [](Part part, Index layer, Index head, Index step, Index position) {
        return Quantity{.kind = Kind::AttentionWeight,
                        .step = step,
                        .position = position,
                        .layer = layer,
                        .head = head,
                        .part = part};
    };
    EXPECT_EQ(changeOf(weight(Part::EncoderSelf, 0, 1, 2, 3)), Change::UniformMap);
    EXPECT_EQ(changeOf(weight(Part::EncoderSelf, 0, 0, 3, 4)), Change::Weights);
    EXPECT_EQ(computation.value(weight(Part::EncoderSelf, 0, 0, 3, 4)), 0.5);
    EXPECT_EQ(changeOf(weight(Part::EncoderSelf, 0, 0, 2, 4)), Change::Nothing);
    EXPECT_EQ(changeOf(weight(Part::DecoderSelf, 1, 0, 2, 1)), Change::MapOff);
    EXPECT_EQ(changeOf(weight(Part::DecoderSelf, 0, 1, 1, 0)), Change::Weights);
    EXPECT_EQ(changeOf(weight(Part::DecoderCross, 1, 1, 2, 3)), Change::Weights);
    EXPECT_EQ(changeOf(like(weight(Part::DecoderCross, 0, 1, 0, 2), Kind::TemperedScore)),
              Change::Temperature);
    EXPECT_EQ(
        computation.explain(like(weight(Part::DecoderCross, 0, 1, 0, 2), Kind::TemperedScore)).divisor->value,
        static_cast<double>(Real(2) * Real(0.7)));
    EXPECT_EQ(changeOf({.kind = Kind::Annotation, .position = 1}), Change::Zeroed);
}

TEST(NumbersUnderChanges, OfHardMapsAndOfPlacesAreExplained) {
    for (const char* positions : {"sinusoidal", "learned", "rotary"}) {
        SCOPED_TRACE(positions);
        ModelConfig config = named("self_attention_transformer").config;
        config.encoder.positions = config.decoder.positions = positions;
        Interventions changes;
        changes.places = {3, 1, 0, 2, 5, 4};
        changes.maps[{MapSite::Encoder, 0, 1}].isHard = true;
        changes.maps[{MapSite::Cross, 1, 0}].isHard = true;
        const Computation computation = decodedOf(config, changes);
        expectExplained(computation);
        EXPECT_EQ(
            computation
                .explain(
                    {.kind = Kind::AttentionWeight, .position = 2, .layer = 1, .part = Part::DecoderCross})
                .change,
            Change::HardMap);
    }
    Interventions hard;
    hard.maps[{MapSite::Cross, 0, 0}].isHard = true;
    for (const char* span : {"global", "local_m", "local_p"}) {
        ModelConfig config = named("recurrent_luong").config;
        config.attention.span = span;
        config.attention.window = 1;
        expectExplained(decodedOf(config, hard));
    }
}

TEST(NumbersUnderChanges, OfStepsThatReadAheadAreExplained) {
    for (const char* positions : {"sinusoidal", "rotary"}) {
        ModelConfig config = named("self_attention_transformer").config;
        config.decoder.positions = positions;
        const auto model = randomModel(config);
        DecodeOptions options;
        options.force = true;
        options.target = {4, 5, 6};
        options.interventions.maps[{MapSite::Decoder, 0, 1}].readsAhead = true;
        options.interventions.maps[{MapSite::Decoder, 1, MapAddress::allHeads}].readsAhead = true;
        options.interventions.steps[1].maps[{MapSite::Decoder, 0, 0}].temperature = 2;
        const Computation computation(model, decode(model, twoSentences, options), options.interventions);
        expectExplained(computation);
        EXPECT_EQ(weightOf(computation, {MapSite::Decoder, 0, 0}, 1, 3), std::nullopt);
        ASSERT_TRUE(weightOf(computation, {MapSite::Decoder, 0, 1}, 1, 3));
        EXPECT_GT(computation.value(*weightOf(computation, {MapSite::Decoder, 0, 1}, 1, 3)), 0);
        EXPECT_TRUE(weightOf(computation, {MapSite::Decoder, 0, MapAddress::allHeads}, 1, 3));
    }
}

// Decoded only in part, as a window does it step by step.
TEST(NumbersUnderChanges, ReadLaterStepsThatAreNotDecodedYet) {
    const auto model = randomModel(named("self_attention_transformer").config);
    DecodeOptions options;
    options.force = true;
    options.target = {4, 5, 6};
    options.interventions.maps[{MapSite::Decoder, 1, 0}].readsAhead = true;
    Stepper stepper(model, twoSentences, options);
    stepper.advance();
    expectExplained(Computation(model, stepper.trace(), options.interventions));
}

TEST(NumbersUnderChanges, OfWordsAndOfAClassAreExplained) {
    for (const char* wiring : {"hierarchical_pool", "hierarchical_transformer", "hierarchical_bahdanau",
                               "convolution_pool", "embedding_luong"}) {
        SCOPED_TRACE(wiring);
        const ModelConfig config = named(wiring).config;
        const MapSite site = config.decoder.wiring == "pool" ? MapSite::Pool : MapSite::Cross;
        for (const bool isOff : {true, false}) {
            Interventions changes;
            changes.zeroed = {1, 4};
            changes.maps[{site, 0, 0}].isOff = isOff;
            changes.maps[{site, 0, 0}].isUniform = !isOff;
            if (config.encoder.kind == "hierarchical")
                changes.maps[{MapSite::Words, 0, 0}].temperature = Real(0.5);
            expectExplained(decodedOf(config, changes));
            if (config.encoder.kind == "hierarchical") {
                changes.maps[{MapSite::Words, 0, 0}] = {.isUniform = !isOff, .isOff = isOff};
                expectExplained(decodedOf(config, changes));
            }
        }
    }
}

TEST(NumbersOfMaps, TheCellsOfEveryMapAreNumbers) {
    for (const Architecture& one : architectures()) {
        SCOPED_TRACE(one.name);
        const Computation computation = decodedOf(one.config);
        for (const MapTrace& map : computation.trace().steps.front().maps)
            for (Index column = 0; column < map.weights.size(); ++column) {
                const std::optional<Quantity> cell = weightOf(computation, map.map, 0, column);
                ASSERT_TRUE(cell) << nameOf(map.map);
                EXPECT_NEAR(computation.value(*cell), static_cast<double>(map.weights[column]),
                            networkTolerance);
            }
    }
    const Computation words = decodedOf(named("hierarchical_pool").config);
    const MapAddress map{MapSite::Words, 0, 0};
    EXPECT_EQ(weightOf(words, map, 5, 0), std::nullopt) << "a word of another sentence";
    const Quantity word{
        .kind = Kind::AttentionWeight, .step = 1, .position = 0, .unit = 0, .part = Part::Words};
    EXPECT_EQ(weightOf(words, map, 5, 4), word);
    const Computation heads = decodedOf(named("self_attention_transformer").config);
    EXPECT_TRUE(weightOf(heads, {MapSite::Encoder, 1, 1}, 5, 0));
    EXPECT_TRUE(weightOf(heads, {MapSite::Decoder, 1, MapAddress::allHeads}, 2, 2));
    EXPECT_EQ(weightOf(heads, {MapSite::Decoder, 1, 0}, 2, 3), std::nullopt) << "a later step";
    EXPECT_EQ(weightOf(heads, {MapSite::Encoder, 2, 0}, 0, 0), std::nullopt) << "no such layer";
}

TEST(NumbersOfMaps, ALongSourceIsNoDeepRecursion) {
    ModelConfig config = named("hierarchical_pool").config;
    const auto model = randomModel(config);
    const std::vector<Token> source(1500, 5);  // one sentence
    const Computation computation(model, decode(model, source), {});
    EXPECT_LT(largestDifference(computation, 1).difference, 1e-4);
}

}  // namespace
}  // namespace attn::test
