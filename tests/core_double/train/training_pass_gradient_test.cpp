// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"

#include "tests/support/attention_case.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// The mean cross-entropy of sentences of different lengths, by every number of every tensor.
void expectLossGradient(const ModelConfig& config, std::uint64_t seed) {
    Seq2Seq network(config);
    Parameters gradient(network.layout()), scratch(network.layout());
    TrainingPass pass(network);
    Batch batch;
    do {
        Random random(seed++);
        randomize(network.parameters(), random);
        pass.updateWeights();
        batch = batchOf(randomPairs(random, config, {{3, 4}, {5, 2}, {1, 3}, {3, 1}}));
        pass.run(batch, gradient);
        // A relu's slope jumps at 0: parameters are drawn until no input is near.
    } while (!isSmooth(config, network.parameters(), batch.positions,
                       network.decoder().queries(pass.tape(), 0, batch.steps),
                       pass.encoding().annotations.all(), 10 * differenceStep));
    const auto loss = [&] {
        pass.updateWeights();
        return pass.run(batch, scratch).mean();
    };
    for (std::size_t i = 0; i < network.layout()->entries().size(); ++i) {
        const auto id = static_cast<ParameterId>(i);
        const Vector computed = gradient.vector(id);
        expectGradient(network.layout()->entries()[i].name, network.parameters().vector(id), computed, loss);
    }
}

class LossGradient : public testing::TestWithParam<ScoreVariant> {};

TEST_P(LossGradient, EqualsCentralDifferences) {
    expectLossGradient(smallConfig(GetParam().attention), 51);
}

INSTANTIATE_TEST_SUITE_P(Scores, LossGradient, testing::ValuesIn(scoreVariants()), variantName);

TEST(LossGradient, OneDirection) {
    ModelConfig config = smallConfig("additive");
    config.encoder.bidirectional = false;
    expectLossGradient(config, 52);
}

TEST(LossGradient, OneDirectionWithoutBridge) {
    for (const std::string score : {"dot", "none"}) {
        ModelConfig config = smallConfig(score);
        config.encoder.bidirectional = false;
        config.encoder.hidden = config.decoder.hidden;
        config.encoder.bridge = "copy";
        SCOPED_TRACE(score);
        expectLossGradient(config, 53);
    }
}

}  // namespace
}  // namespace attn::test
