// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/train/adam.h"
#include "core/train/training_pass.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

class Overfit : public testing::TestWithParam<ScoreVariant> {};

// The network learns four sentences by heart. Decoding then gives them without the target.
TEST_P(Overfit, FourSentences) {
    ModelConfig config = smallConfig(GetParam().attention);
    config.encoder.hidden = 8;
    config.encoder.embedding = config.decoder.embedding = 8;
    config.decoder.hidden = 16;
    config.attention.size = 8;
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Seq2Seq& network = model.network;
    network.parameters().initialize(1);
    Random random(2);
    const std::vector<SentencePair> pairs = randomPairs(random, config, {{3, 4}, {5, 6}, {4, 3}, {6, 5}});
    const Batch batch = batchOf(pairs);

    TrainingPass pass(network);
    Parameters gradient(network.layout());
    const OptimizerConfig options;
    Adam adam(network.parameters().buffer().size(), options);
    double loss = 0;
    for (int update = 0; update < 300; ++update) {
        loss = pass.run(batch, gradient).mean();
        clipNorm(gradient.buffer(), static_cast<Real>(options.clipNorm));
        adam.update(network.parameters().buffer(), gradient.buffer(), 0.02);
        pass.updateWeights();
    }
    EXPECT_LT(loss, 0.05);

    const auto shared = std::make_shared<const TrainedModel>(std::move(model));
    for (const SentencePair& pair : pairs) {
        std::vector<Token> said;
        for (const StepTrace& step : decode(shared, pair.source).steps)
            said.push_back(step.token);
        EXPECT_EQ(said, pair.target);
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, Overfit, testing::ValuesIn(scoreVariants()), variantName);

}  // namespace
}  // namespace attn::test
