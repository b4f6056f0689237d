// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/faithfulness/row_output.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/decode/stepper.h"
#include "core/math/random.h"
#include "core/model_files/model_file.h"
#include "core/tasks/task.h"
#include "core/train/corpora/corpus.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

std::shared_ptr<const TrainedModel> classifier(const std::string& name) {
    return loadModel(resourceDir() / "models" / "sentiment" / (name + ".safetensors"));
}

std::vector<Token> reviewOf(const TrainedModel& model, std::size_t place) {
    const std::unique_ptr<Task> task = createTask("sentiment");
    return model.source.ids(model.tokenizers.source->tokenize(task->examples().at(place)));
}

Vector shuffled(Vector row, Random& random) {
    for (auto i = static_cast<int>(row.size()) - 1; i > 0; --i)
        std::swap(row[i], row[random.below(i + 1)]);
    return row;
}

TEST(Distances, OfDistributions) {
    const Vector a = Vector::Unit(3, 0), b = Vector::Unit(3, 1);
    EXPECT_DOUBLE_EQ(totalVariation(a, b), 1);
    EXPECT_DOUBLE_EQ(jensenShannon(a, b), std::log(2.0));
    EXPECT_EQ(totalVariation(a, a), 0);
    EXPECT_EQ(jensenShannon(a, a), 0);
    Vector half(3);
    half << 0.5F, 0.5F, 0;
    EXPECT_DOUBLE_EQ(totalVariation(a, half), 0.5);
    // ½ · ln(4/3) + ½ (½ ln(2/3) + ½ ln 2)
    EXPECT_NEAR(jensenShannon(a, half),
                0.5 * std::log(4.0 / 3) + 0.25 * std::log(2.0 / 3) + 0.25 * std::log(2.0), 1e-12);
}

class RowOutputTest : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        model = classifier(GetParam());
        source = reviewOf(*model, 1);
        trace = decode(model, source);
    }
    std::shared_ptr<const TrainedModel> model;
    std::vector<Token> source;
    DecodeTrace trace;
};

TEST_P(RowOutputTest, TheModelsOwnRowGivesItsOwnOutput) {
    const RowOutput output(*model, trace);
    EXPECT_EQ(output.token(), trace.steps.front().token);
    EXPECT_LT((output.probabilities() - trace.steps.front().probabilities).cwiseAbs().maxCoeff(), 1e-6);
}

TEST_P(RowOutputTest, AnotherRowGivesWhatTheWholeNetworkGives) {
    const RowOutput output(*model, trace);
    Random random(3);
    for (int i = 0; i < 5; ++i) {
        const Vector row = shuffled(output.weights(), random);
        DecodeOptions options;
        options.interventions.steps[0].maps[trace.steps.front().alignment().map].weights = row;
        const DecodeTrace whole = decode(model, source, options);
        EXPECT_LT((output.of(row) - whole.steps.front().probabilities).cwiseAbs().maxCoeff(), 1e-5);
    }
}

TEST_P(RowOutputTest, ItsGradientIsThatOfDifferences) {
    const RowOutput output(*model, trace);
    const Vector row = Vector::Constant(output.length(), 1 / static_cast<Real>(output.length()));
    Vector direction = Vector::Zero(model->target.size());
    direction[output.token()] = 1;
    const Vector gradient = output.gradient(output.of(row), direction);
    for (Index j = 0; j < output.length(); j += 7) {
        constexpr Real step = 1e-2F;
        Vector more = row, less = row;
        more[j] += step;
        less[j] -= step;
        const double difference =
            (output.of(more)[output.token()] - output.of(less)[output.token()]) / (2 * step);
        EXPECT_NEAR(gradient[j], difference, 1e-3 + 0.02 * std::abs(difference));
    }
}

TEST_P(RowOutputTest, ErasingStopsAtTheFirstOtherClass) {
    const RowOutput output(*model, trace);
    std::vector<Index> order;
    for (Index j = 0; j < output.length(); ++j)
        order.push_back((j * 5 + 3) % output.length());
    std::sort(order.begin(), order.end());
    const double share = erasedUntilFlip(output, order);
    Vector left = output.weights();
    Index count = 0;
    for (Index most = output.token(); count + 1 < output.length() && most == output.token();) {
        left[order[static_cast<std::size_t>(count++)]] = 0;
        output.of(left / left.sum()).maxCoeff(&most);
        if (most != output.token())
            break;
        if (count + 1 == output.length())
            ++count;
    }
    EXPECT_NEAR(share, static_cast<double>(count) / static_cast<double>(output.length()), 1e-12);
}

TEST_P(RowOutputTest, AnAdversarialRowKeepsItsLimitAndIsFartherThanAnyPermutation) {
    const RowOutput output(*model, trace);
    const AdversarialRow found = adversarialRow(output, {});
    EXPECT_NEAR(found.weights.sum(), 1, 1e-4);
    EXPECT_GE(found.weights.minCoeff(), 0);
    EXPECT_LE(output.change(found.weights), 0.01);
    EXPECT_NEAR(found.change, output.change(found.weights), 1e-12);
    EXPECT_NEAR(found.divergence, jensenShannon(found.weights, output.weights()), 1e-12);
    EXPECT_LE(found.divergence, std::log(2.0) + 1e-9);
    Random random(11);
    double best = 0;
    for (int i = 0; i < 1000; ++i) {
        const Vector row = shuffled(output.weights(), random);
        if (output.change(row) <= 0.01)
            best = std::max(best, jensenShannon(row, output.weights()));
    }
    EXPECT_GE(found.divergence, best);
    EXPECT_EQ(adversarialRow(output, {}).weights, found.weights) << "the same seed";
}

INSTANTIATE_TEST_SUITE_P(Classifiers, RowOutputTest,
                         testing::Values("gru", "embedding", "convolution", "self_attention"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace attn::test
