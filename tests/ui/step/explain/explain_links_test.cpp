// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols, numbers and cells that belong together in the real window.
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>

#include "tests/ui/step/explain/explain_fixture.h"
#include "tests/ui/support/double_click.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/step/explain/formula_lines.h"

namespace attn::test {
namespace {

using ui::Stage;
using ExplainLinksTest = ExplainWindowTest;

TEST_F(ExplainLinksTest, SymbolsAndWhatTheyStandForLightUpTogether) {
    openAt(3);
    int looked = 0;
    lane()->trace->steps[2].alignment().weights.maxCoeff(&looked);
    const auto formulaOf = [](QWidget* owner) { return owner->findChild<ui::FormulaLabel*>(); };
    ui::FormulaLabel* context = formulaOf(panel(Stage::Context));
    EXPECT_EQ(context->symbols(), (QStringList{"c", "alpha", "h"}));
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(QRectF(context->rect()).contains(context->symbolPlace(i).center()));
        EXPECT_EQ(context->symbolAt(context->symbolPlace(i).center()), context->symbols()[i]);
    }
    QTest::mouseMove(context, context->symbolPlace(2).center().toPoint());
    EXPECT_EQ(window->cursor().selection().source, looked);
    EXPECT_EQ(formulaOf(panel(Stage::Annotations))->lit().value(0), "h");
    EXPECT_EQ(context->lit(), QStringList{"h"});
    QTest::mouseMove(context, context->symbolPlace(0).center().toPoint());
    EXPECT_EQ(window->cursor().selection().source, -1);
    EXPECT_EQ(formulaOf(panel(Stage::State))->lit(), QStringList{"c"});
    // A hovered source lights its symbols, on the cards, too.
    QTest::mouseMove(panel(Stage::Output), QPoint(5, 5));
    window->cursor().setHoveredSource(2);
    EXPECT_EQ(context->lit(), (QStringList{"alpha", "h"}));
    EXPECT_TRUE(formulaOf(grid()->card(0))->lit().contains("h"));
    window->cursor().setHoveredSource(-1);
    EXPECT_TRUE(context->lit().isEmpty());
}

TEST_F(ExplainLinksTest, TheWindowsFormulaItsTermsAndTheStagesLightUpTogether) {
    openAt(3);
    const Quantity context{.kind = Kind::Context, .step = 2, .unit = 5};
    click(panel(Stage::Context), context);
    expectShown(context);
    const auto* model = qobject_cast<const ui::TermsModel*>(explanation()->table()->model());
    const auto isLit = [&](int row, int column) {
        return model->index(row, column).data(ui::TermsModel::LitRole).toBool();
    };
    ui::FormulaLabel* formula = explanation()->formulas()->formula(0);
    ASSERT_EQ(formula->symbols(), (QStringList{"c", "alpha", "h"}));
    EXPECT_EQ(explanation()->formulas()->where(0)->text(), QStringLiteral("t = 3, number 6"));
    // A symbol: all factors of its name, in the stages its own.
    hover(formula, formula->symbolPlace(2).center());
    EXPECT_EQ(formula->lit(), QStringList{"h"});
    EXPECT_FALSE(isLit(0, 0));
    for (int row = 0; row < model->termCount(); ++row)
        EXPECT_TRUE(isLit(row, 2) && isLit(row, 3));
    EXPECT_EQ(panel(Stage::Context)->findChild<ui::FormulaLabel*>()->lit(), QStringList{"h"});
    int looked = 0;
    lane()->trace->steps[2].alignment().weights.maxCoeff(&looked);
    EXPECT_EQ(window->cursor().selection().source, looked);
    hover(formula, {-9, -9});
    EXPECT_TRUE(formula->lit().isEmpty());
    EXPECT_EQ(window->cursor().selection().source, -1);
    // A source position that is looked at anywhere: its term.
    window->cursor().setHoveredSource(2);
    EXPECT_EQ(formula->lit(), (QStringList{"alpha", "h"}));
    EXPECT_TRUE(isLit(2, 0) && isLit(2, 2));
    EXPECT_FALSE(isLit(1, 0) || isLit(3, 2));
    window->cursor().setHoveredSource(-1);
    EXPECT_FALSE(isLit(2, 0));
    // And a term: its symbol and its source position, by mouse and by keys.
    auto* table = explanation()->table();
    hover(table->viewport(), table->visualRect(model->index(1, 0)).center());
    EXPECT_EQ(formula->lit(), QStringList{"alpha"});
    EXPECT_EQ(window->cursor().selection().source, 1);
    table->setFocus();
    table->setCurrentIndex(model->index(1, 2));
    press(Qt::Key_Down);
    EXPECT_EQ(formula->lit(), QStringList{"h"});
    EXPECT_EQ(window->cursor().selection().source, 2);
    explanation()->close();
    EXPECT_EQ(window->cursor().selection().source, -1);
}

TEST_F(ExplainLinksTest, ADoubleClickOnACellOpensItsWeight) {
    openAt(3);
    ui::AttentionPlot* plot = grid()->card(0)->plot();
    const auto doubleClick = [&](QPointF place) {
        QTest::mouseClick(plot, Qt::LeftButton, {}, place.toPoint());
        test::doubleClick(plot, place.toPoint());
    };
    // Beside the cells, on bars and where nothing is decoded there is no such number.
    const QRectF first = plot->places().cell(1, 0);
    doubleClick({first.left() - 5, first.center().y()});
    EXPECT_EQ(explanation(), nullptr);
    doubleClick(plot->places().cell(1, 4).center());
    EXPECT_EQ(step(), 2);
    expectShown({.kind = Kind::AttentionWeight, .step = 1, .position = 4});
    EXPECT_TRUE(said("name").contains("lane Additive"));
    // Of another lane: its own.
    plot = grid()->card(2)->plot();
    doubleClick(plot->places().cell(0, 2).center());
    EXPECT_EQ(window->cursor().selection().lane, 2);
    expectShown({.kind = Kind::AttentionWeight, .step = 0, .position = 2});
    EXPECT_TRUE(said("name").contains("lane Dot"));
}

TEST_F(ExplainLinksTest, TheMenuKeyOnTheLanesAsksWhyToo) {
    openAt(3);
    window->cursor().setHoveredSource(3);
    for (QWidget* focus : std::initializer_list<QWidget*>{grid(), grid()->card(0)->plot()}) {
        backToTheWindow();
        focus->setFocus();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(focus, &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        EXPECT_EQ(menu->actions().front(), action("whyWeight"));
        EXPECT_EQ(step(), 3);
        QTest::keyClick(menu, Qt::Key_Y);
        expectShown({.kind = Kind::AttentionWeight, .step = 2, .position = 3});
        explanation()->close();
    }
    // A lane without attention has no weights, and says so.
    backToTheWindow();
    press(Qt::Key_8);
    ASSERT_FALSE(window->cursor().selectedLane()->attends());
    EXPECT_FALSE(action("whyWeight")->isEnabled());
    EXPECT_TRUE(action("whyWeight")->statusTip().contains("no attention"));
}

TEST_F(ExplainLinksTest, TheQueryIsTheStateBefore) {
    openAt(3);
    auto* score = panel(Stage::Scores)->findChild<ui::FormulaLabel*>();
    const auto query = static_cast<int>(score->symbols().indexOf("query"));
    ASSERT_GE(query, 0);
    QTest::mouseMove(score, score->symbolPlace(query).center().toPoint());
    EXPECT_EQ(panel(Stage::State)->findChild<ui::FormulaLabel*>()->lit(), QStringList{"before"});
}

TEST_F(ExplainLinksTest, SymbolsByKeyboard) {
    openAt(3);
    ui::StagePanel* weights = panel(Stage::Weights);
    weights->setFocus();
    press(Qt::Key_Down);
    EXPECT_EQ(weights->findChild<ui::FormulaLabel*>()->lit(), QStringList{"alpha"});
    EXPECT_GE(window->cursor().selection().source, 0);
    press(Qt::Key_Down);
    EXPECT_EQ(weights->findChild<ui::FormulaLabel*>()->lit(), QStringList{"e"});
    press(Qt::Key_Escape);
    EXPECT_EQ(window->cursor().selection().source, -1);
    press(Qt::Key_Right);
    EXPECT_EQ(window->cursor().selection().source, 0);
    press(Qt::Key_Right);
    EXPECT_EQ(window->cursor().selection().source, 1);
    EXPECT_EQ(step(), 3);
}

}  // namespace
}  // namespace attn::test
