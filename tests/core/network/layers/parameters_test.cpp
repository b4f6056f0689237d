// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/parameters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/layers/network_weights.h"
#include "core/network/models/seq2seq.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

TEST(Parameters, OffsetsAreAlignedAndGapsZero) {
    for (const ScoreVariant& variant : scoreVariants()) {
        Seq2Seq network(smallConfig(variant.attention));
        network.parameters().initialize(5);
        const Vector& buffer = network.parameters().buffer();
        EXPECT_EQ(buffer.size(), network.layout()->bufferSize());
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer.data()) % 64, 0U);
        Index end = 0, count = 0;
        for (const ParameterEntry& entry : network.layout()->entries()) {
            EXPECT_EQ(entry.offset * static_cast<Index>(sizeof(Real)) % 64, 0) << entry.name;
            ASSERT_GE(entry.offset, end) << entry.name;
            EXPECT_TRUE((buffer.segment(end, entry.offset - end).array() == 0).all()) << entry.name;
            end = entry.offset + entry.size();
            count += entry.size();
        }
        EXPECT_TRUE((buffer.tail(buffer.size() - end).array() == 0).all());
        EXPECT_EQ(count, network.layout()->parameterCount());
    }
}

// Tensors that several models have start with equal values, so that their lanes differ only in the score.
TEST(Parameters, SameNameAndShapeStartAlike) {
    Seq2Seq additive(smallConfig("additive"));
    additive.parameters().initialize(7);
    for (const ScoreDescription& score : scoreFunctions()) {
        Seq2Seq other(smallConfig(score.id));
        other.parameters().initialize(7);
        for (const ParameterEntry& entry : other.layout()->entries()) {
            const auto id = additive.layout()->find(entry.name);
            if (!id || (*additive.layout())[*id].rows != entry.rows ||
                (*additive.layout())[*id].cols != entry.cols)
                continue;
            EXPECT_TRUE(additive.parameters().vector(*id) ==
                        other.parameters().vector(other.layout()->find(entry.name).value()))
                << score.id << ": " << entry.name;
        }
    }
}

TEST(Parameters, SeedsAndNamesDiffer) {
    const auto layout = std::make_shared<ParameterLayout>();
    layout->addWeight("a", 3, 4, Initialization::Uniform, 4);
    layout->addWeight("b", 3, 4, Initialization::Uniform, 4);
    Parameters one(layout), again(layout), two(layout);
    one.initialize(1);
    again.initialize(1);
    two.initialize(2);
    EXPECT_TRUE(one.buffer() == again.buffer());
    EXPECT_FALSE(one.vector(0) == two.vector(0));
    EXPECT_FALSE(one.vector(0) == one.vector(1));
}

// uniform(−1/√n, 1/√n) has standard deviation 1/√(3n). Embeddings are normal with standard deviation 0.1.
TEST(Parameters, InitialValues) {
    const auto layout = std::make_shared<ParameterLayout>();
    layout->addWeight("uniform", 100, 100, Initialization::Uniform, 16);
    layout->addWeight("embedding", 100, 100, Initialization::Embedding, 1);
    layout->addVector("zero", 10, Initialization::Zero);
    Parameters parameters(layout);
    parameters.buffer().setConstant(9);
    parameters.initialize(3);
    const auto mean = [&](ParameterId id) { return parameters.vector(id).mean(); };
    const auto deviation = [&](ParameterId id) {
        return std::sqrt(parameters.vector(id).array().square().mean());
    };
    EXPECT_LE(parameters.vector(0).cwiseAbs().maxCoeff(), 0.25);
    EXPECT_GT(parameters.vector(0).cwiseAbs().maxCoeff(), 0.24);
    EXPECT_NEAR(mean(0), 0, 0.005);
    EXPECT_NEAR(deviation(0), 0.25 / std::sqrt(3.0), 0.003);
    EXPECT_NEAR(mean(1), 0, 0.005);
    EXPECT_NEAR(deviation(1), 0.1, 0.003);
    EXPECT_TRUE((parameters.vector(2).array() == 0).all());
}

// Checks the specification's rule for every tensor of a whole model.
TEST(Parameters, FanInsOfAModel) {
    ModelConfig config = smallConfig("additive");
    config.attention.bias = true;
    const Seq2Seq network(config);
    const std::map<std::string, Index> fanIns = {{"encoder.rnn.weight_ih_l0", 2},
                                                 {"encoder.rnn.weight_hh_l0_reverse", 2},
                                                 {"bridge.weight", 4},
                                                 {"decoder.rnn.weight_ih_l0", 5},
                                                 {"decoder.rnn.weight_hh_l0", 5},
                                                 {"attention.W_a", 9},
                                                 {"attention.v_a", 3},
                                                 {"output.weight", 5 + 4 + 2}};
    for (const auto& [name, fanIn] : fanIns) {
        const ParameterEntry& entry = (*network.layout())[network.layout()->find(name).value()];
        EXPECT_EQ(entry.fanIn, fanIn) << name;
        EXPECT_EQ(entry.initialization, Initialization::Uniform) << name;
    }
    for (const ParameterEntry& entry : network.layout()->entries()) {
        if (entry.name.ends_with("embedding.weight")) {
            EXPECT_EQ(entry.initialization, Initialization::Embedding) << entry.name;
        }
        if (entry.name.find("bias") != std::string::npos || entry.name == "attention.b_a") {
            EXPECT_EQ(entry.initialization, Initialization::Zero) << entry.name;
        }
    }
}

// The buffer holds row after row. The transposed copy changes only on `update`.
TEST(Parameters, ViewsOfAWeight) {
    const auto layout = std::make_shared<ParameterLayout>();
    const ParameterId id = layout->addWeight("w", 2, 3, Initialization::Uniform, 3);
    Parameters parameters(layout);
    parameters.vector(id) << 1, 2, 3, 4, 5, 6;
    EXPECT_EQ(parameters.weight(id)(1, 0), 4);
    EXPECT_EQ(parameters.columns(id)(0, 1), 4);
    NetworkWeights weights(parameters);
    const Matrix expected = (Matrix(2, 3) << 1, 2, 3, 4, 5, 6).finished();
    EXPECT_TRUE(weights.forward(id) == expected);
    EXPECT_TRUE(weights.backward(id) == expected.transpose());
    parameters.weight(id)(1, 0) = 7;
    EXPECT_EQ(weights.forward(id)(1, 0), 4);
    weights.update();
    EXPECT_EQ(weights.forward(id)(1, 0), 7);
}

}  // namespace
}  // namespace attn::test
