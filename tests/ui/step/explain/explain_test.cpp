// SPDX-License-Identifier: GPL-3.0-or-later
// The computation taken apart in the real window.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>

#include "tests/ui/step/explain/explain_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/step/explain/explanation_window.h"
#include "ui/step/explain/path_check.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/terms_model.h"
#include "ui/step/explain/terms_table.h"
#include "ui/step/stages/computation_bar.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/stage_numbers.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"

namespace attn::test {
namespace {

using ui::Stage;
using ExplainTest = ExplainWindowTest;

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
    ASSERT_TRUE(QTest::qWaitFor([&] { return said("why") == "No longer there"; }, 5000));
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
    EXPECT_TRUE(sentence.contains("again in double precision"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return stages()->bar()->sentence() == sentence; }, 10000))
        << stages()->bar()->sentence().toStdString() << ", not " << sentence.toStdString();
    auto* outcome = child<QPushButton>("checkOutcome");
    EXPECT_TRUE(outcome->isVisible());
    EXPECT_EQ(outcome->accessibleName(), sentence);
    EXPECT_TRUE(
        sentence.startsWith(QStringLiteral("Largest difference ") + ui::exactNumber(expected.difference)))
        << "the result is what may not be cut";
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

TEST_F(ExplainTest, ItsTableFitsASmallScreen) {
    ui::setTheme(ui::ThemeKind::Projector);
    openAt(3);
    window->resize(1024, 768);
    click(panel(Stage::Scores), {.kind = Kind::Score, .step = 2, .position = 1});
    ASSERT_NE(explanation(), nullptr);
    const ui::TermsTable& table = *explanation()->table();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.model()->rowCount() > 0; }, 5000));
    explanation()->resize(1024, 600);
    QTest::qWait(1);
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0);
    // Values that stand under each other have as many digits.
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QString value = table.model()->index(row, 1).data().toString();
        EXPECT_TRUE(value.contains(QStringLiteral("10")) || value.section(QLatin1Char('.'), 1).size() == 4)
            << value.toStdString();
    }
    ui::setTheme(ui::ThemeKind::Light);
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
                  ui::shortWeight(shown->trace->steps[2].alignment().weights[j]));
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

TEST_F(ExplainTest, TheDockGrowsWithLanesBesideAndHasItsHeightAgain) {
    openAt(3);
    window->resize(1600, 980);
    auto* dock = child<QDockWidget>("stagesDock");
    dock->show();
    QTest::qWait(20);
    const int before = dock->height();
    action("beside-dot")->trigger();
    QTest::qWait(20);
    const int both = dock->height();
    EXPECT_GE(both, before);
    EXPECT_LE(both, (dock->height() + window->centralWidget()->height()) / 2 + 1);
    action("beside-general")->trigger();
    QTest::qWait(20);
    EXPECT_GE(dock->height(), both);
    EXPECT_LE(dock->height(), (dock->height() + window->centralWidget()->height()) / 2 + 1);
    // No lane of the dock is lower than it can be read, nor is one of the picture.
    for (int i = 0; i < 2; ++i)
        EXPECT_GE(stages()->beside(i)->height(), stages()->beside(i)->minimumSizeHint().height());
    for (int i = 0; i < 8; ++i)
        EXPECT_GE(grid()->card(i)->plot()->places().cellHeight, ui::leastRowHeight() - 0.5) << i;
    action("beside-general")->trigger();
    QTest::qWait(20);
    action("beside-dot")->trigger();
    QTest::qWait(20);
    EXPECT_NEAR(dock->height(), before, 1);
    // A height that was chosen by hand stays.
    action("beside-dot")->trigger();
    QTest::qWait(20);
    window->resizeDocks({dock}, {dock->height() + 40}, Qt::Vertical);
    QTest::qWait(20);
    const int chosen = dock->height();
    action("beside-dot")->trigger();
    QTest::qWait(20);
    EXPECT_NEAR(dock->height(), chosen, 1);
}

}  // namespace
}  // namespace attn::test
