// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/narrow_weights.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "core/decode/greedy.h"
#include "core/math/random.h"
#include "core/network/models/seq2seq.h"

namespace attn::test {
namespace {

// A Transformer whose weights are multiples of whole numbers, but for those of its encoder.
Seq2Seq quantised() {
    ModelConfig config;
    config.sourceSize = config.targetSize = 90;
    config.encoder.kind = "self_attention";
    config.decoder.wiring = "transformer";
    config.encoder.hidden = config.decoder.hidden = 64;
    config.encoder.feedForward = config.decoder.feedForward = 128;
    config.attention.score = "scaled_dot";
    Seq2Seq network(config);
    network.parameters().initialize(3);
    for (std::size_t i = 0; i < network.layout()->entries().size(); ++i) {
        const ParameterEntry& entry = network.layout()->entries()[i];
        if (entry.rank != 2 || entry.name.starts_with("encoder.layers"))
            continue;
        Weight weight = network.parameters().weight(static_cast<ParameterId>(i));
        for (Index row = 0; row < weight.rows(); ++row) {
            const float scale = 127 / static_cast<float>(weight.row(row).cwiseAbs().maxCoeff());
            for (Index col = 0; col < weight.cols(); ++col)
                weight(row, col) =
                    static_cast<Real>(std::nearbyint(static_cast<float>(weight(row, col)) * scale) / scale);
        }
    }
    return network;
}

std::shared_ptr<const NarrowWeights> narrowed(const Seq2Seq& network) {
    const auto narrow = std::make_shared<NarrowWeights>();
    const std::vector<ParameterEntry>& entries = network.layout()->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto id = static_cast<ParameterId>(i);
        narrow->add(id, entries[i], network.parameters().weight(id));
    }
    return narrow;
}

TEST(NarrowWeights, KeepWhatIsWholeNumbersAlready) {
    const Seq2Seq network = quantised();
    const auto narrow = narrowed(network);
    const auto find = [&](const char* name) { return narrow->find(network.layout()->find(name).value()); };
    EXPECT_EQ(find("encoder.layers.0.linear1.weight"), nullptr);
    EXPECT_EQ(find("output.bias"), nullptr);
    for (const char* name :
         {"decoder.embedding.weight", "decoder.layers.0.linear1.weight", "output.weight"}) {
        const NarrowRows* rows = find(name);
        ASSERT_TRUE(rows) << name;
        const ConstWeight weight = network.parameters().weight(network.layout()->find(name).value());
        for (Index row = 0; row < rows->rows; ++row)
            for (Index col = 0; col < rows->cols; ++col)
                EXPECT_NEAR(rows->numbers[row * rows->cols + col] * rows->factors[row], weight(row, col),
                            1e-6);
    }
}

TEST(NarrowWeights, DecodeAsTheWideOnesDo) {
    Seq2Seq network = quantised();
    Batch batch;
    fillBatch(batch, {{{5, 9, 70, 33}, {}}}, {0});
    const std::vector<GreedyOutput> wide = GreedyDecoder(network).outputs(batch, std::vector<Index>{12});
    network.parameters().keepNarrow(narrowed(network));
    ASSERT_TRUE(network.parameters().narrow());
    const std::vector<GreedyOutput> narrow = GreedyDecoder(network).outputs(batch, std::vector<Index>{12});
    EXPECT_EQ(narrow[0].tokens, wide[0].tokens);
    EXPECT_NEAR(narrow[0].logProbability, wide[0].logProbability, 1e-4);
}

TEST(NarrowWeights, AreDroppedWhenANumberMayChange) {
    Seq2Seq network = quantised();
    const Vector wide = std::as_const(network).parameters().buffer();
    network.parameters().keepNarrow(narrowed(network));
    network.parameters().weight(0)(0, 0) = 1;
    EXPECT_EQ(network.parameters().narrow(), nullptr);
    network.parameters().weight(0)(0, 0) = wide[0];
    EXPECT_LT((network.parameters().buffer() - wide).cwiseAbs().maxCoeff(), 1e-6);
}

TEST(NarrowWeights, AreNoneOfATrainedModel) {
    Seq2Seq network(quantised().config());
    network.parameters().initialize(3);
    EXPECT_TRUE(narrowed(network)->kept().empty());
}

// A sentence of many tokens, whose products have many columns, and a beam's few.
TEST(NarrowWeights, AreWidenedForWhoAsksForTheNumbers) {
    Seq2Seq network = quantised();
    const Seq2Seq wide = network;
    network.parameters().keepNarrow(narrowed(network));
    const Seq2Seq copy = network;
    const auto& parameters = std::as_const(network).parameters();
    for (std::size_t i = 0; i < network.layout()->entries().size(); ++i) {
        const auto id = static_cast<ParameterId>(i);
        EXPECT_LT((parameters.weight(id) - wide.parameters().weight(id)).cwiseAbs().maxCoeff(), 1e-6);
    }
    EXPECT_EQ(copy.parameters().buffer(), parameters.buffer());
    EXPECT_TRUE(parameters.narrow());
    Batch batch;
    fillBatch(batch, {{{5, 9, 70, 33, 8, 7, 6, 44, 45, 46}, {}}, {{9, 5, 70}, {}}}, {0, 1});
    const std::vector<Index> lengths = {12, 12};
    const std::vector<GreedyOutput> right = GreedyDecoder(wide).outputs(batch, lengths),
                                    found = GreedyDecoder(network).outputs(batch, lengths);
    for (std::size_t i = 0; i < right.size(); ++i) {
        EXPECT_EQ(found[i].tokens, right[i].tokens);
        EXPECT_NEAR(found[i].logProbability, right[i].logProbability, 1e-4);
    }
}

}  // namespace
}  // namespace attn::test
