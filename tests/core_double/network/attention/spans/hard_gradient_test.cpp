// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/train/training_pass.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"
#include "tests/support/recurrent_numbers.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

ModelConfig hardConfig(const std::string& score, const std::string& wiring) {
    ModelConfig config = smallConfig(score);
    config.sourceSize = config.targetSize = 6;
    config.attention.span = "hard";
    config.decoder.wiring = wiring;
    return config;
}

Vector softmax(const Vector& scores) {
    const Vector exponentials = (scores.array() - scores.maxCoeff()).exp();
    return exponentials / exponentials.sum();
}

// The loss of one pair with the draws `taken`, and the probability of these draws.
struct Path {
    double loss = 0;
    double probability = 1;
};

Path follow(const std::shared_ptr<const TrainedModel>& model, const SentencePair& pair,
            const std::vector<Index>& taken) {
    DecodeOptions options;
    options.force = true;
    options.target.assign(pair.target.begin(), pair.target.end() - 1);
    for (std::size_t t = 0; t < taken.size(); ++t)
        options.interventions.steps[static_cast<Index>(t)].maps[MapAddress()].weights =
            Vector::Unit(static_cast<Index>(pair.source.size()), taken[t]);
    Path path;
    for (const StepTrace& step : decode(model, pair.source, options).steps) {
        path.loss -= static_cast<double>(step.logProbability);
        path.probability *= softmax(step.alignment().scores)[taken[static_cast<std::size_t>(step.step)]];
    }
    return path;
}

// Σ over all sequences of positions of probability times loss, per target token.
double expectedLoss(const Seq2Seq& network, const std::vector<SentencePair>& pairs) {
    const auto model = std::make_shared<const TrainedModel>(TrainedModel{network, {}, {}, {}, {}});
    double sum = 0;
    std::size_t tokens = 0;
    for (const SentencePair& pair : pairs) {
        std::vector<Index> taken(pair.target.size(), 0);
        for (std::size_t place = 0; place < taken.size();) {
            const Path path = follow(model, pair, taken);
            sum += path.probability * path.loss;
            // Counts to the next sequence like a number whose digits are positions.
            for (place = 0; place < taken.size(); ++place) {
                if (++taken[place] < static_cast<Index>(pair.source.size()))
                    break;
                taken[place] = 0;
            }
        }
        tokens += pair.target.size();
    }
    return sum / static_cast<double>(tokens);
}

class HardGradient : public testing::TestWithParam<std::string> {};

// Compares the mean of many estimates with the exact gradient. Every number must lie within five standard
// errors.
TEST_P(HardGradient, EstimatorHasTheGradientOfTheExpectedLossAsItsMean) {
    constexpr int draws = 40'000;
    const ModelConfig config = hardConfig("general", GetParam());
    Seq2Seq network(config);
    Random random(61);
    randomize(network.parameters(), random);
    const std::vector<SentencePair> pairs = randomPairs(random, config, {{3, 3}, {2, 2}});
    const Batch batch = batchOf(pairs);
    TrainingPass pass(network);
    Parameters gradient(network.layout());
    Vector sum = Vector::Zero(gradient.buffer().size()), squares = sum;
    for (int draw = 0; draw < draws; ++draw) {
        PassOptions options;
        options.seed = static_cast<std::uint64_t>(draw);
        options.baseline = 1.2;
        pass.run(batch, gradient, 1, options);
        sum += gradient.buffer();
        squares += gradient.buffer().cwiseAbs2();
    }
    const Vector mean = sum / draws;
    const Vector deviation = ((squares / draws - mean.cwiseAbs2()).cwiseMax(0) / draws).cwiseSqrt();

    Vector exact = Vector::Zero(mean.size());
    for (const ParameterEntry& entry : network.layout()->entries())
        for (Index i = entry.offset; i < entry.offset + entry.size(); ++i)
            exact[i] = centralDifference(network.parameters().buffer()[i],
                                         [&] { return expectedLoss(network, pairs); });
    for (const ParameterEntry& entry : network.layout()->entries())
        for (Index i = entry.offset; i < entry.offset + entry.size(); ++i)
            EXPECT_LE(std::abs(mean[i] - exact[i]), 5 * deviation[i] + 1e-9)
                << entry.name << ", number " << i - entry.offset;
    EXPECT_LE((mean - exact).norm(), 0.02 * exact.norm());
    const ParameterEntry& scored = (*network.layout())[network.layout()->find("attention.W_a").value()];
    EXPECT_GT(exact.segment(scored.offset, scored.size()).norm(), 1e-3) << "the scores matter";
}

// With one step nothing is drawn before the entropy, so its part of the gradient is exact.
TEST_P(HardGradient, EntropyBonusIsTheGradientOfTheEntropy) {
    const ModelConfig config = hardConfig("general", GetParam());
    Seq2Seq network(config);
    Random random(62);
    randomize(network.parameters(), random);
    const Batch batch = batchOf(randomPairs(random, config, {{3, 1}, {2, 1}}));
    TrainingPass pass(network);
    Parameters with(network.layout()), without(network.layout()), scratch(network.layout());
    pass.run(batch, without, 1, {.seed = 3});
    pass.run(batch, with, 1, {.seed = 3, .entropy = 0.5});
    const auto bonus = [&] {
        pass.updateWeights();
        pass.run(batch, scratch, 1, {.seed = 3});
        double entropy = 0;
        for (const double p : recurrent(pass).tape().attention.span.distribution.all().reshaped())
            entropy -= p * std::log(p);
        return -0.5 * entropy / 2;
    };
    for (const std::string name : {"attention.W_a", "encoder.rnn.weight_hh_l0"}) {
        const ParameterId id = network.layout()->find(name).value();
        const Vector computed = with.vector(id) - without.vector(id);
        expectGradient(name, network.parameters().vector(id), computed, bonus);
    }
}

INSTANTIATE_TEST_SUITE_P(Wirings, HardGradient, testing::Values("bahdanau", "luong"),
                         [](const auto& wiring) { return wiring.param; });

}  // namespace
}  // namespace attn::test
