// SPDX-License-Identifier: GPL-3.0-or-later
// The computation taken apart in the real window.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>

#include "tests/ui/window_fixture.h"
#include "ui/session/path_check.h"
#include "ui/theme.h"
#include "ui/views/attention_plot.h"
#include "ui/views/computation_bar.h"
#include "ui/views/explain/explanation_window.h"
#include "ui/views/explain/formula_lines.h"
#include "ui/views/explain/quantity_text.h"
#include "ui/views/explain/terms_model.h"
#include "ui/views/explain/terms_table.h"
#include "ui/views/formula_label.h"
#include "ui/views/message_bar.h"
#include "ui/views/stage_numbers.h"
#include "ui/views/stage_panel.h"
#include "ui/views/stages_area.h"
#include "ui/views/stages_view.h"
#include "ui/views/token_text.h"

namespace attn::test {
namespace {

using ui::Stage;

class ExplainTest : public WindowTest {
protected:
    void openAt(int steps) {
        open();
        waitUntilDecoded();
        window->cursor().setStep(steps);
        waitUntilDecoded();
    }
    ui::StagesArea* stages() const { return window->findChild<ui::StagesArea*>(); }
    ui::StagePanel* panel(Stage stage) const { return stages()->main()->panel(stage); }
    ui::ExplanationWindow* explanation() const { return window->findChild<ui::ExplanationWindow*>(); }
    std::shared_ptr<const ui::LaneData> lane() const { return window->cursor().selectedLane()->data(); }

    QString said(const char* label) const {
        return explanation()->findChild<QLabel*>(QLatin1String(label))->text();
    }
    void backToTheWindow() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }

    // Somewhere on the panel where that number is.
    void click(ui::StagePanel* panel, const Quantity& quantity) {
        for (int y = panel->height() - 1; y >= 0; y -= 2)
            for (int x = 0; x < panel->width(); x += 2)
                if (panel->quantityAt(QPointF(x, y)) == quantity)
                    return QTest::mouseClick(panel, Qt::LeftButton, {}, QPoint(x, y));
        FAIL() << "no such number in " << panel->title().toStdString();
    }
    // The windows lie over each other: the cursor itself would find the other one.
    static void hover(QWidget* widget, QPointF place) {
        QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(widget, &move);
    }
    // That the window shows this number, its arithmetic as the plain path has it.
    void expectShown(const Quantity& quantity) {
        ASSERT_NE(explanation(), nullptr);
        EXPECT_TRUE(explanation()->isVisible());
        const Computation computation(lane()->model, *lane()->trace, lane()->whatIfs);
        EXPECT_EQ(explanation()->quantity(), quantity);
        const QString why = QStringLiteral("Why %1?").arg(ui::exactNumber(computation.value(quantity)));
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("why") == why; }, 5000))
            << said("why").toStdString() << ", not " << why.toStdString();
        EXPECT_EQ(explanation()->windowTitle(), why);
        EXPECT_TRUE(said("name").contains(ui::quantityName(quantity, *lane()).mid(1)));
        Explanation expected = computation.explain(quantity);
        while (ui::isAlias(expected))
            expected = computation.explain(*expected.terms[0][0].quantity);
        const QString result = ui::fullNumber(expected.value);
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("result").contains(result); }, 5000));
        const auto* model = qobject_cast<const ui::TermsModel*>(explanation()->table()->model());
        ASSERT_EQ(model->termCount(), static_cast<int>(expected.terms.size()));
        for (int row = 0; row < model->termCount(); ++row) {
            const std::vector<Operand>& term = expected.terms[static_cast<std::size_t>(row)];
            for (std::size_t i = 0; i < term.size(); ++i) {
                const int column = static_cast<int>(2 * i);
                EXPECT_EQ(model->index(row, column).data().toString(), ui::operandLabel(term[i], *lane()));
                EXPECT_EQ(model->index(row, column + 1).data().toString(), ui::fullNumber(term[i].value));
                EXPECT_EQ(model->quantity(model->index(row, column)), term[i].quantity);
            }
        }
        if (const auto shown = computation.shown(quantity)) {
            EXPECT_TRUE(said("precision").contains(ui::preciseNumber(*shown)));
        }
    }
};

TEST_F(ExplainTest, AClickOnANumberOpensItAndItsPartsOpenToo) {
    openAt(3);
    const Quantity score{.kind = Kind::Score, .step = 2, .position = 1};
    click(panel(Stage::Scores), score);
    expectShown(score);
    EXPECT_TRUE(said("name").contains("lane Additive"));
    // Enter on the second factor of the third term.
    auto* table = explanation()->table();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 2));
    press(Qt::Key_Return);
    const Quantity unit{.kind = Kind::ScoreUnit, .step = 2, .position = 1, .unit = 2};
    expectShown(unit);
    EXPECT_EQ(explanation()->trail().size(), 2u);
    // A click on the query's number in it.
    const QModelIndex query = table->model()->index(4, 2);
    table->scrollTo(query);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(query).center());
    expectShown({.kind = Kind::Query, .step = 2, .unit = 4});
    press(Qt::Key_Left, Qt::AltModifier);
    expectShown(unit);
    press(Qt::Key_Backspace);
    expectShown(score);
    EXPECT_FALSE(child<QWidget>("explanationBack")->isEnabled());
}

TEST_F(ExplainTest, EveryStageOpens) {
    openAt(3);
    for (const Quantity& quantity : {Quantity{.kind = Kind::Annotation, .position = 2, .unit = 9},
                                     Quantity{.kind = Kind::AttentionWeight, .step = 2, .position = 3},
                                     Quantity{.kind = Kind::Context, .step = 2, .unit = 5},
                                     Quantity{.kind = Kind::DecoderState, .step = 2, .unit = 7}}) {
        const Stage stage = quantity.kind == Kind::Annotation        ? Stage::Annotations
                            : quantity.kind == Kind::AttentionWeight ? Stage::Weights
                            : quantity.kind == Kind::Context         ? Stage::Context
                                                                     : Stage::State;
        click(panel(stage), quantity);
        expectShown(quantity);
    }
    const Token written = lane()->trace->steps[2].token;
    const Quantity probability{.kind = Kind::Probability, .step = 2, .unit = written};
    click(panel(Stage::Output), probability);
    expectShown(probability);
    // What it is divided by is the last line.
    auto* table = explanation()->table();
    table->setCurrentIndex(table->model()->index(1, 0));
    table->setFocus();
    press(Qt::Key_Return);
    expectShown({.kind = Kind::LogitSum, .step = 2});
}

TEST_F(ExplainTest, LargestFirst) {
    openAt(3);
    const Quantity context{.kind = Kind::Context, .step = 2, .unit = 5};
    click(panel(Stage::Context), context);
    expectShown(context);
    child<QCheckBox>("largestFirst")->click();
    const auto* model = qobject_cast<const ui::TermsModel*>(explanation()->table()->model());
    for (int row = 1; row < model->termCount(); ++row)
        EXPECT_LE(std::abs(model->product(row)), std::abs(model->product(row - 1)));
}

TEST_F(ExplainTest, FollowsTheSession) {
    openAt(3);
    const Quantity weight{.kind = Kind::AttentionWeight, .step = 2, .position = 3};
    click(panel(Stage::Weights), weight);
    expectShown(weight);
    Interventions changes;
    changes.temperature = 4;
    window->session().setWhatIfs(QStringLiteral("additive"), changes, QStringLiteral("temperature"));
    waitUntilDecoded();
    expectShown(weight);
    window->session().setSourceText(QStringLiteral("9"));
    waitUntilDecoded();
    ASSERT_TRUE(QTest::qWaitFor([&] { return said("why") == "Not there now"; }, 5000));
    window->session().undoStack()->undo();
    waitUntilDecoded();
    expectShown(weight);
}

TEST_F(ExplainTest, WAsksForWhatIsLookedAt) {
    openAt(3);
    window->cursor().setHoveredSource(4);
    press(Qt::Key_W);
    expectShown({.kind = Kind::AttentionWeight, .step = 2, .position = 4});
    explanation()->close();
    backToTheWindow();
    window->cursor().setStage(2);
    press(Qt::Key_W);
    expectShown({.kind = Kind::Score, .step = 2, .position = 4});
    window->cursor().setStep(0);
    EXPECT_FALSE(action("why")->isEnabled());
}

TEST_F(ExplainTest, EnterInATableOpensItsNumber) {
    openAt(3);
    QTest::keyClick(panel(Stage::Scores), Qt::Key_Return);
    auto* numbers = window->findChild<ui::StageNumbers*>();
    ASSERT_TRUE(numbers && numbers->isVisible());
    auto* table = qobject_cast<QTableView*>(numbers->findChild<QTabWidget*>()->widget(0));
    table->setCurrentIndex(table->model()->index(5, 0));
    QTest::keyClick(table, Qt::Key_Return);
    expectShown({.kind = Kind::Score, .step = 2, .position = 5});
}

TEST_F(ExplainTest, AllNumbersByTheButton) {
    openAt(3);
    auto* button = panel(Stage::Weights)->findChild<QAbstractButton*>("allNumbers");
    ASSERT_NE(button, nullptr);
    EXPECT_EQ(button->accessibleName(), QStringLiteral("All numbers of 3 · Weights α₃"));
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(window->findChild<ui::StageNumbers*>()->isVisible());
}

TEST_F(ExplainTest, TheCheckSaysTheLargestDifference) {
    openAt(3);
    QTest::mouseClick(child<QAbstractButton>("checkButton"), Qt::LeftButton);
    const Computation computation(lane()->model, *lane()->trace, {});
    const PathDifference expected = largestDifference(computation, 3);
    EXPECT_GT(expected.compared, 300);
    EXPECT_LT(expected.difference, 1e-4);
    const QString sentence = ui::checkSentence(expected, *lane());
    EXPECT_TRUE(sentence.contains("plain path in double precision"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return stages()->bar()->sentence() == sentence; }, 10000))
        << stages()->bar()->sentence().toStdString() << ", not " << sentence.toStdString();
    auto* outcome = child<QPushButton>("checkOutcome");
    EXPECT_TRUE(outcome->isVisible());
    EXPECT_EQ(outcome->accessibleName(), sentence);
    QTest::mouseClick(outcome, Qt::LeftButton);
    expectShown(expected.quantity);
    // Of another picture it says nothing.
    window->cursor().setStep(2);
    EXPECT_TRUE(stages()->bar()->sentence().isEmpty());
    // Begun and stopped.
    action("check")->trigger();
    EXPECT_TRUE(stages()->bar()->hasNews());
    action("check")->trigger();
    EXPECT_FALSE(stages()->bar()->hasNews());
}

TEST_F(ExplainTest, TheCheckShowsItsDock) {
    openAt(3);
    auto* dock = child<QDockWidget>("stagesDock");
    dock->hide();
    press(Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(dock->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !stages()->bar()->sentence().isEmpty(); }, 10000));
    // In front of a class it stays hidden, and the sentence stands over the lanes.
    window->cursor().setStep(2);
    press(Qt::Key_F5);
    QApplication::processEvents();
    press(Qt::Key_K, Qt::ControlModifier);
    auto* message = window->findChild<ui::MessageBar*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return message->isVisible(); }, 10000));
    EXPECT_FALSE(dock->isVisible());
    EXPECT_EQ(message->text(), stages()->bar()->sentence());
    press(Qt::Key_F5);
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(ExplainTest, TheWindowIsAsWideAsItsTable) {
    openAt(3);
    click(panel(Stage::Context), *panel(Stage::Context)->mainQuantity(0));
    ASSERT_NE(explanation(), nullptr);
    const ui::TermsTable& table = *explanation()->table();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() > 0; }, 5000));
    QTest::qWait(1);
    const int last = table.model()->columnCount() - 1;
    EXPECT_GE(table.columnWidth(last), table.horizontalHeader()->sectionSizeHint(last));
    const int margins = explanation()->width() - table.width();
    if (table.wantedWidth() + margins <= explanation()->screen()->availableGeometry().width()) {
        EXPECT_GE(table.width(), table.wantedWidth());
        EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    }
}

TEST_F(ExplainTest, LanesUnfoldBesideStageUnderStage) {
    openAt(3);
    action("beside-dot")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return stages()->besideCount() == 1; }));
    ui::StagesView* dot = stages()->beside(0);
    const ui::LaneData* shown = nullptr;
    for (const ui::Lane* one : window->session().shownLanes())
        if (one->scoreId() == "dot")
            shown = one->data().get();
    ASSERT_NE(shown, nullptr);
    QTest::qWait(1);
    for (int j = 0; j < 4; ++j)
        EXPECT_EQ(dot->panel(Stage::Weights)->valueText(j),
                  ui::shortWeight(shown->trace->steps[2].weights[j]));
    for (const Stage stage : dot->order()) {
        EXPECT_EQ(dot->panel(stage)->x(), panel(stage)->x());
        EXPECT_EQ(dot->panel(stage)->width(), panel(stage)->width());
    }
    window->cursor().setStage(3);
    EXPECT_EQ(dot->stage(), 3);
    EXPECT_EQ(dot->panel(Stage::Weights)->width(), panel(Stage::Weights)->width());
    click(dot->panel(Stage::Scores), {.kind = Kind::Score, .step = 2, .position = 2});
    ASSERT_TRUE(QTest::qWaitFor([&] { return said("name").contains("lane Dot"); }, 5000));
    // The selected lane is no row of its own.
    for (std::size_t i = 0; i < window->session().shownLanes().size(); ++i)
        if (window->session().shownLanes()[i]->scoreId() == "dot")
            window->cursor().selectLane(static_cast<int>(i));
    EXPECT_EQ(stages()->besideCount(), 0);
    window->cursor().selectLane(0);
    EXPECT_EQ(stages()->besideCount(), 1);
    action("beside-dot")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return stages()->besideCount() == 0; }));
}

TEST_F(ExplainTest, SymbolsAndWhatTheyStandForLightUpTogether) {
    openAt(3);
    int looked = 0;
    lane()->trace->steps[2].weights.maxCoeff(&looked);
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

TEST_F(ExplainTest, TheWindowsFormulaItsTermsAndTheStagesLightUpTogether) {
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
    lane()->trace->steps[2].weights.maxCoeff(&looked);
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

TEST_F(ExplainTest, ADoubleClickOnACellOpensItsWeight) {
    openAt(3);
    ui::AttentionPlot* plot = grid()->card(0)->plot();
    const auto doubleClick = [&](QPointF place) {
        QTest::mouseClick(plot, Qt::LeftButton, {}, place.toPoint());
        QTest::mouseDClick(plot, Qt::LeftButton, {}, place.toPoint());
        QTest::mouseRelease(plot, Qt::LeftButton, {}, place.toPoint());
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

TEST_F(ExplainTest, TheMenuKeyOnTheLanesAsksWhyToo) {
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

TEST_F(ExplainTest, TheQueryIsTheStateBefore) {
    openAt(3);
    auto* score = panel(Stage::Scores)->findChild<ui::FormulaLabel*>();
    const auto query = static_cast<int>(score->symbols().indexOf("query"));
    ASSERT_GE(query, 0);
    QTest::mouseMove(score, score->symbolPlace(query).center().toPoint());
    EXPECT_EQ(panel(Stage::State)->findChild<ui::FormulaLabel*>()->lit(), QStringList{"before"});
}

TEST_F(ExplainTest, SymbolsByKeyboard) {
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
