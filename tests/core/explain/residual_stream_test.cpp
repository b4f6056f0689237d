// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/residual_stream.h"

#include <gmock/gmock.h>

#include <numeric>

#include "core/base/error.h"
#include "core/decode/stepper.h"
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

TEST(ResidualStream, PartsOfALogitAddUpToIt) {
    for (const Architecture& one : transformersOver(smallEncoders().front().config)) {
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
    for (const Architecture& one : transformersOver(smallEncoders().front().config)) {
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
