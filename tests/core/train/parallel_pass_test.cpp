// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/parallel_pass.h"

#include "core/network/models/seq2seq.h"

#include <gtest/gtest.h>

#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

struct ParallelPassTest : testing::Test {
    ParallelPassTest() { randomize(network.parameters(), random); }
    Random random{1};
    ModelConfig config = smallConfig("additive");
    Seq2Seq network{config};
    std::vector<SentencePair> pairs =
        randomPairs(random, config, {{3, 4}, {5, 2}, {1, 1}, {8, 9}, {2, 6}, {7, 3}, {4, 4}});
    Parameters gradient{network.layout()}, other{network.layout()};
};

// There may be more threads than sentences. Threads without a share add nothing.
TEST_F(ParallelPassTest, ManyThreadsGiveWhatOneGives) {
    for (const std::vector<Index>& chosen : {std::vector<Index>{6, 0, 3, 2, 5}, std::vector<Index>{1, 4}}) {
        ParallelPass one(network, 1);
        const BatchLoss expected = one.run(pairs, chosen, gradient);
        for (const Index threads : {2, 3, 4}) {
            ParallelPass many(network, threads);
            const BatchLoss loss = many.run(pairs, chosen, other);
            EXPECT_NEAR(loss.sum, expected.sum, 1e-5 * expected.sum);
            EXPECT_EQ(loss.tokens, expected.tokens);
            EXPECT_EQ(loss.hits, expected.hits);
            EXPECT_LE((other.buffer() - gradient.buffer()).cwiseAbs().maxCoeff(), 1e-6) << threads;
        }
    }
}

TEST_F(ParallelPassTest, OneThreadIsATrainingPass) {
    ParallelPass parallel(network, 1);
    TrainingPass pass(network);
    const double loss = parallel.run(pairs, {0, 1, 2, 3, 4, 5, 6}, gradient).sum;
    EXPECT_EQ(pass.run(batchOf(pairs), other).sum, loss);
    EXPECT_TRUE(gradient.buffer() == other.buffer());
}

// Two threads work on the same two shares again and again, and the parameters change in between.
TEST_F(ParallelPassTest, TwoThreadsGiveTheSameBytesEveryTime) {
    std::vector<Vector> gradients[2];
    const Vector start = network.parameters().buffer();
    for (std::vector<Vector>& run : gradients) {
        network.parameters().buffer() = start;
        ParallelPass pass(network, 2);
        for (int update = 0; update < 50; ++update) {
            pass.run(pairs, {0, 1, 2, 3, 4, 5, 6}, gradient);
            run.push_back(gradient.buffer());
            network.parameters().buffer() -= Real(0.1) * gradient.buffer();
        }
    }
    EXPECT_TRUE(gradients[0] == gradients[1]);
    EXPECT_FALSE(gradients[0].front() == gradients[0].back());
}

}  // namespace
}  // namespace attn::test
