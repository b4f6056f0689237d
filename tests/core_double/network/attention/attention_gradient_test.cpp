// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/attention_case.h"
#include "tests/support/central_difference.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

const std::vector<Index> lengths = {6, 4, 4, 1};
constexpr Index steps = 3;

class AttentionGradient : public testing::TestWithParam<ScoreVariant> {};

// The loss is Σ upstream ∘ contexts, with a random weight for every entry of every context.
void expectAttentionGradient(const ModelConfig& config) {
    std::uint64_t seed = 11;
    // The slope of a relu jumps at 0, so inputs are drawn until none is near 0.
    while (!AttentionCase(config, lengths, steps, seed).isSmooth(10 * differenceStep))
        ++seed;
    AttentionCase attention(config, lengths, steps, seed);
    Random random(12);
    const Matrix upstream = randomMatrix(random, attention.contexts.rows(), attention.contexts.cols());
    const auto objective = [&] {
        attention.forward();
        return upstream.cwiseProduct(attention.contexts).sum();
    };
    objective();
    attention.backward(upstream);

    const Matrix dAnnotations = attention.dEncoding.annotations.all();
    expectGradient("queries", attention.queries.reshaped(), attention.dQueries, objective);
    expectGradient("annotations", attention.annotations(), dAnnotations, objective);
    for (const ParameterEntry& entry : attention.layout->entries()) {
        const ParameterId id = *attention.layout->find(entry.name);
        const Vector gradient = attention.gradient.vector(id);
        expectGradient(entry.name, attention.parameters.vector(id), gradient, objective);
    }
}

TEST_P(AttentionGradient, EqualsCentralDifferences) {
    for (const std::string span : {"global", "local_m", "local_p"}) {
        SCOPED_TRACE(span);
        ModelConfig config = smallConfig(GetParam().attention);
        config.attention.span = span;
        config.attention.window = 1;
        expectAttentionGradient(config);
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, AttentionGradient, testing::ValuesIn(attendingVariants()), variantName);

// `location` is shorter than the longest sentence. Positions past L do not count.
TEST(AttentionGradient, LocationPastItsEnd) {
    ModelConfig config = smallConfig("location");
    config.attention.longestSource = 3;
    AttentionCase attention(config, {6, 3, 2}, 2, 13);
    Random random(14);
    const Matrix upstream = randomMatrix(random, attention.contexts.rows(), attention.contexts.cols());
    const auto objective = [&] {
        attention.forward();
        return upstream.cwiseProduct(attention.contexts).sum();
    };
    objective();
    attention.backward(upstream);
    const Matrix dAnnotations = attention.dEncoding.annotations.all();
    const Vector gradient = attention.gradient.vector(0);
    expectGradient("queries", attention.queries.reshaped(), attention.dQueries, objective);
    expectGradient("annotations", attention.annotations(), dAnnotations, objective);
    expectGradient("attention.W_a", attention.parameters.vector(0), gradient, objective);
    EXPECT_TRUE((dAnnotations.rightCols(3).array() == 0).all());
}

}  // namespace
}  // namespace attn::test
