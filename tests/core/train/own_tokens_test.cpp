// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/own_tokens.h"
#include "core/network/models/seq2seq.h"

#include <gtest/gtest.h>

#include "core/decode/greedy.h"
#include "core/train/parallel_pass.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

struct Case {
    explicit Case(const std::string& score, int count = 12) : network(smallConfig(score)) {
        Random random(5);
        randomize(network.parameters(), random);
        std::vector<std::pair<int, int>> lengths;
        for (int i = 0; i < count; ++i)
            lengths.emplace_back(2 + i % 3, 3 + i % 5);
        pairs = randomPairs(random, network.config(), lengths);
    }

    std::vector<Token> mixed(const Batch& from, double teacherForcing, std::uint64_t seed = 9) const {
        const NetworkWeights weights(network.parameters());
        Batch batch = from;
        OwnTokens(network, weights).mix(batch, teacherForcing, seed);
        return batch.previous;
    }

    Seq2Seq network;
    std::vector<SentencePair> pairs;
};

class OwnTokensOf : public testing::TestWithParam<ScoreVariant> {};

// Compares each sentence up to the end of its target. What follows is padding, whose loss does not count.
TEST_P(OwnTokensOf, AloneAreWhatGreedyDecodingGives) {
    Case the(GetParam().attention.score);
    the.network = Seq2Seq(smallConfig(GetParam().attention));
    Random random(6);
    randomize(the.network.parameters(), random);
    const Batch batch = batchOf(the.pairs);
    const std::vector<Token> previous = the.mixed(batch, 0);
    const auto outputs = GreedyDecoder(the.network).run(batch, batch.steps);
    for (Index b = 0; b < batch.size(); ++b) {
        const std::vector<Token>& output = outputs[static_cast<std::size_t>(b)];
        for (Index t = 0; t < batch.steps; ++t) {
            const auto column = static_cast<std::size_t>(t * batch.size() + b);
            if (batch.target[column] == paddingToken || t > static_cast<Index>(output.size()))
                break;
            EXPECT_EQ(previous[column], t == 0 ? beginToken : output[static_cast<std::size_t>(t - 1)])
                << "sentence " << b << ", step " << t;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, OwnTokensOf, testing::ValuesIn(scoreVariants()), variantName);

TEST(OwnTokens, OfNoneLeaveTheTargets) {
    const Case the("additive");
    const Batch batch = batchOf(the.pairs);
    EXPECT_EQ(the.mixed(batch, 1), batch.previous);
}

TEST(OwnTokens, AreAboutTheirShare) {
    const Case the("dot", 400);
    const Batch batch = batchOf(the.pairs);
    // The output layer's bias makes one token the most likely everywhere. No target has that token.
    Seq2Seq network = the.network;
    network.parameters().vector(*network.layout()->find("output.bias"))[beginToken] = 1e6;
    const NetworkWeights weights(network.parameters());
    Batch mixed = batch;
    OwnTokens(network, weights).mix(mixed, 0.7, 3);
    int own = 0, all = 0;
    for (auto column = static_cast<std::size_t>(batch.size()); column < batch.target.size(); ++column) {
        own += mixed.previous[column] == beginToken ? 1 : 0;
        all += batch.target[column] == paddingToken ? 0 : 1;
    }
    EXPECT_NEAR(static_cast<double>(own) / all, 0.3, 0.03) << all;
}

// A thread's share is another batch. The draws of a pair must be the same in it.
TEST(OwnTokens, DoNotDependOnTheBatch) {
    const Case the("additive");
    const Batch whole = batchOf(the.pairs);
    const std::vector<Token> expected = the.mixed(whole, 0.5);
    EXPECT_NE(expected, whole.previous);
    EXPECT_NE(the.mixed(whole, 0.5, 10), expected) << "another seed";
    for (Index first = 0; first < 2; ++first) {
        std::vector<Index> chosen;
        for (Index i = first; i < static_cast<Index>(the.pairs.size()); i += 2)
            chosen.push_back(i);
        Batch half;
        fillBatch(half, the.pairs, chosen);
        const std::vector<Token> previous = the.mixed(half, 0.5);
        for (Index b = 0; b < half.size(); ++b) {
            const auto same =
                std::find(whole.order.begin(), whole.order.end(), half.order[static_cast<std::size_t>(b)]) -
                whole.order.begin();
            for (Index t = 0; t < half.steps; ++t)
                EXPECT_EQ(previous[static_cast<std::size_t>(t * half.size() + b)],
                          expected[static_cast<std::size_t>(t * whole.size() + same)]);
        }
    }
}

TEST(OwnTokens, AreReadByAPassThatAsksForThem) {
    const Case the("additive");
    std::vector<Index> chosen(the.pairs.size());
    for (std::size_t i = 0; i < chosen.size(); ++i)
        chosen[i] = static_cast<Index>(i);
    const auto gradientOf = [&](double teacherForcing, Index threads) {
        ParallelPass pass(the.network, threads);
        Parameters gradient(the.network.layout());
        PassOptions options;
        options.teacherForcing = teacherForcing;
        options.seed = 4;
        pass.run(the.pairs, chosen, gradient, options);
        return gradient.buffer();
    };
    const Vector forced = gradientOf(1, 1), own = gradientOf(0.5, 1), split = gradientOf(0.5, 2);
    EXPECT_GT((own - forced).norm(), 0.01 * forced.norm());
    EXPECT_LT((own - split).norm(), 1e-4 * own.norm()) << "rounding only";
}

}  // namespace
}  // namespace attn::test
