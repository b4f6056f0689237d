// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/rollout.h"

#include <gtest/gtest.h>

#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"
#include "core/train/forced_pass.h"
#include "tests/support/architectures.h"

namespace attn::test {
namespace {

constexpr MapAddress rolloutMap = {MapSite::Rollout, 0, 0};
constexpr Index layersOfRollout = 2, headsOfRollout = 2;  // of the small architectures

// The mean of the heads of one layer as a matrix with `columns` columns; weights that a row lacks are 0.
Matrix meanOfHeads(const Pass& pass, MapSite site, Index layer, Index b, Index rows, Index columns) {
    Matrix mean = Matrix::Zero(rows, columns);
    for (Index head = 0; head < headsOfRollout; ++head)
        for (Index row = 0; row < rows; ++row) {
            Vector weights;
            pass.weights({site, layer, head}, row, b, weights);
            for (Index j = 0; j < std::min(columns, weights.size()); ++j)
                mean(row, j) += weights[j] / Real(headsOfRollout);
        }
    return mean;
}

// The definition as one matrix of all tokens, [annotations ; tokens of the output], layer after layer.
Matrix plainRollout(const Pass& pass, bool hasSelfAttention, Index b, Index steps, Index length) {
    const Matrix identity = Matrix::Identity(length, length);
    Matrix encoder = identity;
    for (Index l = 0; hasSelfAttention && l < layersOfRollout; ++l)
        encoder = ((meanOfHeads(pass, MapSite::Encoder, l, b, length, length) + identity) / Real(2) * encoder)
                      .eval();
    Matrix both = Matrix::Zero(steps, length + steps);
    both.rightCols(steps).setIdentity();
    for (Index l = 0; l < layersOfRollout; ++l) {
        const Matrix self = meanOfHeads(pass, MapSite::Decoder, l, b, steps, steps);
        both = ((self + Matrix::Identity(steps, steps)) / Real(2) * both).eval();
        both /= Real(2);
        both.leftCols(length) += meanOfHeads(pass, MapSite::Cross, l, b, steps, length) / Real(2);
    }
    Matrix source = both.leftCols(length) * encoder;
    for (Index t = 0; t < steps; ++t)
        source.row(t) /= source.row(t).sum();
    return source;
}

std::vector<SentencePair> pairsToRollOut() {
    return {{{5, 6, 7, 8}, {4, 5, 6, endToken}}, {{6, 5}, {6, endToken}}, {{8, 8, 5}, {5, 5, endToken}}};
}

TEST(Rollout, OfATransformerIsTheProductOverItsLayers) {
    for (const char* kind : {"self_attention", "recurrent", "convolution"}) {
        ModelConfig config;
        for (const Architecture& encoder : smallEncoders())
            if (encoder.name == kind)
                config = wired(encoder.config, "transformer");
        Seq2Seq network(config);
        network.parameters().initialize(5);
        ForcedPass forced(network);
        const std::vector<SentencePair> pairs = pairsToRollOut();
        Batch batch;
        fillBatch(batch, pairs, {0, 1, 2});
        NetworkWeights weights(network.parameters());
        const std::unique_ptr<Pass> pass = network.pass(weights);
        readReference(*pass, batch);
        forced.run(batch);
        for (Index b = 0; b < batch.size(); ++b) {
            const SentencePair& pair =
                pairs[static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)])];
            const auto steps = static_cast<Index>(pair.target.size()),
                       length = static_cast<Index>(pair.source.size());
            const Matrix expected =
                plainRollout(*pass, std::string(kind) == "self_attention", b, steps, length);
            const std::vector<Vector> found = forced.rows(rolloutMap, b, steps, length);
            for (Index t = 0; t < steps; ++t) {
                EXPECT_NEAR(found[static_cast<std::size_t>(t)].sum(), 1, 1e-5);
                EXPECT_TRUE(found[static_cast<std::size_t>(t)].isApprox(expected.row(t).transpose(), 1e-5))
                    << kind << ", step " << t;
            }
        }
    }
}

// Weights of 1 on the own position keep what there is; an identity has no other row.
TEST(Rollout, OfOneLookIsTheLookTimesTheEncoder) {
    for (const char* wiring : {"bahdanau", "luong", "pool"}) {
        Seq2Seq network(wired(selfAttentionEncoders().front().config, wiring));
        network.parameters().initialize(6);
        NetworkWeights weights(network.parameters());
        const std::unique_ptr<Pass> pass = network.pass(weights);
        Batch batch;
        fillBatch(batch, {{{5, 6, 7}, {4}}}, {0});
        readReference(*pass, batch);
        Rollout rollout(network);
        rollout.begin(*pass, 0, 3);
        Vector look;
        pass->weights(network.alignment().value(), 0, 0, look);
        EXPECT_TRUE(rollout.next(*pass, 0).isApprox(rollout.encoder().transpose() * look, 1e-6)) << wiring;
        EXPECT_TRUE(rollout.encoder().rowwise().sum().isApprox(Vector::Ones(3), 1e-5)) << wiring;
    }
}

TEST(Rollout, SteppingGivesWhatTheWholePassGives) {
    for (const Architecture& each : architectures()) {
        if (!Rollout::isPossible(Seq2Seq(each.config)))
            continue;
        TrainedModel made{Seq2Seq(each.config), {}, {}, {}, {}};
        made.network.parameters().initialize(7);
        const auto model = std::make_shared<const TrainedModel>(std::move(made));
        const std::vector<Token> said =
            model->network.saysOneToken() ? std::vector<Token>{5} : std::vector<Token>{5, 4, 6, endToken};
        const DecodeTrace trace =
            decode(model, {5, 6, 7, 8},
                   {.maximumLength = 0, .force = true, .target = {5, 4, 6}, .interventions = {}});
        ASSERT_EQ(trace.steps.size(), said.size()) << each.name;
        const std::vector<DecodedMap> maps = decodedMaps(model, trace, {}, shownMaps(model->network));
        Batch batch;
        fillBatch(batch, {{{5, 6, 7, 8}, said}}, {0});
        ForcedPass forced(model->network);
        forced.run(batch);
        for (const DecodedMap& one : maps) {
            if (rowsOf(one.map) != MapAxis::Steps)
                continue;
            ASSERT_EQ(one.rows.size(), said.size()) << each.name << " " << nameOf(one.map);
            const std::vector<Vector> rows = forced.rows(one.map, 0, static_cast<Index>(said.size()), 4);
            for (std::size_t t = 0; t < rows.size(); ++t)
                EXPECT_TRUE(one.rows[t].isApprox(rows[t].head(one.rows[t].size()), 1e-5))
                    << each.name << " " << nameOf(one.map) << ", step " << t;
        }
    }
}

TEST(Rollout, IsOnlyWhereSeveralLayersAttend) {
    const auto isPossible = [](const std::string& kind, const std::string& wiring) {
        for (const Architecture& encoder : smallEncoders())
            if (encoder.name == kind)
                return Rollout::isPossible(Seq2Seq(wired(encoder.config, wiring)));
        return false;
    };
    EXPECT_TRUE(isPossible("self_attention", "luong"));
    EXPECT_TRUE(isPossible("recurrent", "transformer"));
    EXPECT_TRUE(isPossible("self_attention", "pool"));
    EXPECT_FALSE(isPossible("recurrent", "bahdanau"));
    EXPECT_FALSE(isPossible("hierarchical", "transformer"));
    ModelConfig fixed = wired(selfAttentionEncoders().front().config, "transformer");
    fixed.attention.score = "none";
    EXPECT_FALSE(Rollout::isPossible(Seq2Seq(fixed)));
}

}  // namespace
}  // namespace attn::test
