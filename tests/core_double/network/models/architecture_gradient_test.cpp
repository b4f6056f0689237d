// SPDX-License-Identifier: GPL-3.0-or-later
// Gradients of every encoder under every wiring against central differences.
#include <gtest/gtest.h>

#include "core/network/models/seq2seq.h"
#include "core/network/models/wiring_registry.h"
#include "core/train/training_pass.h"
#include "tests/support/architectures.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"
#include "tests/support/sanitized.h"

namespace attn::test {
namespace {

// Sentences of different lengths, some with several parts; a class has one token.
std::vector<SentencePair> pairsOf(const Seq2Seq& network) {
    std::vector<SentencePair> pairs = {{{5, 4, 6, 3, 4, 8}, {5, 3, 6, endToken}},
                                       {{7, 4, 5}, {4, endToken}},
                                       {{8, 6, 7, 5}, {6, 5, endToken}},
                                       {{4}, {endToken}}};
    if (network.saysOneToken())
        for (SentencePair& pair : pairs)
            pair.target.resize(1);
    return pairs;
}

// The gradient that tells nothing of a tensor is 0 by itself: a bias of the keys adds the same to all scores
// of a dot product.
void expectLossGradient(const ModelConfig& config) {
    Seq2Seq network(config);
    Parameters gradient(network.layout()), scratch(network.layout());
    TrainingPass pass(network);
    Random random(7);
    randomize(network.parameters(), random, 0.8);
    pass.updateWeights();
    const Batch batch = batchOf(pairsOf(network));
    pass.run(batch, gradient);
    const auto loss = [&] {
        pass.updateWeights();
        return pass.run(batch, scratch).mean();
    };
    for (std::size_t i = 0; i < network.layout()->entries().size(); ++i) {
        const auto id = static_cast<ParameterId>(i);
        const Vector computed = gradient.vector(id);
        auto values = network.parameters().vector(id);
        const double largest = std::max(computed.cwiseAbs().maxCoeff(), 1e-2);
        // A dozen numbers of each tensor; with sanitizers, which look at how they are computed, one or two. A
        // norm of few numbers bends sharply, so the step is small.
        constexpr Index numbers = isSanitized ? 1 : 12;
        for (Index n = 0; n < values.size(); n += 1 + values.size() / numbers)
            EXPECT_NEAR(centralDifference(values[n], loss, 1e-4), computed[n],
                        1e-8 * std::min(largest, 1.0) + 1e-10)
                << network.layout()->entries()[i].name << ", number " << n;
    }
}

class ArchitectureGradient : public testing::TestWithParam<Architecture> {};

TEST_P(ArchitectureGradient, EqualsCentralDifferencesUnderEveryWiring) {
    for (const WiringDescription& wiring : wirings()) {
        SCOPED_TRACE(wiring.id);
        expectLossGradient(wired(GetParam().config, wiring.id));
    }
}

TEST_P(ArchitectureGradient, EqualsCentralDifferencesUnderEveryTransformer) {
    for (const Architecture& transformer : transformersOver(GetParam().config)) {
        SCOPED_TRACE(transformer.name);
        expectLossGradient(transformer.config);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryEncoder, ArchitectureGradient, testing::ValuesIn(smallEncoders()),
                         [](const auto& info) { return info.param.name; });

class SelfAttentionGradient : public testing::TestWithParam<Architecture> {};

TEST_P(SelfAttentionGradient, EqualsCentralDifferences) {
    for (const std::string wiring : {"transformer", "luong", "pool"}) {
        SCOPED_TRACE(wiring);
        expectLossGradient(wired(GetParam().config, wiring));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryForm, SelfAttentionGradient, testing::ValuesIn(selfAttentionEncoders()),
                         [](const auto& info) { return info.param.name; });

// One table of embeddings for both halves, and for the output too.
TEST(SharedEmbeddingGradient, EqualsCentralDifferences) {
    for (const bool isTied : {false, true}) {
        SCOPED_TRACE(isTied);
        ModelConfig config = wired(selfAttentionEncoders().front().config, "transformer");
        config.targetSize = config.sourceSize;
        config.decoder.sharedEmbedding = true;
        config.decoder.tiedOutput = isTied;
        ASSERT_FALSE(Seq2Seq(config).layout()->find("decoder.embedding.weight") == std::nullopt);
        expectLossGradient(config);
    }
}

}  // namespace
}  // namespace attn::test
