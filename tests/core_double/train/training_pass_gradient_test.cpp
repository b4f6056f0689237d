// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_pass.h"
#include "tests/support/recurrent_numbers.h"

#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/seq2seq.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "tests/support/attention_case.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// When the scores hardly change the loss, the gradient does not test their computation.
bool isTelling(const Parameters& gradient) {
    for (std::size_t i = 0; i < gradient.layout().entries().size(); ++i)
        if (gradient.vector(static_cast<ParameterId>(i)).cwiseAbs().maxCoeff() < 2e-4)
            return false;
    return true;
}

// Checks the mean cross-entropy of sentences of different lengths, for every number of every tensor.
void expectLossGradient(const ModelConfig& config, std::uint64_t seed, const PassOptions& options = {}) {
    Seq2Seq network(config);
    Parameters gradient(network.layout()), scratch(network.layout());
    TrainingPass pass(network);
    Batch batch;
    const std::uint64_t last = seed + 5000;
    do {
        ASSERT_LT(seed, last) << "no draw has a gradient to compare";
        Random random(seed++);
        randomize(network.parameters(), random);
        pass.updateWeights();
        batch = batchOf(randomPairs(random, config, {{3, 4}, {5, 2}, {1, 3}, {3, 1}}));
        pass.run(batch, gradient, 1, options);
        // The slope of a relu jumps at 0, so parameters are drawn until no input is near 0.
    } while (!isTelling(gradient) ||
             !isSmooth(config, network.parameters(), batch.positions,
                       recurrent(pass).decoder().queries(recurrent(pass).tape(), 0, batch.steps),
                       annotationsOf(pass).annotations.all(), 10 * differenceStep));
    const auto loss = [&] {
        pass.updateWeights();
        return pass.run(batch, scratch, 1, options).mean();
    };
    for (std::size_t i = 0; i < network.layout()->entries().size(); ++i) {
        const auto id = static_cast<ParameterId>(i);
        const Vector computed = gradient.vector(id);
        expectGradient(network.layout()->entries()[i].name, network.parameters().vector(id), computed, loss);
    }
}

// One score with one cell. Each is tested with every wiring and every span that can be differentiated.
struct Network {
    ScoreVariant score;
    std::string cell;
    std::string name() const { return score.name + "_" + cell; }
};

void PrintTo(const Network& network, std::ostream* out) {
    *out << network.name();
}

std::vector<Network> networks() {
    std::vector<Network> all;
    for (const ScoreVariant& score : scoreVariants())
        for (const CellDescription& cell : cells())
            all.push_back({score, cell.id});
    return all;
}

class LossGradient : public testing::TestWithParam<Network> {};

TEST_P(LossGradient, EqualsCentralDifferences) {
    for (const std::string wiring : {"bahdanau", "luong", "luong_unfed"})
        for (const std::string span : {"global", "local_m", "local_p"}) {
            ModelConfig config = smallConfig(GetParam().score.attention);
            if (span != "global" && !findScoreFunction(config.attention.score)->attends)
                continue;
            config.encoder.cell = config.decoder.cell = GetParam().cell;
            config.decoder.wiring = wiring.substr(0, wiring.find('_'));
            config.decoder.inputFeeding = wiring != "luong_unfed";
            config.attention.span = span;
            config.attention.window = 1;
            SCOPED_TRACE(wiring + " " + span);
            expectLossGradient(config, 51);
        }
}

INSTANTIATE_TEST_SUITE_P(Networks, LossGradient, testing::ValuesIn(networks()),
                         [](const auto& network) { return network.param.name(); });

TEST(LossGradient, LayersAboveEachOther) {
    for (const CellDescription& cell : cells())
        for (const std::string wiring : {"bahdanau", "luong"})
            for (const PassOptions& options : {PassOptions{}, PassOptions{.dropout = Real(0.3), .seed = 5}}) {
                ModelConfig config = smallConfig("general");
                config.encoder.cell = config.decoder.cell = cell.id;
                config.decoder.wiring = wiring;
                config.encoder.layers = 2;
                config.decoder.layers = 3;
                SCOPED_TRACE(cell.id + " " + wiring + (options.dropout > 0 ? " with dropout" : ""));
                expectLossGradient(config, 54, options);
            }
}

TEST(LossGradient, SmoothedLabels) {
    expectLossGradient(smallConfig("additive"), 55, {.labelSmoothing = Real(0.2)});
}

TEST(LossGradient, OneDirection) {
    ModelConfig config = smallConfig("additive");
    config.encoder.bidirectional = false;
    expectLossGradient(config, 52);
}

TEST(LossGradient, OneDirectionWithoutBridge) {
    for (const std::string score : {"dot", "none"}) {
        ModelConfig config = smallConfig(score);
        config.encoder.bidirectional = false;
        config.encoder.hidden = config.decoder.hidden;
        config.encoder.bridge = "copy";
        SCOPED_TRACE(score);
        expectLossGradient(config, 53);
    }
}

}  // namespace
}  // namespace attn::test
