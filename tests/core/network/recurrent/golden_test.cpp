// SPDX-License-Identifier: GPL-3.0-or-later
// The reference's cases: inputs, parameters, outputs and gradients.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/decode/stepper.h"
#include "core/network/attention/attention.h"
#include "core/network/models/config_json.h"
#include "core/network/models/trained_model.h"
#include "core/train/training_pass.h"
#include "tests/support/golden_case.h"
#include "tests/support/paths.h"
#include "tests/support/recurrent_numbers.h"

namespace attn {
namespace {

ModelConfig attentionConfig(const nlohmann::json& json) {
    ModelConfig config;
    config.sourceSize = config.targetSize = 5;
    config.encoder.bidirectional = false;
    config.encoder.hidden = json["K"];
    config.decoder.hidden = json["D"];
    config.attention.score = json["score"];
    config.attention.size = json["A"];
    config.attention.longestSource = json["L"];
    config.attention.activation = json.value("activation", "tanh");
    config.attention.bias = json.value("bias", false);
    config.attention.learnedKeyStrength = json.value("learned_key_strength", false);
    config.attention.span = json.value("span", "global");
    config.attention.window = json.value("window", 2);
    return config;
}

// Sentences by falling length, as Positions needs them.
std::vector<Index> byLength(const std::vector<Index>& lengths) {
    std::vector<Index> order(lengths.size());
    std::iota(order.begin(), order.end(), Index(0));
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) {
        return lengths[static_cast<std::size_t>(a)] > lengths[static_cast<std::size_t>(b)];
    });
    return order;
}

void runAttention(const GoldenCase& golden) {
    const nlohmann::json json = nlohmann::json::parse(golden.metadata("config"));
    const ModelConfig config = attentionConfig(json);
    const auto layout = std::make_shared<ParameterLayout>();
    const Attention attention(config.attentionSetup(), *layout);
    Parameters parameters(layout), gradient(layout);
    golden.fill(parameters, "param.", "attention.");
    const NetworkWeights weights(parameters);

    const std::vector<Index> lengths = golden.integers("in.lengths"), order = byLength(lengths);
    const auto batch = static_cast<Index>(lengths.size());
    const Index longest = static_cast<Index>(golden.shape("in.keys")[1]);
    const Index annotationSize = config.annotationSize(), stateSize = config.decoder.hidden;
    std::vector<Index> falling;
    for (const Index b : order)
        falling.push_back(lengths[static_cast<std::size_t>(b)]);
    Positions positions;
    positions.assign(falling);

    const std::vector<Real> keys = golden.values("in.keys"), queries = golden.values("in.query"),
                            upstream = golden.values("in.grad_context");
    Annotations encoding;
    encoding.annotations.shape(annotationSize, positions.columns());
    Matrix query(stateSize, batch), dContext(annotationSize, batch);
    for (Index b = 0; b < batch; ++b) {
        const Index place = order[static_cast<std::size_t>(b)];
        for (Index j = 0; j < positions.length(b); ++j)
            encoding.annotations.all().col(positions.first(j) + b) = Eigen::Map<const Vector>(
                keys.data() + (place * longest + j) * annotationSize, annotationSize);
        query.col(b) = Eigen::Map<const Vector>(queries.data() + place * stateSize, stateSize);
        dContext.col(b) = Eigen::Map<const Vector>(upstream.data() + place * annotationSize, annotationSize);
    }

    AttentionTape tape;
    Matrix context(annotationSize, batch), dQuery = Matrix::Zero(stateSize, batch);
    Annotations dEncoding;
    dEncoding.annotations.shapeZero(annotationSize, positions.columns());
    const Index step = golden.integers("in.step")[0];
    attention.prepare(weights, positions, encoding, 1, tape);
    attention.forward(weights, positions, query, encoding, step, tape, 0, context);
    golden.expectEqual("out.scores", asReference(positions, order, tape.scores.all().transpose()));
    golden.expectEqual("out.weights", asReference(positions, order, tape.alignment.all().transpose()));
    golden.expectEqual("out.context", stepsAsReference(order, context));
    attention.backward(weights, positions, query, dContext, encoding, tape, 0, dQuery);
    attention.finish(weights, positions, query, dContext, encoding, tape, dEncoding, gradient);
    golden.expectEqual("grad.query", stepsAsReference(order, dQuery));
    golden.expectEqual("grad.keys", asReference(positions, order, dEncoding.annotations.all()));
    golden.expectEqual(gradient, "grad.", "attention.");
}

// Decodes one sentence at a time, step by step. The result must equal that of the batch.
void expectGreedy(const GoldenCase& golden, const Seq2Seq& network, const std::vector<SentencePair>& pairs) {
    const std::vector<Index> expected = golden.integers("out.greedy");
    const auto steps = static_cast<Index>(golden.shape("out.greedy")[1]);
    const auto model = std::make_shared<const TrainedModel>(TrainedModel{network, {}, {}, {}, {}});
    for (std::size_t b = 0; b < pairs.size(); ++b) {
        const DecodeTrace trace =
            decode(model, pairs[b].source,
                   {.maximumLength = steps, .force = false, .target = {}, .interventions = {}});
        for (std::size_t t = 0; t < trace.steps.size(); ++t)
            EXPECT_EQ(trace.steps[t].token, expected[b * static_cast<std::size_t>(steps) + t])
                << "sentence " << b << ", step " << t;
    }
}

void runModel(const GoldenCase& golden) {
    const std::string text = golden.metadata("config");
    Seq2Seq network(configFromJson(text, "golden case"));
    golden.fill(network.parameters(), "param.");
    Parameters gradient(network.layout());
    const std::vector<SentencePair> pairs = golden.pairs();
    std::vector<Index> all(pairs.size());
    std::iota(all.begin(), all.end(), Index(0));
    Batch batch;
    fillBatch(batch, pairs, all);
    TrainingPass pass(network);
    pass.setKeepLogits(true);
    const BatchLoss loss = pass.run(batch, gradient);

    const RecurrentDecoder& decoder = test::recurrent(pass).decoder();
    const Index columns = batch.steps * batch.size();
    const DecoderTape& tape = test::recurrent(pass).tape();
    golden.expectEqual("out.loss", {static_cast<Real>(loss.mean())});
    golden.expectEqual("out.annotations", asReference(batch.positions, batch.order,
                                                      test::annotationsOf(pass).annotations.all()));
    golden.expectEqual("out.state", stepsAsReference(batch.order, decoder.states(tape, 0, batch.steps)));
    golden.expectEqual("out.context", stepsAsReference(batch.order, decoder.contexts(tape, 0, batch.steps)));
    golden.expectEqual("out.logits", stepsAsReference(batch.order, pass.keptLogits().all()));
    if (decoder.attention().attends()) {
        const auto byStep = [&](const Eigen::Map<const Matrix>& values) {
            // [N, T] → [B, T, S]: the position is the reference's innermost dimension.
            const Index longest = batch.positions.longest();
            Matrix rows = Matrix::Zero(longest, columns);
            for (Index t = 0; t < batch.steps; ++t)
                for (Index j = 0; j < longest; ++j)
                    for (Index b = 0; b < batch.positions.active(j); ++b) {
                        const Real value = values(batch.positions.first(j) + b, t);
                        rows(j, t * batch.size() + b) = std::isinf(value) ? 0 : value;
                    }
            return stepsAsReference(batch.order, rows);
        };
        golden.expectEqual("out.scores", byStep(tape.attention.scores.all()));
        golden.expectEqual("out.weights", byStep(tape.attention.alignment.all()));
    }
    golden.expectEqual(gradient, "grad.");
    expectGreedy(golden, network, pairs);
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, OutputsAndGradients) {
    const GoldenCase golden(GetParam());
    if (golden.metadata("kind") == "attention")
        runAttention(golden);
    else
        runModel(golden);
}

INSTANTIATE_TEST_SUITE_P(Reference, Golden, testing::ValuesIn(goldenFiles()),
                         [](const auto& info) { return goldenName(info.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Golden);

TEST(GoldenFolder, IsThere) {
    if (goldenFiles().empty())
        GTEST_SKIP() << "no golden cases in " << test::goldenDir()
                     << ": the engine is not compared with the reference";
}

}  // namespace
}  // namespace attn
