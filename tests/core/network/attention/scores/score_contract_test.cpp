// SPDX-License-Identifier: GPL-3.0-or-later
// What every row of the registry must keep, with every option it has.
#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/config_checks.h"
#include "core/network/models/seq2seq.h"
#include "core/train/training_pass.h"
#include "tests/support/attention_case.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

constexpr Real tolerance = Real(1e-5);
const std::vector<Index> lengths = {6, 4, 4, 1};
constexpr Index steps = 3;

void expectNear(const Matrix& found, const Matrix& expected, const std::string& what) {
    ASSERT_EQ(found.rows(), expected.rows()) << what;
    ASSERT_EQ(found.cols(), expected.cols()) << what;
    if (found.size() > 0) {
        EXPECT_LE((found - expected).cwiseAbs().maxCoeff(), tolerance) << what;
    }
}

class ScoreContract : public testing::TestWithParam<ScoreVariant> {
protected:
    const ScoreDescription& description() const { return *findScoreFunction(GetParam().attention.score); }
    ModelConfig config() const { return smallConfig(GetParam().attention); }
};

class AttendingContract : public ScoreContract {};

TEST_P(ScoreContract, AttendsAsTheTableSays) {
    AttentionCase attention(config(), lengths, steps, 1);
    EXPECT_EQ(attention.attention.attends(), description().attends);
    attention.forward();
    EXPECT_TRUE(attention.contexts.allFinite());
    if (!description().attends) {
        for (Index t = 0; t < steps; ++t)
            expectNear(attention.contexts.middleCols(t * 4, 4), attention.encoding.summary.all(), "context");
        EXPECT_TRUE(attention.layout->entries().empty());
    }
}

TEST_P(ScoreContract, RefusesDifferentSizesWhereItMust) {
    ModelConfig unequal = config();
    unequal.decoder.hidden = unequal.annotationSize() + 1;
    if (description().needsEqualSizes)
        EXPECT_THROW(validate(unequal), Error);
    else
        EXPECT_NO_THROW(validate(unequal));
}

// In a batch with longer sentences, a sentence has the same loss, logits and gradient that it has alone.
TEST_P(ScoreContract, OtherSentencesOfABatchDoNotMatter) {
    Seq2Seq network(config());
    Random random(2);
    randomize(network.parameters(), random);
    const std::vector<SentencePair> pairs = randomPairs(random, config(), {{2, 5}, {7, 3}, {1, 1}, {4, 4}});
    TrainingPass together(network), alone(network);
    together.setKeepLogits(true);
    alone.setKeepLogits(true);
    Parameters gradient(network.layout()), single(network.layout()), sum(network.layout());
    const Batch batch = batchOf(pairs);
    const BatchLoss loss = together.run(batch, gradient);
    double lossSum = 0;
    for (Index b = 0; b < batch.size(); ++b) {
        const SentencePair& pair = pairs[static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)])];
        const BatchLoss own = alone.run(batchOf({pair}), single);
        lossSum += own.sum;
        sum.buffer() += single.buffer() * static_cast<Real>(own.tokens) / static_cast<Real>(loss.tokens);
        for (std::size_t t = 0; t < pair.target.size(); ++t) {
            const auto step = static_cast<Index>(t);
            expectNear(together.keptLogits().all().col(step * batch.size() + b),
                       alone.keptLogits().all().col(step), "logits");
        }
    }
    EXPECT_NEAR(lossSum, loss.sum, 1e-4);
    expectNear(gradient.buffer(), sum.buffer(), "gradient");
}

INSTANTIATE_TEST_SUITE_P(Scores, ScoreContract, testing::ValuesIn(scoreVariants()), variantName);

TEST_P(AttendingContract, Shapes) {
    AttentionCase attention(config(), lengths, steps, 3);
    attention.forward();
    EXPECT_EQ(attention.scores().rows(), 15);
    EXPECT_EQ(attention.scores().cols(), steps);
    EXPECT_EQ(attention.weights().rows(), 15);
    EXPECT_EQ(attention.weights().cols(), steps);
    EXPECT_TRUE(attention.scores().allFinite());
}

TEST_P(AttendingContract, WeightsAreProbabilitiesAndContextsTheirMeans) {
    AttentionCase attention(config(), lengths, steps, 4);
    attention.forward();
    EXPECT_GE(attention.weights().minCoeff(), 0);
    for (Index b = 0; b < 4; ++b) {
        const Matrix weights = attention.ofSentence(attention.weights(), b);
        const Matrix annotations = attention.ofSentence(attention.annotations().transpose(), b);
        for (Index t = 0; t < steps; ++t) {
            EXPECT_NEAR(weights.col(t).sum(), 1, tolerance);
            expectNear(attention.contexts.col(t * 4 + b), annotations.transpose() * weights.col(t),
                       "context");
        }
    }
}

TEST_P(AttendingContract, ASentenceAloneGetsTheSameScores) {
    AttentionCase batch(config(), lengths, steps, 5);
    batch.forward();
    for (Index b = 0; b < 4; ++b) {
        AttentionCase alone(config(), {lengths[static_cast<std::size_t>(b)]}, steps, 5);
        alone.parameters = batch.parameters;
        alone.annotations() = batch.ofSentence(batch.annotations().transpose(), b).transpose();
        for (Index t = 0; t < steps; ++t)
            alone.queries.col(t) = batch.queries.col(t * 4 + b);
        alone.forward();
        expectNear(alone.scores(), batch.ofSentence(batch.scores(), b), "scores");
        expectNear(alone.weights(), batch.ofSentence(batch.weights(), b), "weights");
    }
}

// Only `location` uses the position of an annotation instead of its content.
TEST_P(AttendingContract, PermutedAnnotationsPermuteScores) {
    AttentionCase straight(config(), {6}, steps, 6), permuted(config(), {6}, steps, 6);
    const std::vector<Index> order = {3, 0, 5, 1, 4, 2};
    for (Index j = 0; j < 6; ++j)
        permuted.annotations().col(j) = straight.annotations().col(order[static_cast<std::size_t>(j)]);
    straight.forward();
    permuted.forward();
    Matrix expected = straight.scores();
    if (GetParam().attention.score != "location")
        for (Index j = 0; j < 6; ++j)
            expected.row(j) = straight.scores().row(order[static_cast<std::size_t>(j)]);
    expectNear(permuted.scores(), expected, "scores");
}

// Large scores must not overflow the softmax.
TEST_P(AttendingContract, LargeInputsStayFinite) {
    AttentionCase attention(config(), lengths, steps, 7);
    attention.queries *= 1000;
    attention.annotations() *= 1000;
    attention.forward();
    EXPECT_TRUE(attention.weights().allFinite());
    attention.backward(Matrix::Ones(attention.contexts.rows(), attention.contexts.cols()));
    EXPECT_TRUE(attention.dQueries.allFinite());
    EXPECT_TRUE(attention.gradient.buffer().allFinite());
}

TEST_P(AttendingContract, BackwardAddsToWhatIsThere) {
    AttentionCase attention(config(), lengths, 1, 8);
    Random random(9);
    const Matrix upstream = randomMatrix(random, attention.contexts.rows(), attention.contexts.cols());
    attention.forward();
    attention.backward(upstream);
    const Parameters once = attention.gradient;
    const Matrix dQueries = attention.dQueries, dAnnotations = attention.dEncoding.annotations.all();
    const NetworkWeights weights(attention.parameters);
    attention.forward();
    attention.attention.backward(weights, attention.positions, attention.queries, upstream,
                                 attention.encoding, attention.tape, 0, attention.dQueries);
    attention.attention.finish(weights, attention.positions, attention.queries, upstream, attention.encoding,
                               attention.tape, attention.dEncoding, attention.gradient);
    expectNear(attention.dQueries, 2 * dQueries, "queries");
    expectNear(attention.dEncoding.annotations.all(), 2 * dAnnotations, "annotations");
    expectNear(attention.gradient.buffer(), 2 * once.buffer(), "tensors");
}

INSTANTIATE_TEST_SUITE_P(Scores, AttendingContract, testing::ValuesIn(attendingVariants()), variantName);

TEST(ScoreRegistry, IdsAreUniqueAndFound) {
    std::set<std::string> ids, labels;
    for (const ScoreDescription& score : scoreFunctions()) {
        EXPECT_TRUE(ids.insert(score.id).second) << score.id;
        EXPECT_TRUE(labels.insert(score.label).second) << score.label;
        EXPECT_FALSE(score.formula.empty()) << score.id;
        EXPECT_FALSE(score.source.empty()) << score.id;
        EXPECT_EQ(findScoreFunction(score.id), &score);
        EXPECT_NE(scoreFunctionNames().find(score.id), std::string::npos);
    }
    EXPECT_EQ(findScoreFunction("Dot"), nullptr);
}

// Names and shapes are those of the model specification with D = 5 (4 where D = K), K = 4, A = 3, L = 8.
TEST(ScoreRegistry, TensorsAreThoseOfTheSpecification) {
    using Shapes = std::map<std::string, std::pair<Index, Index>>;
    const std::map<std::string, Shapes> expected = {
        {"additive", {{"attention.W_a", {3, 9}}, {"attention.v_a", {3, 1}}}},
        {"additive_bias", {{"attention.W_a", {3, 9}}, {"attention.v_a", {3, 1}}, {"attention.b_a", {3, 1}}}},
        {"general", {{"attention.W_a", {5, 4}}}},
        {"dot", {}},
        {"scaled_dot", {}},
        {"key_query", {{"attention.W_K", {3, 4}}, {"attention.W_Q", {3, 5}}}},
        {"content", {}},
        {"content_learned", {{"attention.key_strength", {1, 1}}}},
        {"location", {{"attention.W_a", {8, 5}}}},
        {"none", {}}};
    for (const ScoreVariant& variant : scoreVariants()) {
        ParameterLayout layout;
        const Attention attention(smallConfig(variant.attention).attentionSetup(), layout);
        Shapes found;
        for (const ParameterEntry& entry : layout.entries()) {
            found[entry.name] = {entry.rows, entry.cols};
            EXPECT_EQ(entry.rank, entry.cols == 1 ? 1 : 2) << entry.name;
        }
        if (const auto row = expected.find(variant.name); row != expected.end()) {
            EXPECT_EQ(found, row->second) << variant.name;
        }
    }
}

}  // namespace
}  // namespace attn::test
