// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed by hand in a lane, with menus, keys and the mouse.
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>

#include "core/decode/weight_edits.h"
#include "tests/ui/step/what_if/what_if_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

using WhatIfTest = WhatIfWindowTest;

TEST_F(WhatIfTest, AUniformRowByTheMenuAndItsLetter) {
    chooseInMenu(Qt::Key_U);
    EXPECT_EQ(given(), uniformWeights(before->sourceTokens.size()));
    EXPECT_EQ(strip().items().front().text, QStringLiteral("step 3: uniform weights"));
    expectOneCommand();
    EXPECT_EQ(session().inputs().whatIfs.size(), 1U) << "no other lane";
}

TEST_F(WhatIfTest, AHardRowTakesTheHoveredTokenElseTheMostLookedAt) {
    Index most = 0;
    step().alignment().weights.maxCoeff(&most);
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(given(), hardWeights(before->sourceTokens.size(), most));
    undo();
    hoverSource(4);
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(given(), hardWeights(before->sourceTokens.size(), 4));
    expectOneCommand();
}

TEST_F(WhatIfTest, ShufflingGivesTheSameWeightsAnotherOrder) {
    press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    Vector shuffled = given(), own = before->trace->steps[row].alignment().weights;
    EXPECT_NE(shuffled, own);
    std::sort(shuffled.begin(), shuffled.end());
    std::sort(own.begin(), own.end());
    EXPECT_LT((shuffled - own).cwiseAbs().maxCoeff(), 1e-5);
    expectOneCommand();
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    waitUntilDecoded();
    EXPECT_FALSE(action("shuffleRow")->isEnabled());
    EXPECT_THAT(action("shuffleRow")->statusTip().toStdString(), HasSubstr("no other order"));
}

TEST_F(WhatIfTest, TheRowOfAnotherLane) {
    chooseInMenu(Qt::Key_R);
    pressInMenu(Qt::Key_Return);
    closeMenus();
    const ui::Lane& other = lane(1);
    EXPECT_EQ(given(), normalized(other.data()->trace->steps[row].alignment().weights));
    expectOneCommand();
    EXPECT_FALSE(action("rowOf-none")->isEnabled());
    EXPECT_THAT(action("rowOf-none")->statusTip().toStdString(), HasSubstr("no attention"));
    EXPECT_FALSE(action("rowOf-additive")->isVisible()) << "it is this lane";
}

TEST_F(WhatIfTest, DeleteZeroesTheHoveredTokenAndGivesItBack) {
    hoverSource(2);
    EXPECT_THAT(action("zeroSource")->text().toStdString(), HasSubstr("“M” at 3"));
    press(Qt::Key_Delete);
    EXPECT_EQ(changes().zeroed, std::set<Index>{2});
    EXPECT_TRUE(data()->trace->annotations.col(2).isZero());
    EXPECT_TRUE(action("zeroSource")->isChecked());
    EXPECT_THAT(sourceChips()->accessibleDescription().toStdString(),
                HasSubstr("“M” (its annotation is set to 0)"));
    expectOneCommand();
    press(Qt::Key_Delete);
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(WhatIfTest, TheMenuOfACellIsAboutThatCell) {
    const QPoint place = plot(1).places().cell(1, 5).center().toPoint();
    QTest::mouseMove(&plot(1), place);
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, plot(1).mapToGlobal(place));
    QApplication::sendEvent(&plot(1), &asked);
    EXPECT_EQ(window->cursor().selection().lane, 1);
    EXPECT_EQ(WindowTest::step(), 2);
    QTest::mouseMove(grid()->card(0));  // the mouse goes to the menu
    EXPECT_THAT(action("zeroSource")->text().toStdString(), HasSubstr("at 6"));
    pressInMenu(Qt::Key_H);
    closeMenus();
    const Interventions& made = session().whatIfs(lane(1).scoreId());
    ASSERT_EQ(made.steps.count(1), 1U);
    EXPECT_EQ(*made.steps.at(1).maps.at(MapAddress()).weights, hardWeights(before->sourceTokens.size(), 5));
}

TEST_F(WhatIfTest, ChipsHaveMenusAlsoByKey) {
    hoverSource(4);
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(sourceChips(), &asked);
    pressInMenu(Qt::Key_Z);
    closeMenus();
    EXPECT_EQ(changes().zeroed, std::set<Index>{4});
    const QPoint first = outputChips()->chipRect(0).center();
    QContextMenuEvent ofOutput(QContextMenuEvent::Mouse, first, outputChips()->mapToGlobal(first));
    QApplication::sendEvent(outputChips(), &ofOutput);
    pressInMenu(Qt::Key_U);
    closeMenus();
    EXPECT_EQ(changes().steps.count(0), 1U);
    EXPECT_EQ(WindowTest::step(), 1);
}

TEST_F(WhatIfTest, ALaneWithoutAttentionSaysWhyNot) {
    press(Qt::Key_8);
    ASSERT_FALSE(window->cursor().selectedLane()->attends());
    for (const char* name : {"uniformRow", "hardRow", "shuffleRow", "temperature", "zeroSource"}) {
        EXPECT_FALSE(action(name)->isEnabled()) << name;
        EXPECT_THAT(action(name)->statusTip().toStdString(), HasSubstr("has no attention")) << name;
    }
    EXPECT_TRUE(action("sayToken")->isEnabled());
    Interventions weights;
    weights.steps[0].maps[MapAddress()].weights = uniformWeights(before->sourceTokens.size());
    session().setWhatIfs(window->cursor().selectedLane()->scoreId(), weights, QStringLiteral("test"));
    EXPECT_FALSE(session().hasWhatIfs());
    EXPECT_THAT(window->findChild<ui::MessageBar*>()->text().toStdString(),
                HasSubstr("a model without attention has no weights to change"));
}

TEST_F(WhatIfTest, TheStripSaysWhatCameOfItAndTakesItBack) {
    press(Qt::Key_End);
    waitUntilDecoded();
    press(Qt::Key_Home);
    for (int i = 0; i <= row; ++i)
        press(Qt::Key_Space);
    const Token other = lane().model()->target.id(before->outputTokens[row] == "7" ? "3" : "7");
    Interventions whatIfs;
    whatIfs.steps[row].token = other;
    session().setWhatIfs(lane().scoreId(), whatIfs, QStringLiteral("test"));
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    waitUntilDecoded();
    // Both to their ends, though only three rows are shown.
    const DecodeTrace changed = engine(changes()), original = engine({});
    double after = 0, first = 0;
    for (const StepTrace& one : changed.steps)
        after += static_cast<double>(one.logProbability);
    for (const StepTrace& one : original.steps)
        first += static_cast<double>(one.logProbability);
    const auto outcome = ui::whatIfOutcome(*data());
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->isWhole);
    EXPECT_NEAR(outcome->after, after, 1e-4);
    EXPECT_NEAR(outcome->before, first, 1e-4);
    EXPECT_EQ(outcome->firstOther, row);
    const auto number = [](double value) {
        return QString::number(value, 'f', 2).replace('-', QStringLiteral("−"));
    };
    EXPECT_EQ(text("whatIfOutcome").toStdString(),
              QStringLiteral("ln p %1 → %2 · step 3: “%3” instead of “%4”")
                  .arg(number(first), number(after),
                       ui::tokenText(QString::fromStdString(lane().model()->target.text(other))).text,
                       ui::tokenText(before->outputTokens[row]).text)
                  .toStdString());
    EXPECT_THAT(outputChips()->accessibleDescription().toStdString(), HasSubstr("the original has"));
    // Weights first, then the token: each × takes back its own.
    ASSERT_EQ(strip().items().size(), 2U);
    window->resize(1600, 980);
    QTest::mouseClick(child<QToolButton>("whatIf0"), Qt::LeftButton);
    EXPECT_EQ(changes().of(row, MapAddress()), nullptr);
    EXPECT_EQ(changes().steps.at(row).token, other);
    undo();
    EXPECT_TRUE(changes().steps.at(row).maps.at(MapAddress()).weights);
    press(Qt::Key_Backspace, Qt::ControlModifier);
    EXPECT_TRUE(changes().isEmpty());
    EXPECT_FALSE(action("stepAsItWas")->isEnabled());
}

// At the size of an old projector, the number that the lesson is about is seen beside the text.
TEST_F(WhatIfTest, WhatCameOfAChangeIsSeenInASmallWindow) {
    ui::setTheme(ui::ThemeKind::Projector);
    action("showTokens")->setChecked(false);
    window->resize(1024, 768);
    edit()->setText(QStringLiteral("the European Economic Area was signed"));
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    waitUntilDecoded();
    QTest::qWait(1);
    ASSERT_TRUE(strip().isVisible());
    const auto* outcome = child<ui::ElidedLabel>("whatIfOutcome");
    EXPECT_THAT(outcome->shownText().toStdString(), HasSubstr("→"));
    EXPECT_LE(outcome->fontMetrics().horizontalAdvance(outcome->shownText()), outcome->width());
    const auto place = [this](const QWidget& part) {
        return QRect(part.mapTo(window.get(), QPoint(0, 0)), part.size());
    };
    EXPECT_FALSE(place(*edit()).intersects(place(strip()))) << "the end of the text and its ×";
    EXPECT_LT(place(strip()).right(), window->width());
    const auto* more = child<QToolButton>("moreWhatIfs");
    EXPECT_TRUE(!more->isVisible() || more->width() >= more->fontMetrics().horizontalAdvance(more->text()));
    // The tooltip says it once.
    QHelpEvent help(QEvent::ToolTip, QPoint(4, 4), outcome->mapToGlobal(QPoint(4, 4)));
    QApplication::sendEvent(child<ui::ElidedLabel>("whatIfOutcome"), &help);
    EXPECT_LE(outcome->toolTip().count(QStringLiteral("ln p")), 1);
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(WhatIfTest, ACardSaysWhatTheModelFindsAndWhatWasSaidByHand) {
    const Token found = before->trace->steps[row].predicted;
    const Token other = found == 5 ? 6 : 5;
    Interventions whatIfs;
    whatIfs.steps[row].token = other;
    session().setWhatIfs(lane().scoreId(), whatIfs, QStringLiteral("test"));
    const auto text = [this](Token token) {
        return ui::tokenText(QString::fromStdString(lane().model()->target.text(token))).text;
    };
    const QString next = grid()->card(0)->nextText();
    EXPECT_TRUE(next.startsWith(text(found))) << next.toStdString();
    EXPECT_TRUE(next.endsWith(QStringLiteral("said: %1").arg(text(other)))) << next.toStdString();
    undo();
    EXPECT_FALSE(grid()->card(0)->nextText().contains(QStringLiteral("said")));
}

TEST_F(WhatIfTest, WhatIsChangedForNothingIsSaidSo) {
    Interventions whatIfs;
    whatIfs.steps[row].token = before->trace->steps[row].token;
    session().setWhatIfs(lane().scoreId(), whatIfs, QStringLiteral("test"));
    EXPECT_THAT(text("whatIfOutcome").toStdString(), HasSubstr("the output is the same so far"));
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_TRUE(text("whatIfOutcome").endsWith(QStringLiteral("the output is the same")));
    EXPECT_EQ(ui::markAt(data()->outputMarks, row).before, QString());
}

TEST_F(WhatIfTest, TooltipsSayWhatTheOriginalHas) {
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    const auto tipAt = [this](QPoint place) {
        QHelpEvent asked(QEvent::ToolTip, place, plot().mapToGlobal(place));
        QApplication::sendEvent(&plot(), &asked);
        return QToolTip::text().toStdString();
    };
    const QRectF cell = plot().places().cell(row, 4);
    EXPECT_THAT(
        tipAt(cell.center().toPoint()),
        HasSubstr(ui::exactNumber(static_cast<double>(before->trace->steps[row].alignment().weights[4]))
                      .toStdString() +
                  " in the original"));
    EXPECT_THAT(tipAt(QPoint(6, static_cast<int>(cell.center().y()))), HasSubstr("changed by hand: weights"));
    EXPECT_THAT(grid()->card(0)->accessibleDescription().toStdString(),
                HasSubstr("changed by hand: step 3: uniform weights"));
}

TEST_F(WhatIfTest, EverythingIsAsItWasAgain) {
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_2);
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session().inputs().whatIfs.size(), 2U);
    QAction* lane = action("laneAsItWas");
    EXPECT_TRUE(lane->isEnabled());
    lane->trigger();
    EXPECT_EQ(session().inputs().whatIfs.size(), 1U);
    EXPECT_FALSE(lane->isEnabled());
    press(Qt::Key_Backspace, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(session().hasWhatIfs());
    undo();
    EXPECT_EQ(session().inputs().whatIfs.size(), 1U);
}

TEST_F(WhatIfTest, NothingMovesWhenTheStripComes) {
    window->resize(1024, 768);
    QCoreApplication::processEvents();
    const QRect card = grid()->card(0)->geometry(), heatmap = plot().geometry();
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
    EXPECT_TRUE(strip().isVisible());
    EXPECT_EQ(grid()->card(0)->geometry(), card) << "a bar may be dragged just then";
    EXPECT_EQ(plot().geometry(), heatmap);
    EXPECT_LE(strip().geometry().right(), strip().parentWidget()->width());
}

}  // namespace
}  // namespace attn::test
