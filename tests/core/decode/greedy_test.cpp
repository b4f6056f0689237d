// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/greedy.h"

#include <gtest/gtest.h>

#include "core/decode/stepper.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/trained_model.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/pass.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

void expectSameWeights(const std::shared_ptr<const TrainedModel>& model, std::vector<SentencePair> pairs,
                       const Batch& decoded, const std::vector<std::vector<Token>>& outputs) {
    if (!model->network.alignment())
        return;
    for (std::size_t b = 0; b < pairs.size(); ++b) {
        std::vector<Token>& target = pairs[static_cast<std::size_t>(decoded.order[b])].target;
        target = outputs[b];
        target.push_back(endToken);
    }
    const Batch batch = batchOf(pairs);
    const NetworkWeights weights(model->network.parameters());
    const std::unique_ptr<Pass> pass = model->network.pass(weights);
    readReference(*pass, batch);
    for (Index b = 0; b < batch.size(); ++b) {
        const SentencePair& pair = pairs[static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)])];
        DecodeOptions options;
        options.maximumLength = static_cast<Index>(pair.target.size());
        for (const StepTrace& step : decode(model, pair.source, options).steps) {
            Vector row;
            pass->weights({}, step.step, b, row);
            for (Index j = 0; j < step.alignment().weights.size(); ++j)
                EXPECT_NEAR(step.alignment().weights[j], row[j], 1e-5);
        }
    }
}

// Decodes batch after batch with one workspace. Each sentence must have the tokens that the stepper gives
// alone, and the weights that reading these tokens gives.
void expectEqualsTheStepper(const ModelConfig& config) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(11);
    randomize(model.network.parameters(), random);
    const auto shared = std::make_shared<const TrainedModel>(std::move(model));
    GreedyDecoder greedy(shared->network);
    constexpr Index maximumLength = 12;
    for (const auto& lengths : {std::vector<std::pair<int, int>>{{3, 1}, {7, 1}, {1, 1}, {5, 1}, {5, 1}},
                                std::vector<std::pair<int, int>>{{2, 1}, {4, 1}}}) {
        const std::vector<SentencePair> pairs = randomPairs(random, config, lengths);
        const Batch batch = batchOf(pairs);
        const std::vector<std::vector<Token>> outputs = greedy.run(batch, maximumLength);
        ASSERT_EQ(outputs.size(), pairs.size());
        for (std::size_t b = 0; b < pairs.size(); ++b) {
            DecodeOptions options;
            options.maximumLength = maximumLength;
            std::vector<Token> expected;
            for (const StepTrace& step :
                 decode(shared, pairs[static_cast<std::size_t>(batch.order[b])].source, options).steps)
                if (step.token != endToken)
                    expected.push_back(step.token);
            EXPECT_EQ(outputs[b], expected);
        }
        expectSameWeights(shared, pairs, batch, outputs);
    }
}

class GreedyOfScore : public testing::TestWithParam<ScoreVariant> {};

TEST_P(GreedyOfScore, EqualsTheStepper) {
    expectEqualsTheStepper(smallConfig(GetParam().attention));
}

TEST(Greedy, EqualsTheStepperWithEveryCellWiringAndSpan) {
    for (const CellDescription& cell : cells())
        for (const WiringDescription& wiring : recurrentWirings())
            for (const SpanDescription& span : spans()) {
                SCOPED_TRACE(cell.id + " " + wiring.id + " " + span.id);
                ModelConfig config = smallConfig("general");
                config.encoder.cell = config.decoder.cell = cell.id;
                config.encoder.layers = config.decoder.layers = 2;
                config.decoder.wiring = wiring.id;
                config.attention.span = span.id;
                expectEqualsTheStepper(config);
            }
}

// With so many words a sentence alone finds its tokens without all logits. `outputs` computes them all.
TEST(Greedy, OfManyWordsTakesTheTokensThatAllLogitsGive) {
    ModelConfig recurrent = smallConfig("additive");
    ModelConfig transformer = smallConfig("scaled_dot");
    transformer.encoder.kind = "self_attention";
    transformer.decoder.wiring = "transformer";
    transformer.encoder.score = transformer.decoder.score = "scaled_dot";
    transformer.encoder.hidden = transformer.decoder.hidden = 8;
    transformer.encoder.heads = transformer.decoder.heads = 2;
    transformer.encoder.feedForward = transformer.decoder.feedForward = 16;
    for (ModelConfig config : {recurrent, transformer}) {
        config.targetSize = 8000;
        Seq2Seq network(config);
        Random random(5);
        randomize(network.parameters(), random);
        GreedyDecoder greedy(network);
        for (int i = 0; i < 3; ++i) {
            const std::vector<SentencePair> pairs = randomPairs(random, config, {{6, 1}});
            const Batch batch = batchOf(pairs);
            const std::vector<Token> found = greedy.run(batch, 20).front();
            EXPECT_EQ(found, greedy.outputs(batch, std::vector<Index>{20}).front().tokens);
            EXPECT_GT(found.size(), 8U) << "longer than the search waits";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, GreedyOfScore, testing::ValuesIn(scoreVariants()), variantName);

}  // namespace
}  // namespace attn::test
