// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explanation_formula.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <set>

#include "tests/ui/step/explain/real_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/pictures/lane/formula_symbols.h"
#include "ui/step/explain/formula_lines.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {
namespace {

ShownExplanation shownOf(const std::shared_ptr<const LaneData>& lane, const Computation& computation,
                         const Quantity& quantity) {
    ShownExplanation shown{.lane = lane, .asked = quantity, .same = {}, .explanation = {}, .shown = {}};
    attn::Explanation explanation = computation.explain(quantity);
    while (isAlias(explanation)) {
        shown.same.push_back(*explanation.terms.front().front().quantity);
        explanation = computation.explain(shown.same.back());
    }
    shown.explanation = std::move(explanation);
    return shown;
}

// Whether the formulas of a score are typeset. A new score may have its formula as plain text only.
bool hasPictures(const LaneData& lane) {
    const QString score = QString::fromStdString(lane.model->network.config().attention.score);
    return !QDir(QStringLiteral(":/formulas"))
                .entryList({QStringLiteral("score-%1*.svg").arg(score)})
                .isEmpty();
}

// Follows every number down: each has a picture of its formula, and all that it is computed of stands in it
// under its own name.
class FormulaWalk {
public:
    FormulaWalk(std::shared_ptr<const LaneData> lane, std::set<QString>& used)
        : m_lane(std::move(lane)), m_computation(computationOfLane(*m_lane)), m_used(used) {}

    void followAll() {
        const Index last = static_cast<Index>(m_lane->trace->steps.size()) - 1;
        follow({.kind = Kind::Probability, .step = last, .unit = m_lane->trace->steps.back().token});
        follow({.kind = Kind::LogProbability, .step = last});
        follow({.kind = Kind::KeyStrength});
        follow({.kind = Kind::Centre, .step = last});
    }

private:
    void follow(const Quantity& quantity) {
        if (!m_computation.has(quantity) || !m_seen.insert(quantity).second)
            return;
        const ShownExplanation shown = shownOf(m_lane, m_computation, quantity);
        const std::vector<FormulaLine> lines = formulaLines(shown);
        ASSERT_FALSE(lines.empty());
        QStringList symbols;
        bool isText = false;
        for (const FormulaLine& line : lines) {
            EXPECT_FALSE(line.text.isEmpty());
            const bool isTypeset = QFile::exists(QStringLiteral(":/formulas/%1.svg").arg(line.id));
            isText = isText || (!isTypeset && !hasPictures(*m_lane));
            if (isText)
                continue;
            ASSERT_TRUE(QFile::exists(QStringLiteral(":/formulas/%1.svg").arg(line.id)))
                << "“" << line.id.toStdString() << "” of " << quantityName(quantity, *m_lane).toStdString();
            m_used.insert(line.id);
            m_label.setFormula(line.id, line.text);
            symbols << m_label.symbols();
        }
        for (const QString& symbol : symbols)
            EXPECT_FALSE(symbolMeaning(symbol).isEmpty()) << symbol.toStdString();
        const attn::Explanation& explanation = *shown.explanation;
        const auto look = [&](const Operand& operand) {
            const QString name = symbolName(operand, explanation.of, *m_lane);
            EXPECT_EQ(name.isEmpty(), !operand.quantity && operand.tensor.empty());
            EXPECT_TRUE(isText || name.isEmpty() || symbols.contains(name))
                << "“" << name.toStdString() << "” is not in " << lines.back().id.toStdString();
            if (operand.quantity)
                follow(*operand.quantity);
        };
        for (const Quantity& same : shown.same)
            follow(same);
        for (const auto& term : explanation.terms)
            for (const Operand& operand : term)
                look(operand);
        if (explanation.divisor)
            look(*explanation.divisor);
    }

    std::shared_ptr<const LaneData> m_lane;
    Computation m_computation;
    std::set<QString>& m_used;
    std::set<Quantity> m_seen;
    FormulaLabel m_label;
};

std::vector<ModelConfig> cellsOfEveryKind() {
    std::vector<ModelConfig> configs;
    for (const char* cell : {"rnn", "gru", "lstm"}) {
        for (const char* wiring : {"bahdanau", "luong"}) {
            for (const bool isPlain : {false, true}) {
                ModelConfig config = attn::test::smallConfig("additive");
                config.encoder.cell = config.decoder.cell = cell;
                config.encoder.layers = config.decoder.layers = 2;
                config.decoder.wiring = wiring;
                config.decoder.inputFeeding = !isPlain;
                config.encoder.bidirectional = !isPlain;
                configs.push_back(config);
            }
        }
    }
    ModelConfig copied = attn::test::smallConfig("dot");
    copied.encoder.bidirectional = false;
    copied.encoder.hidden = copied.decoder.hidden;
    copied.encoder.bridge = "copy";
    configs.push_back(copied);
    ModelConfig oneWay = attn::test::smallConfig("none");
    oneWay.encoder.bidirectional = false;
    configs.push_back(oneWay);
    return configs;
}

TEST(ExplanationFormula, EveryFormHasAPictureAndEveryPictureAForm) {
    std::vector<ModelConfig> configs = cellsOfEveryKind();
    for (const auto& variant : attn::test::scoreVariants())
        for (const ModelConfig& config : wiringsAndSpans(variant.attention))
            configs.push_back(config);
    // The mistake that a lesson shows.
    for (const bool bias : {false, true}) {
        AttentionConfig identity;
        identity.activation = "identity";
        identity.bias = bias;
        for (const ModelConfig& config : wiringsAndSpans(identity))
            configs.push_back(config);
    }
    std::set<QString> used;
    for (const ModelConfig& config : configs) {
        FormulaWalk(realLane(config), used).followAll();
        if (testing::Test::HasFatalFailure())
            return;
    }
    for (const QString& file :
         QDir(QStringLiteral(":/formulas")).entryList({QStringLiteral("explain-*.svg")}))
        EXPECT_TRUE(used.contains(file.chopped(4))) << file.toStdString() << " is of nothing";
}

TEST(ExplanationFormula, FromWhatWasAskedToWhatIsExplained) {
    const auto lane = realLane(attn::test::smallConfig("additive"));
    const Computation computation = computationOfLane(*lane);
    const auto lines = [&](const Quantity& quantity) {
        return formulaLines(shownOf(lane, computation, quantity));
    };
    const auto weight = lines({.kind = Kind::AttentionWeight, .step = 2, .position = 1});
    ASSERT_EQ(weight.size(), 2u);
    EXPECT_EQ(weight[0].id, QStringLiteral("explain-weight"));
    EXPECT_EQ(weight[0].text, QStringLiteral("α₃,₂ = softmax₃,₂"));
    EXPECT_EQ(weight[1].id, QStringLiteral("explain-softmax"));
    EXPECT_EQ(weight[1].text, QStringLiteral("softmax₃,₂ = exp₃,₂ / Σexp₃"));
    EXPECT_EQ(weight[0].where, QStringLiteral("t = 3, j = 2 “d”"));
    EXPECT_TRUE(weight[1].where.isEmpty());
    // The backward half of an annotation: its own number there.
    const auto annotation = lines({.kind = Kind::Annotation, .position = 1, .unit = 3});
    ASSERT_EQ(annotation.size(), 2u);
    EXPECT_EQ(annotation[0].where, QStringLiteral("j = 2 “d”, number 4"));
    EXPECT_EQ(annotation[1].id, QStringLiteral("explain-backward-gru-state"));
    EXPECT_EQ(annotation[1].where, QStringLiteral("j = 2 “d”, number 2"));
    // The query is the state of the step before, under the same name.
    const auto query = lines({.kind = Kind::Query, .step = 2, .unit = 1});
    ASSERT_EQ(query.size(), 1u);
    EXPECT_EQ(query[0].id, QStringLiteral("explain-decoder-gru-state"));
    EXPECT_EQ(query[0].where, QStringLiteral("t = 2, number 2"));
    const auto gate = lines({.kind = Kind::DecoderGate, .step = 2, .unit = 1, .gate = 1});
    ASSERT_EQ(gate.size(), 2u);
    EXPECT_EQ(gate[0].id, QStringLiteral("explain-decoder-gru-z"));
    EXPECT_EQ(gate[1].id, QStringLiteral("explain-input-bahdanau"));
}

TEST(ExplanationFormula, WhatWasSetByHandHasNone) {
    Interventions changes;
    changes.zeroed = {1};
    changes.steps[1].maps[MapAddress()].weights =
        (Vector(5) << 0, Real(0.25), Real(0.5), 0, Real(0.25)).finished();
    const auto lane = realLane(attn::test::smallConfig("dot"), changes);
    const Computation computation = computationOfLane(*lane);
    const auto weight =
        formulaLines(shownOf(lane, computation, {.kind = Kind::AttentionWeight, .step = 1, .position = 2}));
    ASSERT_EQ(weight.size(), 1u);
    EXPECT_TRUE(weight[0].id.isEmpty());
    EXPECT_EQ(weight[0].text, QStringLiteral("α₂,₃ = 0.5"));
    const auto annotation =
        formulaLines(shownOf(lane, computation, {.kind = Kind::Annotation, .position = 1, .unit = 0}));
    ASSERT_EQ(annotation.size(), 1u);
    EXPECT_EQ(annotation[0].text, QStringLiteral("h₂[1] = 0"));
}

TEST(FormulaLines, ShrinkAndPutTheirLettersUnderThemWhereItIsNarrow) {
    const auto lane = realLane(attn::test::smallConfig("additive"));
    FormulaLines lines;
    lines.setLines(formulaLines(
        shownOf(lane, computationOfLane(*lane), {.kind = Kind::DecoderGate, .step = 2, .unit = 1})));
    lines.show();
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        setTheme(kind);
        int higher = 0;
        for (const int width : {1200, 240, 120}) {
            lines.resize(width, lines.heightForWidth(width));
            const QRect formula = lines.formula(0)->geometry(), where = lines.where(0)->geometry();
            EXPECT_TRUE(lines.rect().contains(formula)) << width;
            EXPECT_TRUE(lines.rect().contains(where)) << width;
            EXPECT_TRUE(lines.rect().contains(lines.formula(1)->geometry())) << width;
            EXPECT_FALSE(formula.intersects(where)) << width;
            EXPECT_GE(where.height(), lines.where(0)->heightForWidth(where.width()) - 1) << width;
            EXPECT_EQ(where.left() > formula.right(), width == 1200) << width;
            const QRectF last =
                lines.formula(0)->symbolPlace(static_cast<int>(lines.formula(0)->symbols().size()) - 1);
            EXPECT_LE(last.right(), lines.formula(0)->width());
            EXPECT_GT(lines.height(), width == 120 ? 0 : higher);
            higher = lines.height();
        }
    }
    setTheme(ThemeKind::Light);
}

}  // namespace
}  // namespace attn::ui
