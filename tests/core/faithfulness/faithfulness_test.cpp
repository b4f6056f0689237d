// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/faithfulness.h"

#include <gmock/gmock.h>

#include <cmath>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/faithfulness/input_effects.h"
#include "core/model_files/model_file.h"
#include "tests/support/architectures.h"
#include "tests/support/paths.h"
#include "tests/support/random_values.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

std::shared_ptr<const TrainedModel> bundledModel(const std::string& task, const std::string& name) {
    return loadModel(resourceDir() / "models" / task / (name + ".safetensors"));
}

Corpus freshCorpus(const TrainedModel& model, const std::string& id, Index count) {
    const std::unique_ptr<Task> task = createTask(id);
    std::set<std::string> seen;
    return taskCorpus(*task, model.tokenizers, model.source, model.target, count, 271828, seen);
}

// ln p of a token of the output while the decoder reads the output.
double logOf(const std::shared_ptr<const TrainedModel>& model, const std::vector<Token>& source,
             const std::vector<Token>& output, Index t) {
    DecodeOptions options;
    options.force = true;
    options.target = output;
    if (!model->network.saysOneToken())
        options.target.pop_back();
    return decode(model, source, options).steps.at(static_cast<std::size_t>(t)).logProbability;
}

class InputEffectsOf : public testing::TestWithParam<std::pair<const char*, const char*>> {
protected:
    void SetUp() override {
        model = bundledModel(GetParam().first, GetParam().second);
        const Corpus corpus = freshCorpus(*model, GetParam().first, 3);
        source = corpus.pairs[1].source;
        for (const StepTrace& step : decode(model, source).steps)
            output.push_back(step.token);
    }
    std::shared_ptr<const TrainedModel> model;
    std::vector<Token> source, output;
};

TEST_P(InputEffectsOf, GradientsAreThoseOfDifferences) {
    InputEffects effects(*model, static_cast<Index>(source.size()));
    const Index t = static_cast<Index>(output.size()) / 2;
    const Vector gradients = effects.gradients(source, output, t);
    ASSERT_EQ(gradients.size(), static_cast<Index>(source.size()));
    ParameterId table = noParameter;
    for (const char* name : {"encoder.embedding", "encoder.embedding.weight"})
        if (const auto found = model->network.layout()->find(name))
            table = *found;
    ASSERT_NE(table, noParameter);
    for (std::size_t j = 0; j < source.size(); ++j) {
        if (std::count(source.begin(), source.end(), source[j]) > 1)
            continue;  // a change of the embedding would change other positions, too
        const auto scaled = [&](Real factor) {
            auto other = std::make_shared<TrainedModel>(*model);
            other->network.parameters().columns(table).col(source[j]) *= factor;
            return logOf(other, source, output, t);
        };
        constexpr double step = 0.01;
        const double difference = std::abs(scaled(1 + step) - scaled(1 - step)) / (2 * step);
        EXPECT_NEAR(gradients[static_cast<Index>(j)], difference, 2e-3 + 0.03 * difference) << j;
    }
}

TEST_P(InputEffectsOf, LeavingATokenOutIsDecodingWithoutIt) {
    InputEffects effects(*model, static_cast<Index>(source.size()));
    const Matrix found = effects.leaveOneOut(source, output);
    ASSERT_EQ(found.rows(), static_cast<Index>(source.size()));
    ASSERT_EQ(found.cols(), static_cast<Index>(output.size()));
    DecodeOptions options;
    options.force = true;
    options.target = output;
    if (!model->network.saysOneToken())
        options.target.pop_back();
    const DecodeTrace whole = decode(model, source, options);
    for (std::size_t j = 0; j < source.size(); j += 4) {
        std::vector<Token> shorter = source;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(j));
        const DecodeTrace without = decode(model, shorter, options);
        for (std::size_t t = 0; t < output.size(); ++t)
            EXPECT_NEAR(found(static_cast<Index>(j), static_cast<Index>(t)),
                        totalVariation(whole.steps[t].probabilities, without.steps[t].probabilities), 1e-4);
    }
    EXPECT_EQ(effects.leaveOneOut({source.front()}, output).size(), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Models, InputEffectsOf,
    testing::Values(std::pair("sentiment", "gru"), std::pair("sentiment", "embedding"),
                    std::pair("sentiment", "convolution"), std::pair("sentiment", "self_attention"),
                    std::pair("reverse", "additive"), std::pair("reverse", "transformer")),
    [](const auto& info) { return std::string(info.param.first) + "_" + info.param.second; });

// As the models of OPUS-MT have it.
TEST(InputEffectsOfOneTable, AreThoseOfTheSameModelWithTwo) {
    ModelConfig config = wired(selfAttentionEncoders().front().config, "transformer");
    config.targetSize = config.sourceSize;
    config.decoder.sharedEmbedding = true;
    config.decoder.tiedOutput = true;
    TrainedModel shared{Seq2Seq(config), {}, {}, {}, {}};
    Random random(5);
    randomize(shared.network.parameters(), random);
    config.decoder.sharedEmbedding = false;
    TrainedModel separate{Seq2Seq(config), {}, {}, {}, {}};
    for (ParameterId id = 0; id < static_cast<ParameterId>(separate.network.layout()->entries().size());
         ++id) {
        const std::string& name = (*separate.network.layout())[id].name;
        separate.network.parameters().vector(id) =
            shared.network.parameters().vector(shared.network.layout()->find(name).value());
    }
    const std::vector<Token> source = {4, 6, 5}, output = {5, 4, endToken};
    InputEffects one(shared, 3), two(separate, 3);
    const Vector gradients = one.gradients(source, output, 1);
    EXPECT_GT(gradients.minCoeff(), 0);
    EXPECT_EQ(gradients, two.gradients(source, output, 1));
    EXPECT_EQ(one.leaveOneOut(source, output), two.leaveOneOut(source, output));
}

// The positions of a hierarchical model's attention are sentences.
TEST(InputEffectsOfSentences, AreThoseOfAllTheirTokens) {
    const auto model = bundledModel("sentiment", "hierarchical");
    const std::vector<Token> text = freshCorpus(*model, "sentiment", 1).pairs[0].source;
    InputEffects effects(*model, static_cast<Index>(text.size()));
    const std::vector<Index> all = effects.starts(text);
    ASSERT_GT(all.size(), 2U);
    // Two sentences in which no token stands twice: the second one has no end.
    std::vector<Token> source;
    for (Index j = 0; j < all[2]; ++j)
        if (const Token token = text[static_cast<std::size_t>(j)];
            std::find(source.begin(), source.end(), token) == source.end())
            source.push_back(token);
    const std::vector<Index> starts = effects.starts(source);
    ASSERT_EQ(starts.size(), 2U);
    const DecodeTrace trace = decode(model, source);
    const std::vector<Token> output = {trace.steps.front().token};

    const Vector gradients = effects.gradients(source, output, 0);
    ASSERT_EQ(gradients.size(), 2);
    const ParameterId table = *model->network.layout()->find("encoder.words.embedding.weight");
    const auto part = [&](std::size_t sentence) {
        const auto end = sentence == 0 ? source.begin() + starts[1] : source.end();
        return std::vector<Token>(source.begin() + starts[sentence], end);
    };
    for (std::size_t sentence = 0; sentence < 2; ++sentence) {
        const auto scaled = [&](Real factor) {
            auto other = std::make_shared<TrainedModel>(*model);
            for (const Token token : part(sentence))
                other->network.parameters().columns(table).col(token) *= factor;
            return logOf(other, source, output, 0);
        };
        constexpr double step = 0.01;
        const double difference = std::abs(scaled(1 + step) - scaled(1 - step)) / (2 * step);
        EXPECT_NEAR(gradients[static_cast<Index>(sentence)], difference, 2e-3 + 0.03 * difference);
    }

    const Matrix without = effects.leaveOneOut(source, output);
    ASSERT_EQ(without.rows(), 2);
    for (std::size_t sentence = 0; sentence < 2; ++sentence)
        EXPECT_NEAR(without(static_cast<Index>(sentence), 0),
                    totalVariation(trace.steps.front().probabilities,
                                   decode(model, part(1 - sentence)).steps.front().probabilities),
                    1e-4);
    EXPECT_EQ(effects.leaveOneOut(part(0), output).size(), 0) << "one sentence cannot be left out";
}

TEST(Faithfulness, RowsOfAHierarchicalModelAreOverSentences) {
    const auto model = bundledModel("sentiment", "hierarchical");
    const Corpus corpus = freshCorpus(*model, "sentiment", 20);
    const std::vector<RowFaithfulness> rows = measureFaithfulness(model, corpus, 20, {});
    ASSERT_EQ(rows.size(), 20U);
    const InputEffects effects(*model, 200);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].positions, static_cast<Index>(effects.starts(corpus.pairs[i].source).size()));
        EXPECT_EQ(rows[i].weights.size(), rows[i].positions);
        ASSERT_TRUE(rows[i].changes.has_value());
        EXPECT_LE(rows[i].changes->adversarial.change, 0.01);
    }
    const FaithfulnessSummary summary = summaryOf(rows);
    EXPECT_EQ(summary.first[0].count, 20) << "the evidence is in one sentence";
    EXPECT_GT(summary.first[1].mean, 0.5) << "gradients find it";
}

TEST(Faithfulness, DoesNotDependOnTheNumberOfThreads) {
    const auto model = bundledModel("sentiment", "gru");
    const Corpus corpus = freshCorpus(*model, "sentiment", 12);
    FaithfulnessOptions options;
    options.permutations = 20;
    const std::vector<RowFaithfulness> one = measureFaithfulness(model, corpus, 12, options);
    options.threads = 3;
    std::vector<Index> told;
    options.publish = [&](Index done) { told.push_back(done); };
    const std::vector<RowFaithfulness> three = measureFaithfulness(model, corpus, 12, options);
    ASSERT_EQ(one.size(), 12U);
    ASSERT_EQ(three.size(), 12U);
    EXPECT_EQ(told.size(), 12U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].sentence, static_cast<Index>(i));
        EXPECT_EQ(one[i].changes->permuted, three[i].changes->permuted);
        EXPECT_EQ(one[i].changes->adversarial.weights, three[i].changes->adversarial.weights);
        EXPECT_EQ(one[i].changes->erased, three[i].changes->erased);
        EXPECT_EQ(one[i].gradientTau, three[i].gradientTau);
    }
}

// The contrast of Jain & Wallace 2019: where annotations know one word each, weights order them as gradients
// do; a contextual encoder breaks that.
TEST(Faithfulness, AveragesOfEmbeddingsAgreeWithGradientsAndContextualEncodersDoNot) {
    FaithfulnessOptions options;
    options.permutations = 5;
    const auto tauOf = [&](const char* name) {
        const auto model = bundledModel("sentiment", name);
        return summaryOf(measureFaithfulness(model, freshCorpus(*model, "sentiment", 30), 30, options))
            .gradientTau.mean;
    };
    const double embedding = tauOf("embedding");
    EXPECT_GT(embedding, 0.5);
    EXPECT_LT(tauOf("gru"), embedding - 0.3);
}

TEST(Faithfulness, OrdersAreJudgedByKnownLinks) {
    const auto model = bundledModel("reverse", "additive");
    const FaithfulnessSummary summary =
        summaryOf(measureFaithfulness(model, freshCorpus(*model, "reverse", 20), 20, {}));
    EXPECT_GT(summary.rows, 20);
    EXPECT_GT(summary.first[0].count, 20);
    EXPECT_GT(summary.first[0].mean, 0.9) << "additive looks at the right letter of `reverse`";
    EXPECT_LT(summary.first[3].mean, 0.5) << "at random";
    EXPECT_EQ(summary.permuted.count, 0) << "other rows are measured of classes only";
    for (const RowSpread& spread : summary.averagePrecision) {
        EXPECT_GE(spread.mean, 0);
        EXPECT_LE(spread.mean, 1);
    }
}

TEST(Faithfulness, IsRefusedWhereNoTokenHasAWeight) {
    const auto model = bundledModel("sentiment", "last_state");
    try {
        measureFaithfulness(model, freshCorpus(*model, "sentiment", 1), 1, {});
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("no attention"));
    }
}

TEST(Faithfulness, AStopEndsItSoon) {
    const auto model = bundledModel("sentiment", "gru");
    std::stop_source stop;
    FaithfulnessOptions options;
    options.permutations = 5;
    options.stop = stop.get_token();
    options.publish = [&](Index done) {
        if (done == 2)
            stop.request_stop();
    };
    EXPECT_EQ(measureFaithfulness(model, freshCorpus(*model, "sentiment", 40), 40, options).size(), 2U);
}

TEST(RowSpreads, MeanDeviationAndQuartiles) {
    const RowSpread spread = rowSpread({4, 1, 3, 2});
    EXPECT_EQ(spread.count, 4);
    EXPECT_DOUBLE_EQ(spread.mean, 2.5);
    EXPECT_NEAR(spread.deviation, std::sqrt(5.0 / 3), 1e-12);
    EXPECT_DOUBLE_EQ(spread.lower, 1.75);
    EXPECT_DOUBLE_EQ(spread.median, 2.5);
    EXPECT_DOUBLE_EQ(spread.upper, 3.25);
    EXPECT_EQ(rowSpread({}).count, 0);
    EXPECT_EQ(rowSpread({7}).deviation, 0);
}

}  // namespace
}  // namespace attn::test
