// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/residual_stream.h"

#include <gmock/gmock.h>

#include <numeric>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/explain/replay.h"
#include "core/network/explained/quantity_name.h"
#include "core/network/models/trained_model.h"
#include "tests/support/architectures.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

Computation streamOf(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(5);
    randomize(model.network.parameters(), random, 0.7);
    const auto shared = std::make_shared<const TrainedModel>(std::move(model));
    DecodeOptions options;
    options.maximumLength = 3;
    options.force = true;
    options.target = {4, 5, 6, 4};
    return Computation(shared, decode(shared, {5, 6, 4, 7}, options), {});
}

double sumOf(const std::vector<StreamPart>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0.0,
                           [](double sum, const StreamPart& part) { return sum + part.logit; });
}

// In all forms, those with a norm after all norms of sublayers too, those without any last norm, and what
// families do differently.
std::vector<Architecture> streams() {
    std::vector<Architecture> all = transformersOver(smallEncoders().front().config);
    const std::size_t count = all.size();
    for (std::size_t i = 0; i < count; ++i) {
        const bool isPost = all[i].config.decoder.norm == "post";
        all.push_back(all[i]);
        all.back().name += isPost ? "_last_norm" : "_without_last_norm";
        all.back().config.decoder.lastNorm = isPost;
        if (isPost) {
            all.back().config.decoder.normEpsilon = 0.01;
            all.back().config.decoder.scaledEmbedding = false;
        }
    }
    all.push_back(transformersOver(selfAttentionEncoders().front().config).front());
    all.back().name += "_shared_and_tied";
    all.back().config.targetSize = all.back().config.sourceSize;
    all.back().config.decoder.hidden = all.back().config.encoder.hidden;
    all.back().config.decoder.sharedEmbedding = all.back().config.decoder.tiedOutput = true;
    return all;
}

TEST(ResidualStream, PartsOfALogitAddUpToIt) {
    for (const Architecture& one : streams()) {
        SCOPED_TRACE(one.name);
        const Computation computation = streamOf(one.config);
        for (Index step = 0; step < 3; ++step)
            for (Token token = 0; token < one.config.targetSize; ++token) {
                const std::vector<StreamPart> parts = residualParts(computation, step, token);
                const Quantity logit{.kind = Kind::Logit, .step = step, .unit = token};
                EXPECT_NEAR(sumOf(parts), computation.value(logit), 1e-10);
                EXPECT_NEAR(sumOf(parts), computation.shown(logit).value(), 1e-5);
            }
    }
}

TEST(ResidualStream, EachPartAndEachReadingOfTheLensIsANumberOfTheComputation) {
    for (const Architecture& one : streams()) {
        SCOPED_TRACE(one.name);
        const Computation computation = streamOf(one.config);
        for (const Token token : {Token(3), Token(5)})
            for (const StreamPart& part : residualParts(computation, 2, token)) {
                const Quantity quantity = quantityOf(part, 2, token);
                ASSERT_TRUE(computation.has(quantity)) << nameOf(quantity);
                EXPECT_NEAR(computation.value(quantity), part.logit, 1e-10) << nameOf(quantity);
            }
        const std::vector<LensReading> readings = logitLens(computation, 2);
        for (std::size_t place = 0; place < readings.size(); ++place)
            for (Index token = 0; token < one.config.targetSize; ++token) {
                const Quantity logit{.kind = Kind::Logit,
                                     .step = 2,
                                     .unit = token,
                                     .layer = static_cast<Index>(place),
                                     .part = Part::DecoderLens};
                ASSERT_TRUE(computation.has(logit)) << nameOf(logit);
                EXPECT_NEAR(computation.value(logit), readings[place].logits[static_cast<std::size_t>(token)],
                            1e-10);
                EXPECT_NEAR(computation.value(like(logit, Kind::Probability)),
                            readings[place].probabilities[static_cast<std::size_t>(token)], 1e-10);
            }
    }
}

TEST(ResidualStream, IsTheSameOfTheNumbersThatTheNetworkKeeps) {
    for (const Architecture& one : streams()) {
        SCOPED_TRACE(one.name);
        const Computation computation = streamOf(one.config);
        Replay replay(std::shared_ptr<const TrainedModel>(std::shared_ptr<void>(), &computation.model()),
                      computation.trace(), {});
        const StreamNumbers kept{computation.model(), computation.trace(), [&](const Quantity& quantity) {
                                     const std::optional<double> number = replay.number(quantity);
                                     EXPECT_TRUE(number) << nameOf(quantity);
                                     return number.value_or(0);
                                 }};
        const std::vector<StreamPart> parts = residualParts(kept, 1, 4),
                                      plain = residualParts(computation, 1, 4);
        ASSERT_EQ(parts.size(), plain.size());
        for (std::size_t i = 0; i < parts.size(); ++i)
            EXPECT_NEAR(parts[i].logit, plain[i].logit, 1e-4) << nameOf(parts[i], one.config);
        const std::vector<LensReading> readings = logitLens(kept, 1), plainly = logitLens(computation, 1);
        ASSERT_EQ(readings.size(), plainly.size());
        for (std::size_t i = 0; i < readings.size(); ++i)
            EXPECT_EQ(readings[i].mostLikely(), plainly[i].mostLikely());
    }
}

TEST(ResidualStream, NamesEachPartOnce) {
    const ModelConfig config = wired(smallEncoders().front().config, "transformer");
    const std::vector<StreamPart> parts = residualParts(streamOf(config), 1, 4);
    std::vector<std::string> names;
    for (const StreamPart& part : parts)
        names.push_back(nameOf(part, config));
    EXPECT_THAT(names, testing::ElementsAre("the token that was read", "its position",
                                            "self-attention, layer 1", "cross-attention, layer 1",
                                            "feed-forward, layer 1", "self-attention, layer 2",
                                            "cross-attention, layer 2", "feed-forward, layer 2",
                                            "bias of the last norm", "bias of the output layer"));
    EXPECT_EQ(parts[2].heads.size(), 2u);
    EXPECT_TRUE(parts[4].heads.empty());
}

// The rest of an attention sublayer is the bias of its output projection.
TEST(ResidualStream, HeadsAddUpToTheirSublayerWithoutBias) {
    ModelConfig config = wired(smallEncoders().front().config, "transformer");
    config.decoder.layers = 1;
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(9);
    Parameters& parameters = model.network.parameters();
    randomize(parameters, random, 0.7);
    for (const char* part : {"self_attention", "cross_attention"})
        parameters
            .vector(
                parameters.layout().find("decoder.layers.0." + std::string(part) + ".out_proj.bias").value())
            .setZero();
    const auto shared = std::make_shared<const TrainedModel>(std::move(model));
    DecodeOptions options;
    options.maximumLength = 2;
    const Computation computation(shared, decode(shared, {5, 6, 4, 7}, options), {});
    for (const StreamPart& part : residualParts(computation, 0, 4)) {
        if (part.heads.empty())
            continue;
        EXPECT_NEAR(std::accumulate(part.heads.begin(), part.heads.end(), 0.0), part.logit, 1e-12);
    }
}

TEST(ResidualStream, TheLastReadingOfTheLensIsWhatIsSaid) {
    for (const Architecture& one : streams()) {
        SCOPED_TRACE(one.name);
        const Computation computation = streamOf(one.config);
        const std::vector<LensReading> readings = logitLens(computation, 2);
        ASSERT_EQ(readings.size(), 1u + 3u * 2u);
        for (Index token = 0; token < one.config.targetSize; ++token) {
            const auto place = static_cast<std::size_t>(token);
            EXPECT_NEAR(readings.back().logits[place],
                        computation.value({.kind = Kind::Logit, .step = 2, .unit = token}), 1e-10);
            EXPECT_NEAR(readings.back().probabilities[place],
                        computation.value({.kind = Kind::Probability, .step = 2, .unit = token}), 1e-10);
        }
        EXPECT_EQ(readings.back().mostLikely(), computation.trace().steps[2].predicted);
        EXPECT_EQ(readings.front().part, Part::DecoderInput);
        EXPECT_EQ(readings[3].part, Part::DecoderFeed);
    }
}

TEST(ResidualStream, OtherWiringsHaveNone) {
    const Computation computation = streamOf(wired(smallEncoders().front().config, "luong"));
    try {
        residualParts(computation, 0, 4);
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(),
                     "a model with the wiring \"luong\" has no residual stream; open one with "
                     "the wiring \"transformer\".");
    }
}

}  // namespace
}  // namespace attn::test
