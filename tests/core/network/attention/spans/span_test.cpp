// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "core/network/attention/spans/span_registry.h"
#include "core/network/attention/spans/window.h"
#include "tests/support/random_values.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

constexpr Real none = -std::numeric_limits<Real>::infinity();

// One sentence with given scores. It has no query unless a test sets one.
struct SpanCase {
    explicit SpanCase(const std::string& name, Index window = 1) {
        config = smallConfig("general");
        config.attention.span = name;
        config.attention.window = window;
        config.attention.size = 1;
        config.decoder.hidden = 1;
        span = createSpan(config.attentionSetup(), *layout);
        parameters = std::make_unique<Parameters>(layout);
    }

    Vector alignment(const std::vector<Real>& scores, Index t) {
        positions.assign({static_cast<Index>(scores.size())});
        const NetworkWeights weights(*parameters);
        Vector result(positions.columns());
        span->prepare(positions, 1, tape);
        span->forward(weights, positions, query, Eigen::Map<const Vector>(scores.data(), result.size()), t,
                      tape, 0, result);
        return result;
    }
    SpanTrace trace() const { return span->trace(positions, tape, 0, 0); }

    ModelConfig config;
    std::shared_ptr<ParameterLayout> layout = std::make_shared<ParameterLayout>();
    std::unique_ptr<Span> span;
    std::unique_ptr<Parameters> parameters;
    Positions positions;
    SpanTape tape;
    Matrix query = Matrix::Constant(1, 1, 1);
};

void expectWeights(const Vector& found, const std::vector<Real>& expected) {
    ASSERT_EQ(found.size(), static_cast<Index>(expected.size()));
    for (Index j = 0; j < found.size(); ++j)
        EXPECT_NEAR(found[j], expected[static_cast<std::size_t>(j)], 1e-6) << "position " << j;
}

// A score of ln 3 weighs three times as much as a score of 0.
const Real three = std::log(Real(3));

TEST(LocalMonotonicSpan, LooksAroundTheStepItself) {
    SpanCase span("local_m");
    expectWeights(span.alignment({0, three, 0, 9, 9}, 1), {Real(0.2), Real(0.6), Real(0.2), 0, 0});
    EXPECT_EQ(span.trace().centre, Real(1));
    EXPECT_EQ(span.trace().window, 1);
    EXPECT_EQ(span.trace().distribution.size(), 0);
    expectWeights(span.alignment({three, 0, 9, 9, 9}, 0), {Real(0.75), Real(0.25), 0, 0, 0});
}

TEST(LocalMonotonicSpan, PastTheEndKeepsTheLastPosition) {
    SpanCase span("local_m");
    expectWeights(span.alignment({9, three, 0}, 7), {0, Real(0.75), Real(0.25)});
    EXPECT_EQ(span.trace().centre, Real(2));
    expectWeights(span.alignment({5}, 3), {1});
}

TEST(LocalMonotonicSpan, TakesTheNearestPermittedPositionWhenTheWindowHasNone) {
    SpanCase span("local_m");
    expectWeights(span.alignment({0, 1, none, none, none, none}, 5), {0, 1, 0, 0, 0, 0});
    expectWeights(span.alignment({none, none, none, none, 2, 3}, 0), {0, 0, 0, 0, 1, 0});
}

// p = S σ(v tanh(W s)). W s is large, so tanh = 1 and p = 4 σ(v).
TEST(LocalPredictiveSpan, WeighsByTheDistanceFromItsCentre) {
    SpanCase span("local_p", 2);
    span.parameters->vector(span.layout->find("attention.W_p").value())[0] = 50;
    span.parameters->vector(span.layout->find("attention.v_p").value())[0] = 0;
    const Vector alignment = span.alignment({0, 0, 0, 0}, 9);
    EXPECT_NEAR(*span.trace().centre, 2, 1e-6);
    expectWeights(span.trace().distribution, {Real(0.25), Real(0.25), Real(0.25), Real(0.25)});
    // σ² = 1: each weight is a quarter of exp(−2), exp(−½), 1, exp(−½). The weights are not renormalised.
    expectWeights(alignment, {Real(0.25 * std::exp(-2.0)), Real(0.25 * std::exp(-0.5)), Real(0.25),
                              Real(0.25 * std::exp(-0.5))});
}

TEST(LocalPredictiveSpan, CentreMayStandBetweenPositions) {
    SpanCase span("local_p", 1);
    span.parameters->vector(span.layout->find("attention.W_p").value())[0] = 50;
    span.parameters->vector(span.layout->find("attention.v_p").value())[0] = std::log(Real(3));
    // p = 6 · ¾ = 4.5: positions 4 and 5 are within 1 of p, each at distance ½. σ² = ¼.
    const Vector alignment = span.alignment({0, 0, 0, 0, 0, three}, 0);
    EXPECT_NEAR(*span.trace().centre, 4.5, 1e-5);
    expectWeights(span.trace().distribution, {0, 0, 0, 0, Real(0.25), Real(0.75)});
    const auto factor = static_cast<Real>(std::exp(-0.5));
    EXPECT_NEAR(alignment[4], Real(0.25) * factor, 1e-5);
    EXPECT_NEAR(alignment[5], Real(0.75) * factor, 1e-5);
}

TEST(HardSpan, TakesTheMostLikelyPositionWhenItDecodes) {
    SpanCase span("hard");
    expectWeights(span.alignment({0, three, 0, three}, 0), {0, 1, 0, 0});
    EXPECT_EQ(span.trace().taken, Index(1)) << "the first of equals";
    expectWeights(span.trace().distribution, {Real(0.125), Real(0.375), Real(0.125), Real(0.375)});
    EXPECT_FALSE(span.trace().centre);
}

TEST(HardSpan, DrawsFromItsDistributionWhenItTrains) {
    SpanCase span("hard");
    std::vector<int> counts(3);
    constexpr int draws = 20'000;
    for (int draw = 0; draw < draws; ++draw) {
        span.tape.sampling = static_cast<std::uint64_t>(draw);
        const Vector alignment = span.alignment({0, none, three}, 0);
        EXPECT_EQ(alignment.sum(), 1);
        ++counts[static_cast<std::size_t>(*span.trace().taken)];
    }
    EXPECT_EQ(counts[1], 0) << "no attention past L";
    // The bound is four standard deviations of a share of ¼.
    EXPECT_NEAR(counts[0] / static_cast<double>(draws), 0.25, 4 * std::sqrt(0.25 * 0.75 / draws));
}

TEST(HardSpan, SameSeedSameDraws) {
    SpanCase span("hard");
    std::vector<Index> first, second;
    for (std::vector<Index>* taken : {&first, &second})
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            span.tape.sampling = seed;
            span.alignment({0, 0, 0, 0}, 0);
            taken->push_back(*span.trace().taken);
        }
    EXPECT_EQ(first, second);
}

// For every span, padded positions do not count and weights are at least 0. They sum to 1, or for local_p to
// at most 1.
class SpanContract : public testing::TestWithParam<SpanDescription> {};

TEST_P(SpanContract, WeightsOfEverySentenceOfABatch) {
    ModelConfig config = smallConfig("general");
    config.attention.span = GetParam().id;
    const auto layout = std::make_shared<ParameterLayout>();
    const auto span = createSpan(config.attentionSetup(), *layout);
    Parameters parameters(layout);
    Random random(71);
    randomize(parameters, random);
    const NetworkWeights weights(parameters);
    Positions positions;
    positions.assign({9, 4, 4, 1});
    const Matrix query = randomMatrix(random, config.decoder.hidden, positions.batch());
    const Vector scores = randomMatrix(random, positions.columns(), 1, 4);
    SpanTape tape;
    span->prepare(positions, 3, tape);
    for (Index t = 0; t < 3; ++t) {
        Vector alignment(positions.columns());
        span->forward(weights, positions, query, scores, t, tape, t, alignment);
        EXPECT_GE(alignment.minCoeff(), 0);
        for (Index b = 0; b < positions.batch(); ++b) {
            Real sum = 0;
            for (Index j = 0; j < positions.length(b); ++j)
                sum += alignment[positions.first(j) + b];
            if (GetParam().id == "local_p")
                EXPECT_LE(sum, Real(1.00001));
            else
                EXPECT_NEAR(sum, 1, 1e-5);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Spans, SpanContract, testing::ValuesIn(spans()),
                         [](const auto& span) { return span.param.id; });

}  // namespace
}  // namespace attn::test
