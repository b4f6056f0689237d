// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of the reference's second version: inputs, parameters, outputs and gradients of every encoder
// under every wiring.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/decode/stepper.h"
#include "core/network/models/config_json.h"
#include "core/network/models/trained_model.h"
#include "core/network/seq2seq_pass.h"
#include "core/train/training_pass.h"
#include "tests/support/golden_case.h"

namespace attn {
namespace {

class GoldenV2 : public testing::TestWithParam<std::string> {
protected:
    GoldenV2()
        : golden(GetParam()),
          network(configFromJson(golden.metadata("config"), "golden case")),
          training(network) {
        golden.fill(network.parameters(), "param.");
        pairs = golden.pairs();
        std::vector<Index> all(pairs.size());
        std::iota(all.begin(), all.end(), Index(0));
        fillBatch(batch, pairs, all);
        training.updateWeights();
        training.setKeepLogits(true);
        loss = training.run(batch, gradient).mean();
    }

    bool isPool() const { return network.config().decoder.wiring == "pool"; }
    bool isTransformer() const { return network.config().decoder.wiring == "transformer"; }
    const Seq2SeqPass& pass() const { return dynamic_cast<const Seq2SeqPass&>(training.pass()); }
    Index place(Index b) const { return batch.order[static_cast<std::size_t>(b)]; }
    Index targetLength(Index b) const {
        return static_cast<Index>(pairs[static_cast<std::size_t>(place(b))].target.size());
    }

    // Compares the weights of every map of a site with `name` [B, layers, heads, rows, columns].
    void expectMaps(const std::string& name, MapSite site, bool rowsAreSource) const {
        if (!golden.has(name))
            return;
        const std::vector<Real> expected = golden.values(name);
        const auto shape = golden.shape(name);
        const auto layers = static_cast<Index>(shape[1]), heads = static_cast<Index>(shape[2]),
                   rows = static_cast<Index>(shape[3]), columns = static_cast<Index>(shape[4]);
        std::size_t compared = 0;
        for (const MapAddress& map : network.maps()) {
            if (map.site != site)
                continue;
            ++compared;
            for (Index b = 0; b < batch.size(); ++b) {
                const Index count = rowsAreSource ? batch.positions.length(b) : targetLength(b);
                for (Index row = 0; row < count; ++row) {
                    Vector weights;
                    training.pass().weights(map, row, b, weights);
                    for (Index column = 0; column < columns; ++column) {
                        const Real found = column < weights.size() ? weights[column] : Real(0);
                        const Index at =
                            (((place(b) * layers + map.layer) * heads + map.head) * rows + row) * columns +
                            column;
                        EXPECT_NEAR(found, expected[static_cast<std::size_t>(at)], 2e-5)
                            << nameOf(map) << ", sentence " << place(b) << ", row " << row;
                    }
                }
            }
        }
        EXPECT_EQ(compared, static_cast<std::size_t>(layers * heads)) << name;
    }

    GoldenCase golden;
    Seq2Seq network;
    TrainingPass training;
    Parameters gradient{network.layout()};
    std::vector<SentencePair> pairs;
    Batch batch;
    double loss = 0;
};

TEST_P(GoldenV2, Outputs) {
    golden.expectEqual("out.loss", {static_cast<Real>(loss)});
    Matrix logits = training.keptLogits().all();
    // The reference leaves out a Transformer's steps past the end.
    if (isTransformer())
        for (Index b = 0; b < batch.size(); ++b)
            for (Index t = targetLength(b); t < batch.steps; ++t)
                logits.col(t * batch.size() + b).setZero();
    golden.expectEqual("out.logits", stepsAsReference(batch.order, logits));
    expectMaps("out.encoder_self_weights", MapSite::Encoder, true);
    expectMaps("out.decoder_self_weights", MapSite::Decoder, false);
    expectMaps("out.decoder_cross_weights", MapSite::Cross, false);
}

TEST_P(GoldenV2, Gradients) {
    golden.expectEqual(gradient, "grad.");
}

// Decodes one sentence at a time, step by step.
TEST_P(GoldenV2, Greedy) {
    if (!golden.has("out.greedy"))
        return;
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

INSTANTIATE_TEST_SUITE_P(Reference, GoldenV2, testing::ValuesIn(goldenFiles(test::goldenV2Dir())),
                         [](const auto& info) { return goldenName(info.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(GoldenV2);

TEST(GoldenV2Folder, IsThere) {
    if (goldenFiles(test::goldenV2Dir()).empty())
        GTEST_SKIP() << test::goldenV2Dir() << " has no cases: the second version is not compared";
}

}  // namespace
}  // namespace attn
