// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/attentional_bias.h"

#include <gmock/gmock.h>

#include "core/decode/stepper.h"
#include "core/math/random.h"
#include "core/network/models/trained_model.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn {
namespace {

using testing::HasSubstr;

ModelConfig luongConfig(const std::string& score, Index layers = 1) {
    ModelConfig config = test::smallConfig(score);
    config.encoder.cell = config.decoder.cell = "gru";
    config.encoder.layers = config.decoder.layers = layers;
    config.encoder.bidirectional = false;
    config.encoder.hidden = config.decoder.hidden;
    config.encoder.bridge = "copy";
    config.decoder.wiring = "luong";
    return config;
}

// The decoder is forced, so that every step reads the same in both networks.
DecodeTrace traceOf(const Seq2Seq& network) {
    Vocabulary source, target;
    while (source.size() < network.config().sourceSize)
        source.add("#" + std::to_string(source.size()));
    while (target.size() < network.config().targetSize)
        target.add("#" + std::to_string(target.size()));
    const auto model = std::make_shared<const TrainedModel>(
        TrainedModel{network, source, target, tokenizersFromJson(R"({"id":"blanks"})", "test"), {}});
    return decode(model, {4, 5, 4, 3, 5},
                  {.maximumLength = 4, .force = true, .target = {4, 3, 4, 4}, .interventions = {}});
}

class AttentionalBias : public testing::TestWithParam<const char*> {};

// Without input feeding only h̃_t depends on the bias.
TEST_P(AttentionalBias, IsAddedBeforeTheTanh) {
    for (const Index layers : {1, 2}) {
        ModelConfig config = luongConfig(GetParam(), layers);
        config.decoder.inputFeeding = false;
        Seq2Seq network(config);
        Random random(7);
        test::randomize(network.parameters(), random, 0.7);
        const Index size = config.decoder.hidden;
        std::vector<float> bias;
        for (Index i = 0; i < size; ++i)
            bias.push_back(0.3f * static_cast<float>(i) - 0.5f);
        const DecodeTrace plain = traceOf(network), biased = traceOf(withAttentionalBias(network, bias));
        ASSERT_EQ(biased.steps.size(), plain.steps.size());
        const Eigen::Map<const Eigen::VectorXf> added(bias.data(), size);
        for (std::size_t t = 0; t < plain.steps.size(); ++t) {
            const StepTrace& step = plain.steps[t];
            const StepTrace& found = biased.steps[t];
            if (step.alignment().weights.size() > 0) {
                EXPECT_LE((found.alignment().weights - step.alignment().weights).cwiseAbs().maxCoeff(), 1e-6);
            }
            ASSERT_EQ(found.state.size(), size + 1);
            EXPECT_LE((found.state.head(size) - step.state).cwiseAbs().maxCoeff(), 1e-6);
            EXPECT_NEAR(found.state[size], 0, 1e-6);
            EXPECT_NEAR(found.context[size], 1, 1e-6);
            const Vector expected =
                (step.attentional.array().atanh() + added.array().cast<Real>()).tanh().matrix();
            EXPECT_LE((found.attentional.head(size) - expected).cwiseAbs().maxCoeff(), 1e-5);
            EXPECT_NEAR(found.attentional[size], 0, 1e-6);
        }
    }
}

TEST_P(AttentionalBias, OfZeroChangesNothingFedOrNot) {
    for (const bool isFed : {false, true}) {
        ModelConfig config = luongConfig(GetParam());
        config.decoder.inputFeeding = isFed;
        Seq2Seq network(config);
        Random random(8);
        test::randomize(network.parameters(), random, 0.7);
        const std::vector<float> zero(static_cast<std::size_t>(config.decoder.hidden), 0);
        const DecodeTrace plain = traceOf(network), grown = traceOf(withAttentionalBias(network, zero));
        for (std::size_t t = 0; t < plain.steps.size(); ++t)
            EXPECT_LE((grown.steps[t].logits - plain.steps[t].logits).cwiseAbs().maxCoeff(), 1e-5);
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, AttentionalBias,
                         testing::Values("dot", "general", "additive", "location", "key_query", "none"),
                         [](const auto& score) { return std::string(score.param); });

TEST(AttentionalBiasProblem, NamesWhatCannotCarryOne) {
    EXPECT_EQ(attentionalBiasProblem(luongConfig("general")), "");
    for (const char* score : {"content", "scaled_dot"})
        EXPECT_THAT(attentionalBiasProblem(luongConfig(score)), HasSubstr(score));
    ModelConfig config = luongConfig("general");
    config.attention.span = "local_p";
    EXPECT_THAT(attentionalBiasProblem(config), HasSubstr("local_p"));
    config = luongConfig("general");
    config.encoder.cell = "lstm";
    EXPECT_THAT(attentionalBiasProblem(config), HasSubstr("GRU"));
    config = luongConfig("general");
    config.decoder.wiring = "bahdanau";
    EXPECT_THAT(attentionalBiasProblem(config), HasSubstr("GRU"));
}

}  // namespace
}  // namespace attn
