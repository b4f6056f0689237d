// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/quantity_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "tests/ui/step/explain/real_lane.h"
#include "ui/kit/text/token_text.h"
#include "ui/step/explain/explanation_text.h"

namespace attn::ui {
namespace {

class TextsOf : public testing::TestWithParam<attn::test::ScoreVariant> {};

// Follows every number down and looks at how it is written.
class TextWalk {
public:
    explicit TextWalk(const LaneData& lane) : m_lane(lane), m_computation(computationOfLane(lane)) {}

    void follow(const Quantity& quantity) {
        if (!m_seen.insert(quantity).second)
            return;
        m_kinds.insert(quantity.kind);
        const QString symbol = quantitySymbol(quantity, m_lane), name = quantityName(quantity, m_lane);
        EXPECT_FALSE(symbol.isEmpty()) << static_cast<int>(quantity.kind);
        EXPECT_FALSE(name.isEmpty());
        EXPECT_FALSE((symbol + name).contains(QLatin1Char('%'))) << name.toStdString();
        EXPECT_TRUE(m_names.insert(name.toStdString()).second) << name.toStdString() << " is said of two";
        const attn::Explanation explanation = m_computation.explain(quantity);
        const QString formula = formulaInSymbols(explanation, m_lane);
        EXPECT_FALSE(formula.isEmpty());
        EXPECT_EQ(formula.count(QLatin1Char('(')), formula.count(QLatin1Char(')'))) << formula.toStdString();
        EXPECT_EQ(formula.count(QLatin1Char('[')), formula.count(QLatin1Char(']'))) << formula.toStdString();
        EXPECT_FALSE(formulaInNumbers(explanation).isEmpty());
        for (const auto& term : explanation.terms)
            for (const Operand& operand : term)
                open(operand);
        if (explanation.divisor)
            open(*explanation.divisor);
    }
    const std::set<Kind>& kinds() const { return m_kinds; }

private:
    void open(const Operand& operand) {
        EXPECT_FALSE(operandLabel(operand, m_lane).isEmpty());
        EXPECT_FALSE(operandName(operand, m_lane).isEmpty());
        if (operand.quantity)
            follow(*operand.quantity);
    }

    const LaneData& m_lane;
    Computation m_computation;
    std::set<Quantity> m_seen;
    std::set<std::string> m_names;
    std::set<Kind> m_kinds;
};

TEST_P(TextsOf, EveryNumberHasANameOfItsOwn) {
    for (const ModelConfig& config : wiringsAndSpans(GetParam().attention)) {
        const auto lane = realLane(config);
        const Index last = static_cast<Index>(lane->trace->steps.size()) - 1;
        TextWalk walk(*lane);
        walk.follow({.kind = Kind::Probability, .step = last, .unit = lane->trace->steps.back().token});
        walk.follow({.kind = Kind::LogProbability, .step = last});
        EXPECT_TRUE(walk.kinds().contains(Kind::EncoderState));
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, TextsOf, testing::ValuesIn(attn::test::scoreVariants()),
                         attn::test::variantName);

TEST(QuantityText, CellsOfEveryKindAndLayer) {
    for (const char* cell : {"rnn", "gru", "lstm"}) {
        ModelConfig config = attn::test::smallConfig("additive");
        config.encoder.cell = config.decoder.cell = cell;
        config.encoder.layers = config.decoder.layers = 2;
        const auto lane = realLane(config);
        TextWalk walk(*lane);
        walk.follow({.kind = Kind::Logit, .step = static_cast<Index>(lane->trace->steps.size()) - 1});
    }
}

TEST(QuantityText, SymbolsAndNames) {
    const auto lane = realLane(attn::test::smallConfig("additive"));
    EXPECT_EQ(quantitySymbol({.kind = Kind::AttentionWeight, .step = 2, .position = 1}, *lane),
              QStringLiteral("α₃,₂"));
    EXPECT_EQ(quantityName({.kind = Kind::AttentionWeight, .step = 2, .position = 1}, *lane),
              QStringLiteral("weight of “d” (position 2) at step 3"));
    EXPECT_EQ(quantitySymbol({.kind = Kind::Annotation, .position = 4, .unit = 2}, *lane),
              QStringLiteral("h₅[3]"));
    EXPECT_EQ(quantitySymbol({.kind = Kind::Query, .step = 0, .unit = 0}, *lane), QStringLiteral("s₀[1]"));
    EXPECT_EQ(quantitySymbol({.kind = Kind::Logit, .step = 0, .unit = 5}, *lane),
              QStringLiteral("logit₁(“1”)"));
    EXPECT_EQ(quantitySymbol({.kind = Kind::EncoderGate, .position = 1, .direction = 1, .gate = 1}, *lane),
              QStringLiteral("z←₂[1]"));
    const Computation computation = computationOfLane(*lane);
    const attn::Explanation score = computation.explain({.kind = Kind::Score, .step = 2, .position = 1});
    const Operand& entry = score.terms[1][0];
    EXPECT_EQ(operandSymbol(entry, *lane), QStringLiteral("attention.v_a[2]"));
    EXPECT_EQ(operandName(entry, *lane), QStringLiteral("learned: number 2 of attention.v_a"));
    const attn::Explanation unit =
        computation.explain({.kind = Kind::ScoreUnit, .step = 2, .position = 1, .unit = 2});
    EXPECT_EQ(operandSymbol(unit.terms[5][0], *lane), QStringLiteral("attention.W_a[3, 6]"));
}

TEST(ExplanationText, SumsAreGathered) {
    const auto lane = realLane(attn::test::smallConfig("additive"));
    const Computation computation = computationOfLane(*lane);
    const auto symbols = [&](const Quantity& quantity) {
        return formulaInSymbols(computation.explain(quantity), *lane);
    };
    EXPECT_EQ(symbols({.kind = Kind::Score, .step = 2, .position = 1}),
              QStringLiteral("Σᵢ v_a[i] · tanh(…)₃,₂[i]"));
    EXPECT_EQ(symbols({.kind = Kind::ScoreUnit, .step = 2, .position = 1, .unit = 0}),
              QStringLiteral("tanh(Σᵢ W_a[1, i] · s₂[i] + Σᵢ W_a[1, i + 5] · h₂[i])"));
    EXPECT_EQ(symbols({.kind = Kind::Distribution, .step = 2, .position = 1}),
              QStringLiteral("exp₃,₂ / Σexp₃"));
    EXPECT_EQ(symbols({.kind = Kind::Exponential, .step = 2, .position = 1}),
              QStringLiteral("exp(e₃,₂/τ − max(e₃/τ))"));
    EXPECT_EQ(symbols({.kind = Kind::LargestScore, .step = 2}), QStringLiteral("max(e₃,ⱼ/τ)"));
    EXPECT_EQ(symbols({.kind = Kind::Context, .step = 2, .unit = 3}), QStringLiteral("Σⱼ α₃,ⱼ · hⱼ[4]"));
    EXPECT_EQ(symbols({.kind = Kind::LogitSum, .step = 2}), QStringLiteral("Σ exp₃(y)"));
    const QString numbers = formulaInNumbers(computation.explain({.kind = Kind::Context, .step = 2}));
    EXPECT_TRUE(numbers.endsWith(QStringLiteral("(5 terms)"))) << numbers.toStdString();
    const auto scaled = realLane(attn::test::smallConfig("scaled_dot"));
    EXPECT_EQ(formulaInSymbols(computationOfLane(*scaled).explain({.kind = Kind::Score, .step = 1}), *scaled),
              QStringLiteral("(Σᵢ s₁[i] · h₁[i]) / 2"));
}

// What the formula writes is what the numbers are: the largest score is taken after the division.
TEST(ExplanationText, ATemperatureDividesBeforeTheLargestIsTaken) {
    for (ModelConfig config : wiringsAndSpans(attn::test::smallConfig("dot").attention)) {
        for (const double temperature : {1.0, 2.0, 0.5}) {
            Interventions changes;
            changes.temperature = static_cast<Real>(temperature);
            const auto lane = realLane(config, changes);
            const Computation computation = computationOfLane(*lane);
            const Quantity top{.kind = Kind::LargestScore, .step = 2};
            EXPECT_EQ(quantitySymbol(top, *lane), QStringLiteral("max(e₃/τ)"));
            const attn::Explanation largest = computation.explain(top);
            double expected = -INFINITY;
            for (const auto& term : largest.terms)
                expected = std::max(
                    expected, computation.value(
                                  {.kind = Kind::Score, .step = 2, .position = term[0].quantity->position}) /
                                  temperature);
            EXPECT_NEAR(largest.value, expected, 1e-12);
            for (Index j = 0; j < 5; ++j) {
                const attn::Explanation power =
                    computation.explain({.kind = Kind::Exponential, .step = 2, .position = j});
                if (power.function != Function::Exponential)
                    continue;  // outside of the window
                EXPECT_EQ(formulaInSymbols(power, *lane),
                          QStringLiteral("exp(e₃,%1/τ − max(e₃/τ))").arg(subscript(static_cast<int>(j) + 1)));
                const double score = computation.value({.kind = Kind::Score, .step = 2, .position = j});
                EXPECT_NEAR(power.value, std::exp(score / temperature - expected), 1e-12)
                    << config.attention.span << " at " << temperature;
            }
        }
    }
}

TEST(ExplanationText, WhereTheArithmeticEndsThereIsAReason) {
    Interventions changes;
    changes.zeroed = {1};
    changes.steps[1].maps[MapAddress()].weights =
        (Vector(5) << 0, Real(0.25), Real(0.5), 0, Real(0.25)).finished();
    ModelConfig config = attn::test::smallConfig("location");
    config.attention.longestSource = 4;
    config.attention.span = "local_m";
    config.attention.window = 1;
    const auto lane = realLane(config, changes);
    const Computation computation = computationOfLane(*lane);
    const auto note = [&](const Quantity& quantity) {
        return explanationNote(computation.explain(quantity), *lane);
    };
    EXPECT_TRUE(note({.kind = Kind::AttentionWeight, .step = 1, .position = 2}).contains("by hand"));
    EXPECT_TRUE(note({.kind = Kind::Annotation, .position = 1}).contains("by hand"));
    EXPECT_TRUE(note({.kind = Kind::Score, .step = 0, .position = 4}).contains("positions 1 to 4"));
    EXPECT_TRUE(note({.kind = Kind::Exponential, .step = 0, .position = 3}).contains("outside"));
    EXPECT_FALSE(note({.kind = Kind::Centre, .step = 0}).isEmpty());
    EXPECT_TRUE(note({.kind = Kind::Context, .step = 0}).isEmpty());
}

}  // namespace
}  // namespace attn::ui
