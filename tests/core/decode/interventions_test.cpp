// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/interventions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/network/models/wiring_registry.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

const std::vector<Token> source = {4, 5, 6, 7};
constexpr Index steps = 5;

std::shared_ptr<const TrainedModel> modelOf(const std::string& score,
                                            const std::string& wiring = "bahdanau") {
    ModelConfig config = smallConfig(score);
    config.decoder.wiring = wiring;
    TrainedModel model{Seq2Seq(config), {}, {}, {}, {}};
    Random random(8);
    randomize(model.network.parameters(), random, 1.5);
    // The model never ends a sentence by itself.
    Parameters& parameters = model.network.parameters();
    parameters.vector(parameters.layout().find("output.bias").value())[endToken] = -100;
    return std::make_shared<const TrainedModel>(std::move(model));
}

DecodeTrace decodeWith(const std::shared_ptr<const TrainedModel>& model,
                       const std::function<void(Interventions&)>& change) {
    DecodeOptions options;
    options.maximumLength = steps;
    change(options.interventions);
    return decode(model, source, options);
}

std::string problemOf(const std::string& score, const std::function<void(Interventions&)>& change) {
    try {
        decodeWith(modelOf(score), change);
    } catch (const Error& error) {
        return error.what();
    }
    return "sound";
}

void expectSameBefore(const DecodeTrace& a, const DecodeTrace& b, std::size_t step) {
    for (std::size_t t = 0; t < step; ++t) {
        EXPECT_EQ(a.steps[t].logits, b.steps[t].logits);
        EXPECT_EQ(a.steps[t].token, b.steps[t].token);
    }
}

class InterventionsOfWiring : public testing::TestWithParam<std::string> {
protected:
    std::shared_ptr<const TrainedModel> model = modelOf("general", GetParam());
    DecodeTrace plain = decodeWith(model, [](Interventions&) {});
};

TEST_P(InterventionsOfWiring, ATokenIsSaidAndReadNext) {
    const Token other = plain.steps[1].token == 4 ? 5 : 4;
    const DecodeTrace trace = decodeWith(model, [&](Interventions& i) { i.steps[1].token = other; });
    expectSameBefore(trace, plain, 1);
    EXPECT_EQ(trace.steps[1].token, other);
    EXPECT_TRUE(trace.steps[1].forced);
    EXPECT_EQ(trace.steps[1].predicted, plain.steps[1].predicted);
    EXPECT_NEAR(trace.steps[1].logProbability, std::log(plain.steps[1].probabilities[other]), 1e-4);
    EXPECT_EQ(trace.steps[2].previous, other);
    EXPECT_NE(trace.steps[2].logits, plain.steps[2].logits);
    EXPECT_FALSE(trace.steps[2].forced);
}

TEST_P(InterventionsOfWiring, WeightsAreReplacedAndTheContextFollows) {
    const Vector weights = (Vector(4) << Real(0.1), Real(0.2), Real(0.3), Real(0.4)).finished();
    const DecodeTrace trace =
        decodeWith(model, [&](Interventions& i) { i.steps[2].maps[MapAddress()].weights = weights; });
    expectSameBefore(trace, plain, 2);
    EXPECT_EQ(trace.steps[2].alignment().weights, weights);
    EXPECT_TRUE(trace.steps[2].alignment().hasGivenWeights);
    EXPECT_LE((trace.steps[2].context - trace.annotations * weights).cwiseAbs().maxCoeff(), 1e-5);
    EXPECT_NE(trace.steps[2].logits, plain.steps[2].logits);
    EXPECT_NE(trace.steps[3].state, plain.steps[3].state);
    EXPECT_FALSE(trace.steps[3].alignment().hasGivenWeights);
}

// Setting the weights that the span gives anyway changes nothing.
TEST_P(InterventionsOfWiring, ItsOwnWeightsChangeNothing) {
    const DecodeTrace trace = decodeWith(model, [&](Interventions& i) {
        i.steps[2].maps[MapAddress()].weights = plain.steps[2].alignment().weights;
    });
    for (std::size_t t = 0; t < plain.steps.size(); ++t)
        EXPECT_LE((trace.steps[t].logits - plain.steps[t].logits).cwiseAbs().maxCoeff(), 1e-5);
}

TEST_P(InterventionsOfWiring, TemperatureDividesTheScores) {
    const DecodeTrace trace = decodeWith(model, [&](Interventions& i) {
        i.temperature = Real(0.5);
        i.steps[1].maps[MapAddress()].temperature = 4;
    });
    EXPECT_EQ(trace.steps[0].alignment().temperature, Real(0.5));
    EXPECT_EQ(trace.steps[1].alignment().temperature, 4);
    for (const StepTrace& step : trace.steps) {
        const Vector scaled = step.alignment().scores / step.alignment().temperature;
        const Vector exponentials = (scaled.array() - scaled.maxCoeff()).exp();
        EXPECT_LE((step.alignment().weights - exponentials / exponentials.sum()).cwiseAbs().maxCoeff(), 1e-5);
    }
}

TEST_P(InterventionsOfWiring, AZeroedPositionGivesNothing) {
    const DecodeTrace trace = decodeWith(model, [&](Interventions& i) { i.zeroed = {1}; });
    EXPECT_TRUE((trace.annotations.col(1).array() == 0).all());
    EXPECT_EQ(trace.annotations.col(2), plain.annotations.col(2));
    EXPECT_EQ(trace.firstState, plain.firstState);
    for (const StepTrace& step : trace.steps) {
        EXPECT_NEAR(step.alignment().scores[1], 0, 1e-6) << "sᵀ W 0";
        EXPECT_LE((step.context - trace.annotations * step.alignment().weights).cwiseAbs().maxCoeff(), 1e-5);
    }
}

TEST_P(InterventionsOfWiring, ASwappedTokenIsAnotherSource) {
    const auto additive = modelOf("additive", GetParam());
    const DecodeTrace trace = decodeWith(additive, [](Interventions& i) { i.swapped = {{2, 4}}; });
    DecodeOptions options;
    options.maximumLength = steps;
    const DecodeTrace other = decode(additive, {4, 5, 4, 7}, options);
    EXPECT_EQ(trace.source, other.source);
    EXPECT_EQ(trace.annotations, other.annotations);
    expectSameBefore(trace, other, static_cast<std::size_t>(steps));
}

INSTANTIATE_TEST_SUITE_P(Wirings, InterventionsOfWiring, testing::Values("bahdanau", "luong"),
                         [](const auto& wiring) { return wiring.param; });

TEST(Interventions, AreComparedByWhatTheySay) {
    Interventions a, b;
    EXPECT_TRUE(a.isEmpty());
    a.steps[1].maps[MapAddress()].weights = Vector::Unit(3, 0);
    EXPECT_FALSE(a.isEmpty());
    EXPECT_FALSE(a == b);
    b.steps[1].maps[MapAddress()].weights = Vector::Unit(4, 0);
    EXPECT_FALSE(a == b);
    b = a;
    EXPECT_TRUE(a == b);
    b.swapped = {{0, 5}};
    EXPECT_FALSE(a == b);
}

TEST(Interventions, WhatDoesNotFitIsRefusedWithTheReason) {
    EXPECT_EQ(problemOf("dot",
                        [](Interventions& i) {
                            i.steps[1].maps[MapAddress()].weights = Vector::Constant(3, Real(0.25));
                        }),
              "step 2: attention needs one weight for each of the 4 source positions, found 3.");
    EXPECT_EQ(problemOf("dot",
                        [](Interventions& i) {
                            i.steps[1].maps[MapAddress()].weights = Vector::Constant(4, Real(0.5));
                        }),
              "step 2: the attention weights should add up to 1, found 2.0.");
    EXPECT_EQ(problemOf("dot",
                        [](Interventions& i) {
                            i.steps[0].maps[MapAddress()].weights = (Vector(4) << 2, -1, 0, 0).finished();
                        }),
              "step 1: the weight of position 2 should be a number from 0 to 1, found -1.0.");
    EXPECT_EQ(
        problemOf("dot",
                  [](Interventions& i) { i.steps[0].maps[MapAddress()].weights = Vector::Constant(4, NAN); }),
        "step 1: the weight of position 1 should be a number from 0 to 1, found nan.");
    EXPECT_EQ(problemOf("dot", [](Interventions& i) { i.temperature = 0; }),
              "the temperature should be a number above 0, found 0.0.");
    EXPECT_EQ(problemOf("dot", [](Interventions& i) { i.steps[3].maps[MapAddress()].temperature = -1; }),
              "step 4: the temperature should be a number above 0, found -1.0.");
    EXPECT_EQ(problemOf("dot", [](Interventions& i) { i.steps[0].token = 7; }),
              "step 1: the target vocabulary has tokens 0 to 6, found 7.");
    EXPECT_EQ(problemOf("dot", [](Interventions& i) { i.zeroed = {4}; }),
              "the source has positions 1 to 4, found position 5 to zero.");
    EXPECT_EQ(problemOf("none", [](Interventions& i) { i.temperature = 2; }),
              "a model without attention has no scores to change; choose another model.");
    EXPECT_EQ(problemOf("none",
                        [](Interventions& i) {
                            i.steps[0].maps[MapAddress()].weights = Vector::Constant(4, Real(0.25));
                        }),
              "a model without attention has no weights to change; choose another model.");
    EXPECT_EQ(problemOf("dot",
                        [](Interventions& i) {
                            i.steps[1].maps[{MapSite::Cross, 1, 0}].temperature = 2;
                        }),
              "step 2: the model has no attention map cross.2.1.");
}

}  // namespace
}  // namespace attn::test
