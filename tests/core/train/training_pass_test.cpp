// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"

#include "core/network/models/seq2seq.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

struct TrainingPassTest : testing::Test {
    TrainingPassTest() { randomize(network.parameters(), random); }
    Random random{1};
    ModelConfig config = smallConfig("additive");
    Seq2Seq network{config};
    Parameters gradient{network.layout()}, other{network.layout()};
};

// All parameters are zero, so every token has probability 1/V.
TEST_F(TrainingPassTest, LossOfAnEmptyHead) {
    network.parameters().setZero();
    TrainingPass pass(network);
    const BatchLoss loss = pass.run(batchOf(randomPairs(random, config, {{3, 4}, {2, 2}})), gradient);
    EXPECT_EQ(loss.tokens, 6);
    EXPECT_NEAR(loss.mean(), std::log(7.0), 1e-6);
}

TEST_F(TrainingPassTest, ScaleScalesTheGradientAndNotTheLoss) {
    const Batch batch = batchOf(randomPairs(random, config, {{3, 4}, {5, 2}}));
    TrainingPass pass(network);
    const double loss = pass.run(batch, gradient).sum;
    EXPECT_EQ(pass.run(batch, other, 4).sum, loss);
    EXPECT_LE((other.buffer() - 4 * gradient.buffer()).cwiseAbs().maxCoeff(), 1e-5);
}

// Earlier work in a workspace leaves no trace: a small batch after a large one is the same bit for bit.
TEST_F(TrainingPassTest, AUsedWorkspaceIsAsGoodAsNew) {
    const Batch small = batchOf(randomPairs(random, config, {{2, 3}, {1, 1}}));
    const Batch large = batchOf(randomPairs(random, config, {{8, 9}, {7, 2}, {7, 5}, {3, 6}}));
    TrainingPass used(network), fresh(network);
    used.run(large, gradient);
    const double loss = used.run(small, gradient).sum;
    EXPECT_EQ(fresh.run(small, other).sum, loss);
    EXPECT_TRUE(gradient.buffer() == other.buffer());
}

// The output layer works on chunks of columns. More columns than one chunk must give the same result as
// single columns.
TEST_F(TrainingPassTest, ManyColumns) {
    config.targetSize = 4000;
    network = Seq2Seq(config);
    randomize(network.parameters(), random);
    const std::vector<SentencePair> pairs = randomPairs(random, config, {{2, 60}, {3, 50}, {4, 40}});
    gradient = Parameters(network.layout());
    other = Parameters(network.layout());
    TrainingPass pass(network);
    const BatchLoss loss = pass.run(batchOf(pairs), gradient);
    double sum = 0;
    Parameters total(network.layout());
    for (const SentencePair& pair : pairs) {
        const BatchLoss own = pass.run(batchOf({pair}), other);
        sum += own.sum;
        total.buffer() += other.buffer() * static_cast<Real>(own.tokens) / static_cast<Real>(loss.tokens);
    }
    EXPECT_NEAR(sum, loss.sum, 1e-5 * sum);
    EXPECT_LE((gradient.buffer() - total.buffer()).cwiseAbs().maxCoeff(), 1e-5);
}

TEST_F(TrainingPassTest, ChangedParametersAreReadAfterUpdateWeights) {
    const Batch batch = batchOf(randomPairs(random, config, {{3, 4}}));
    TrainingPass pass(network);
    const double before = pass.run(batch, gradient).sum;
    randomize(network.parameters(), random);
    pass.updateWeights();
    const double after = pass.run(batch, gradient).sum;
    EXPECT_NE(before, after);
    EXPECT_EQ(TrainingPass(network).run(batch, other).sum, after);
}

// Gaps between tensors stay zero, so that norms and updates over the whole buffer are right.
TEST_F(TrainingPassTest, GapsOfTheGradientAreZero) {
    TrainingPass pass(network);
    pass.run(batchOf(randomPairs(random, config, {{3, 4}, {5, 2}})), gradient);
    Vector gaps = gradient.buffer();
    for (const ParameterEntry& entry : network.layout()->entries())
        gaps.segment(entry.offset, entry.size()).setZero();
    EXPECT_TRUE((gaps.array() == 0).all());
}

}  // namespace
}  // namespace attn::test
