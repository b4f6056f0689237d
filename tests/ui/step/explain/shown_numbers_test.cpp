// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of the stages and of their tables opens, and is what the trace and the plain path say.
#include <gtest/gtest.h>

#include <QTest>
#include <set>

#include "tests/support/sanitized.h"
#include "tests/ui/step/explain/real_lane.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/panels/stage_tables.h"
#include "ui/step/stages/stages_view.h"

namespace attn::ui {
namespace {

constexpr double closeEnough = 2e-4;
// How far apart the places are at which a panel is asked. Sanitizers make it slow, and see enough in some
// numbers.
constexpr int pixels = attn::test::isSanitized ? 12 : 3;

class ShownNumbersOf : public testing::TestWithParam<attn::test::ScoreVariant> {};

double parsed(QString text) {
    return text.replace(QStringLiteral("−"), QStringLiteral("-")).toDouble();
}

void expectOpens(const Computation& computation, const Quantity& quantity) {
    ASSERT_TRUE(computation.has(quantity)) << static_cast<int>(quantity.kind);
    EXPECT_FALSE(computation.explain(quantity).terms.empty());
    if (const auto shown = computation.shown(quantity); shown && std::isfinite(*shown)) {
        EXPECT_NEAR(*shown, computation.value(quantity), closeEnough);
    }
}

TEST_P(ShownNumbersOf, EveryNumberOfTheTablesOpens) {
    for (const ModelConfig& config : wiringsAndSpans(GetParam().attention)) {
        const auto lane = realLane(config);
        const Computation computation = computationOfLane(*lane);
        for (const int step : {1, 3}) {
            for (const Stage stage : stagesOf(config)) {
                for (const NumberTable& table : stageTables(stage, lane, {.step = step})) {
                    SCOPED_TRACE(table.title.toStdString());
                    for (int row = 0; row < table.rows.size(); ++row)
                        for (int column = 0; column < table.columns.size(); ++column) {
                            const auto quantity = table.quantity(row, column);
                            const bool isOwn =
                                table.title != "Span" && table.columns[column] != "in the window";
                            EXPECT_TRUE(quantity || !isOwn) << table.columns[column].toStdString();
                            if (!quantity)
                                continue;
                            expectOpens(computation, *quantity);
                            // What a cell shows is the number itself, but for parts of the context and ln p.
                            const bool isPart =
                                (table.title == "Context" && column > 0) ||
                                (table.columns[column] == "ln p" && quantity->kind == Kind::Probability);
                            const double plain = computation.value(*quantity);
                            if (!isPart && std::isfinite(plain)) {
                                EXPECT_NEAR(parsed(table.text(row, column)), plain,
                                            closeEnough * std::max(1.0, std::abs(plain)))
                                    << table.columns[column].toStdString();
                            }
                        }
                }
            }
        }
    }
}

TEST_P(ShownNumbersOf, EveryNumberOfTheStagesOpensByAClick) {
    StagesView view;
    view.resize(1600, 260);
    view.show();
    std::optional<Quantity> asked;
    QObject::connect(&view, &StagesView::quantityRequested, &view,
                     [&](const Quantity& quantity) { asked = quantity; });
    for (const ModelConfig& config : wiringsAndSpans(GetParam().attention)) {
        const auto lane = realLane(config);
        const Computation computation = computationOfLane(*lane);
        view.setData(lane);
        view.setSelection({.step = 3});
        const StepTrace& now = lane->trace->steps[2];
        std::set<Quantity> opened;
        for (const Stage stage : stagesOf(config)) {
            StagePanel* panel = view.panel(stage);
            const bool hasNumbers = lane->attends || (stage != Stage::Scores && stage != Stage::Weights);
            std::optional<QPoint> clicked;
            for (int y = 0; y < panel->height(); y += pixels)
                for (int x = 0; x < panel->width(); x += pixels)
                    if (const auto quantity = panel->quantityAt(QPointF(x, y))) {
                        opened.insert(*quantity);
                        clicked = QPoint(x, y);
                    }
            ASSERT_EQ(clicked.has_value(), hasNumbers) << panel->title().toStdString();
            if (clicked) {
                asked.reset();
                QTest::mouseClick(panel, Qt::LeftButton, {}, *clicked);
                EXPECT_EQ(asked, panel->quantityAt(*clicked));
            }
            if (hasNumbers) {
                ASSERT_TRUE(panel->mainQuantity(1));
                expectOpens(computation, *panel->mainQuantity(1));
            }
        }
        for (const Quantity& quantity : opened)
            expectOpens(computation, quantity);
        if (attn::test::isSanitized)
            continue;  // the places are too far apart to meet every number
        const auto expectAll = [&](Quantity first, Index positions, Index units) {
            for (first.position = 0; first.position < positions; ++first.position)
                for (first.unit = 0; first.unit < units; ++first.unit)
                    EXPECT_TRUE(opened.contains(first)) << quantityName(first, *lane).toStdString();
        };
        expectAll({.kind = Kind::Annotation}, 5, lane->trace->annotations.rows());
        expectAll({.kind = Kind::Context, .step = 2}, 1, now.context.size());
        expectAll({.kind = Kind::DecoderState, .step = 2}, 1, now.state.size());
        if (lane->attends) {
            expectAll({.kind = Kind::Score, .step = 2}, 5, 1);
            const bool isHard = config.attention.span == "hard";
            expectAll({.kind = isHard ? Kind::Distribution : Kind::AttentionWeight, .step = 2}, 5, 1);
        }
        if (now.attentional.size() > 0)
            expectAll({.kind = Kind::Attentional, .step = 2}, 1, now.attentional.size());
        EXPECT_TRUE(opened.contains({.kind = Kind::Probability, .step = 2, .unit = now.token}));
    }
}

INSTANTIATE_TEST_SUITE_P(Scores, ShownNumbersOf, testing::ValuesIn(attn::test::scoreVariants()),
                         attn::test::variantName);

TEST(ShownNumbers, TheQueryOpensWhereItsStageStandsOut) {
    StagesView view;
    view.resize(1600, 300);
    const auto lane = realLane(attn::test::smallConfig("additive"));
    view.setData(lane);
    view.setSelection({.step = 3});
    view.show();
    std::set<Index> units;
    const auto collect = [&] {
        const StagePanel* panel = view.panel(Stage::Scores);
        for (int y = 0; y < panel->height(); y += 3)
            for (int x = 0; x < panel->width(); x += 3) {
                const auto quantity = panel->quantityAt(QPointF(x, y));
                if (quantity && quantity->kind == Kind::Query)
                    units.insert(quantity->unit);
            }
    };
    collect();
    EXPECT_TRUE(units.empty());
    view.setStage(2);
    collect();
    EXPECT_EQ(units.size(), 5u);
}

}  // namespace
}  // namespace attn::ui
