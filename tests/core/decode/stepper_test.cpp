// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/stepper.h"
#include "tests/support/recurrent_numbers.h"

#include <cmath>

#include "core/base/error.h"
#include "core/network/models/trained_model.h"
#include "core/train/training_pass.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

constexpr Real tolerance = Real(1e-5);

TrainedModel modelOfSeed(const ModelConfig& config, std::uint64_t seed) {
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(seed);
    randomize(model.network.parameters(), random);
    return model;
}

// A model that always says `token`.
std::shared_ptr<const TrainedModel> parrot(Token token) {
    TrainedModel model = modelOfSeed(smallConfig("additive"), 1);
    Parameters& parameters = model.network.parameters();
    parameters.vector(parameters.layout().find("output.bias").value())[token] = 1000;
    return std::make_shared<const TrainedModel>(std::move(model));
}

DecodeOptions forcedTo(std::vector<Token> target) {
    DecodeOptions options;
    options.force = true;
    options.target = std::move(target);
    return options;
}

DecodeOptions atMost(Index length) {
    DecodeOptions options;
    options.maximumLength = length;
    return options;
}

void expectNear(const Vector& found, const ConstVectorRef& expected, const std::string& what) {
    ASSERT_EQ(found.size(), expected.size()) << what;
    EXPECT_LE((found - expected).cwiseAbs().maxCoeff(), tolerance) << what;
}

class StepperOfScore : public testing::TestWithParam<ScoreVariant> {
protected:
    ModelConfig config = smallConfig(GetParam().attention);
    std::shared_ptr<const TrainedModel> model = std::make_shared<const TrainedModel>(modelOfSeed(config, 2));
};

// Steps through a given target. For every sentence of a batch this equals what training does with the pair.
TEST_P(StepperOfScore, SteppingEqualsBatchDecoding) {
    Random random(3);
    const std::vector<SentencePair> pairs = randomPairs(random, config, {{3, 4}, {7, 6}, {1, 2}});
    const Batch batch = batchOf(pairs);
    TrainingPass pass(model->network);
    pass.setKeepLogits(true);
    Parameters gradient(model->network.layout());
    const BatchLoss loss = pass.run(batch, gradient);
    const RecurrentDecoder& decoder = recurrent(pass).decoder();
    double logProbability = 0;
    for (Index b = 0; b < batch.size(); ++b) {
        const SentencePair& pair = pairs[static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)])];
        const DecodeTrace trace =
            decode(model, pair.source, forcedTo({pair.target.begin(), pair.target.end() - 1}));
        EXPECT_EQ(trace.stop, StopReason::End);
        ASSERT_EQ(trace.steps.size(), pair.target.size());
        for (const StepTrace& step : trace.steps) {
            const Index column = step.step * batch.size() + b;
            const auto t = static_cast<std::size_t>(step.step);
            EXPECT_EQ(step.token, pair.target[t]);
            EXPECT_EQ(step.previous, t == 0 ? beginToken : pair.target[t - 1]);
            logProbability += static_cast<double>(step.logProbability);
            expectNear(step.logits, pass.keptLogits().all().col(column), "logits");
            expectNear(step.query, decoder.queries(recurrent(pass).tape(), step.step).col(b), "query");
            expectNear(step.state, decoder.states(recurrent(pass).tape(), step.step).col(b), "state");
            expectNear(step.context, decoder.contexts(recurrent(pass).tape(), step.step).col(b), "context");
            for (Index j = 0; j < step.alignment().weights.size(); ++j) {
                const Index row = batch.positions.first(j) + b;
                EXPECT_NEAR(step.alignment().weights[j],
                            recurrent(pass).tape().attention.alignment.all()(row, step.step), tolerance);
                EXPECT_NEAR(step.alignment().scores[j],
                            recurrent(pass).tape().attention.scores.all()(row, step.step), tolerance);
            }
        }
    }
    EXPECT_NEAR(logProbability, -loss.sum, 1e-4);
}

TEST_P(StepperOfScore, TraceHasItsShapesAndProbabilities) {
    for (const Index length : {1, 8}) {
        Random random(4);
        const auto source = randomPairs(random, config, {{static_cast<int>(length), 1}})[0].source;
        const DecodeTrace trace = decode(model, source, atMost(4));
        const Index stateSize = config.decoder.hidden, annotationSize = config.annotationSize();
        EXPECT_EQ(trace.source, source);
        EXPECT_EQ(trace.annotations.rows(), annotationSize);
        EXPECT_EQ(trace.annotations.cols(), length);
        EXPECT_EQ(trace.summary.size(), annotationSize);
        EXPECT_EQ(trace.firstState.size(), stateSize);
        Vector before = trace.firstState;
        for (const StepTrace& step : trace.steps) {
            const bool attends = model->network.config().attention.score != "none";
            EXPECT_EQ(step.alignment().scores.size(), attends ? length : 0);
            EXPECT_EQ(step.alignment().weights.size(), attends ? length : 0);
            EXPECT_EQ(step.context.size(), annotationSize);
            EXPECT_EQ(step.attentional.size(), 0);
            EXPECT_EQ(step.probabilities.size(), config.targetSize);
            EXPECT_NEAR(step.probabilities.sum(), 1, tolerance);
            EXPECT_NEAR(step.logProbability, std::log(step.probabilities[step.token]), tolerance);
            EXPECT_EQ(step.probabilities[step.predicted], step.probabilities.maxCoeff());
            EXPECT_EQ(step.token, step.predicted);
            EXPECT_FALSE(step.forced);
            expectNear(step.query, before, "the query is the state before");
            before = step.state;
            if (attends)
                expectNear(step.context, trace.annotations * step.alignment().weights,
                           "the context is the weighted sum");
            else
                expectNear(step.context, trace.summary, "the context is the summary");
        }
    }
}

TEST_P(StepperOfScore, FiveHundredTokens) {
    Random random(5);
    const auto source = randomPairs(random, config, {{500, 1}})[0].source;
    const DecodeTrace trace = decode(model, source, atMost(3));
    for (const StepTrace& step : trace.steps) {
        EXPECT_TRUE(step.probabilities.allFinite());
        if (step.alignment().weights.size() > 0) {
            EXPECT_NEAR(step.alignment().weights.sum(), 1, 1e-4);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, StepperOfScore, testing::ValuesIn(scoreVariants()), variantName);

TEST(Stepper, StopsAtTheEndToken) {
    const DecodeTrace trace = decode(parrot(endToken), {4, 5});
    EXPECT_EQ(trace.stop, StopReason::End);
    ASSERT_EQ(trace.steps.size(), 1U);
    EXPECT_EQ(trace.steps[0].token, endToken);
    EXPECT_EQ(trace.steps[0].previous, beginToken);
}

TEST(Stepper, StopsAtTheMaximumLength) {
    EXPECT_EQ(decode(parrot(5), {4, 5}, atMost(3)).steps.size(), 3U);
    EXPECT_EQ(decode(parrot(5), {4, 5}, atMost(3)).stop, StopReason::Length);
    EXPECT_EQ(decode(parrot(5), {4, 5}).steps.size(), 24U) << "2 · S + 20";
    EXPECT_EQ(decode(parrot(endToken), {4, 5}, atMost(1)).stop, StopReason::End);
}

TEST(Stepper, AdvancesOneTokenAtATime) {
    Stepper stepper(parrot(5), {4, 5, 6}, atMost(2));
    EXPECT_FALSE(stepper.isFinished());
    EXPECT_TRUE(stepper.trace().steps.empty());
    EXPECT_EQ(stepper.trace().stop, StopReason::Running);
    EXPECT_EQ(stepper.advance().step, 0);
    EXPECT_FALSE(stepper.isFinished());
    const StepTrace& second = stepper.advance();
    EXPECT_EQ(second.step, 1);
    EXPECT_EQ(second.previous, 5);
    EXPECT_TRUE(stepper.isFinished());
}

// A forced decoder reads and shows the target's tokens. It keeps the model's own choices beside them.
TEST(Stepper, ForcedReadsTheTarget) {
    const DecodeTrace trace = decode(parrot(5), {4, 5}, forcedTo({6, 3}));
    EXPECT_EQ(trace.stop, StopReason::End);
    ASSERT_EQ(trace.steps.size(), 3U);
    const std::vector<Token> tokens = {6, 3, endToken}, read = {beginToken, 6, 3};
    for (std::size_t t = 0; t < 3; ++t) {
        EXPECT_EQ(trace.steps[t].token, tokens[t]);
        EXPECT_EQ(trace.steps[t].previous, read[t]);
        EXPECT_EQ(trace.steps[t].predicted, 5);
        EXPECT_TRUE(trace.steps[t].forced);
        EXPECT_LT(trace.steps[t].logProbability, -900);
        EXPECT_TRUE(std::isfinite(trace.steps[t].logProbability));
    }
    EXPECT_EQ(decode(parrot(5), {4}, forcedTo({})).steps.size(), 1U) << "an empty target is its </s> alone";
}

// A target is decoded to its end, however long it is compared with its source.
TEST(Stepper, ForcedToALongTarget) {
    const DecodeTrace trace = decode(parrot(5), {4}, forcedTo(std::vector<Token>(40, 6)));
    EXPECT_EQ(trace.steps.size(), 41U);
    EXPECT_EQ(trace.stop, StopReason::End);
}

TEST(Stepper, RefusesAnEmptySource) {
    EXPECT_THROW(decode(parrot(5), {}), Error);
    EXPECT_THROW(Stepper(parrot(5), {}), Error);
}

}  // namespace
}  // namespace attn::test
