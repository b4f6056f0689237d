// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/greedy.h"

#include <gtest/gtest.h>

#include "core/decode/stepper.h"
#include "core/model/trained_model.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

class GreedyOfScore : public testing::TestWithParam<ScoreVariant> {};

// Batch after batch with one workspace, each sentence as the stepper decodes it alone.
TEST_P(GreedyOfScore, EqualsTheStepper) {
    const ModelConfig config = smallConfig(GetParam().attention);
    TrainedModel model{Seq2Seq(config), {}, {}, nullptr, {}};
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
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, GreedyOfScore, testing::ValuesIn(scoreVariants()), variantName);

}  // namespace
}  // namespace attn::test
