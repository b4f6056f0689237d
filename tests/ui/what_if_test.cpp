// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed by hand in a lane, with menus, keys, dialogs and the mouse.
#include <gmock/gmock.h>

#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <algorithm>

#include "core/decode/weight_edits.h"
#include "tests/ui/window_fixture.h"
#include "ui/dialogs/temperature_dialog.h"
#include "ui/dialogs/token_dialog.h"
#include "ui/views/attention_plot.h"
#include "ui/views/changed_badge.h"
#include "ui/views/message_bar.h"
#include "ui/views/what_if_marks.h"
#include "ui/views/what_if_strip.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class WhatIfTest : public WindowTest {
protected:
    static constexpr int row = 2;

    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = row + 1;
        open(options);
        waitUntilDecoded();
        before = data();
    }
    ui::Session& session() const { return window->session(); }
    const ui::Lane& lane(int place = 0) const {
        return *session().shownLanes()[static_cast<std::size_t>(place)];
    }
    std::shared_ptr<const ui::LaneData> data() const { return lane().data(); }
    const Interventions& changes() const { return session().whatIfs(lane().scoreId()); }
    const StepTrace& step() const { return data()->trace->steps[row]; }
    const Vector& given() const { return *changes().steps.at(row).weights; }
    ui::AttentionPlot& plot(int place = 0) const { return *grid()->card(place)->plot(); }
    ui::WhatIfStrip& strip() const { return *child<ui::WhatIfStrip>("whatIfStrip"); }
    // As a window manager gives the keys back when a menu or a dialog has gone; offscreen there is none.
    void backToWindow() {
        QTest::qWait(1);  // what was closed goes
        QApplication::setActiveWindow(window.get());
        grid()->setFocus();
    }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void hoverSource(int source) {
        QTest::mouseMove(window.get(), QPoint(2, 2));

        QTest::mouseMove(sourceChips(), sourceChips()->chipRect(source).center());
    }

    DecodeTrace engine(const Interventions& whatIfs) const {
        DecodeOptions options;
        options.interventions = whatIfs;
        return attn::decode(lane().model(), before->trace->source, options);
    }
    void expectAsEngine() {
        waitUntilDecoded();
        const DecodeTrace whole = engine(changes());
        const auto shown = data();
        ASSERT_GE(shown->trace->steps.size(), 1U);
        for (std::size_t i = 0; i < shown->trace->steps.size(); ++i) {
            EXPECT_EQ(shown->trace->steps[i].token, whole.steps[i].token) << i;
            EXPECT_EQ(shown->trace->steps[i].weights, whole.steps[i].weights) << i;
            EXPECT_EQ(shown->trace->steps[i].state, whole.steps[i].state) << i;
        }
    }
    // What was changed is as the engine has it; Ctrl+Z takes it back in one, Ctrl+Shift+Z brings it again.
    void expectOneCommand() {
        const Interventions made = changes();
        EXPECT_FALSE(made.isEmpty());
        expectAsEngine();
        EXPECT_TRUE(strip().isVisible());
        EXPECT_TRUE(grid()->card(0)->findChild<ui::ChangedBadge*>()->isVisible());
        backToWindow();
        undo();
        EXPECT_TRUE(changes().isEmpty());
        EXPECT_EQ(data()->trace->steps[row].weights, before->trace->steps[row].weights);
        EXPECT_FALSE(strip().isVisible());
        EXPECT_FALSE(grid()->card(0)->findChild<ui::ChangedBadge*>()->isVisible());
        redo();
        EXPECT_EQ(changes(), made);
    }
    // A key in whatever menu is open.
    static void pressInMenu(Qt::Key key) {
        ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }));
        QTest::keyClick(QApplication::activePopupWidget(), key);
    }
    static void closeMenus() {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        QCoreApplication::processEvents();
    }
    void chooseInMenu(Qt::Key mnemonic) {
        QTest::keyClick(window.get(), Qt::Key_W, Qt::AltModifier);
        pressInMenu(mnemonic);
    }
    ui::TokenDialog* tokenDialog() const { return window->findChild<ui::TokenDialog*>(); }
    ui::TemperatureDialog* temperatureDialog() const { return window->findChild<ui::TemperatureDialog*>(); }
    std::string wrong(QDialog* dialog, const char* name) const {
        return dialog->findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }

    std::shared_ptr<const ui::LaneData> before;
};

TEST_F(WhatIfTest, AUniformRowByTheMenuAndItsLetter) {
    chooseInMenu(Qt::Key_U);
    EXPECT_EQ(given(), uniformWeights(before->sourceTokens.size()));
    EXPECT_EQ(strip().items().front().text, QStringLiteral("step 3: uniform weights"));
    expectOneCommand();
    EXPECT_EQ(session().inputs().whatIfs.size(), 1U) << "no other lane";
}

TEST_F(WhatIfTest, AHardRowTakesTheHoveredTokenElseTheMostLookedAt) {
    Index most = 0;
    step().weights.maxCoeff(&most);
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
    Vector shuffled = given(), own = before->trace->steps[row].weights;
    EXPECT_NE(shuffled, own);
    std::sort(shuffled.begin(), shuffled.end());
    std::sort(own.begin(), own.end());
    EXPECT_LT((shuffled - own).cwiseAbs().maxCoeff(), 1e-5);
    expectOneCommand();
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(action("shuffleRow")->isEnabled());
    EXPECT_THAT(action("shuffleRow")->statusTip().toStdString(), HasSubstr("no other order"));
}

TEST_F(WhatIfTest, TheRowOfAnotherLane) {
    chooseInMenu(Qt::Key_R);
    pressInMenu(Qt::Key_Return);
    closeMenus();
    const ui::Lane& other = lane(1);
    EXPECT_EQ(given(), normalized(other.data()->trace->steps[row].weights));
    expectOneCommand();
    EXPECT_FALSE(action("rowOf-none")->isEnabled());
    EXPECT_THAT(action("rowOf-none")->statusTip().toStdString(), HasSubstr("no attention"));
    EXPECT_FALSE(action("rowOf-additive")->isVisible()) << "it is this lane";
}

TEST_F(WhatIfTest, AnotherTokenIsTypedAndReadAtTheNextStep) {
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_NE(tokenDialog(), nullptr);
    auto* list = tokenDialog()->findChild<QTreeWidget*>(QStringLiteral("tokenList"));
    const Vector& p = before->trace->steps[row].probabilities;
    EXPECT_EQ(list->topLevelItem(0)->text(1), ui::exactNumber(static_cast<double>(p.maxCoeff())));
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("7"));
    EXPECT_EQ(list->currentItem()->text(0), QStringLiteral("7"));
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !tokenDialog(); }));
    const Token seven = lane().model()->target.id("7");
    EXPECT_EQ(changes().steps.at(row).token, seven);
    backToWindow();
    press(Qt::Key_Space);
    EXPECT_EQ(data()->trace->steps[row + 1].previous, seven);
    press(Qt::Key_Left);
    expectOneCommand();
    EXPECT_EQ(strip().items().front().text, QStringLiteral("step 3: says “7”"));
}

TEST_F(WhatIfTest, ATokenThatIsNotInTheVocabularyIsRefused) {
    press(Qt::Key_T, Qt::ControlModifier);
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("Maerz"));
    QTest::keyClick(text, Qt::Key_Return);
    ASSERT_NE(tokenDialog(), nullptr);
    EXPECT_TRUE(tokenDialog()->isVisible());
    EXPECT_THAT(wrong(tokenDialog(), "tokenProblem"),
                testing::AllOf(HasSubstr("“Maerz” is not in the target vocabulary of Additive"),
                               HasSubstr("choose one of those that are listed")));
    EXPECT_FALSE(session().hasWhatIfs());
    // The list can still be gone through.
    QTest::keyClick(text, Qt::Key_Down);
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(changes().steps.at(row).token);
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

TEST_F(WhatIfTest, ASwappedTokenSaysWhatItWas) {
    hoverSource(2);
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("J"));
    QTest::keyClick(text, Qt::Key_Return);
    const Token j = lane().model()->source.id("J");
    EXPECT_EQ(changes().swapped.at(2), j);
    EXPECT_EQ(sourceChips()->tokens()[2], QStringLiteral("J"));
    EXPECT_THAT(sourceChips()->accessibleDescription().toStdString(), HasSubstr("the original has “M” here"));
    EXPECT_EQ(strip().items().front().text, QStringLiteral("“M” at 3 swapped for “J”"));
    expectOneCommand();
    // The token that it was is no change.
    hoverSource(2);
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("M"));
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(WhatIfTest, TheTemperatureIsAppliedWhileItIsDraggedAndUndoneInOne) {
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(temperatureDialog(), nullptr);
    auto* slider = temperatureDialog()->findChild<QSlider*>(QStringLiteral("temperatureSlider"));
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = slider->value();
    const QPoint handle =
        slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider).center();
    QTest::mousePress(slider, Qt::LeftButton, {}, handle);
    for (const int by : {20, 40, 60})
        QTest::mouseMove(slider, handle + QPoint(by, 0));
    const Real chosen = changes().steps.at(row).temperature.value_or(0);
    EXPECT_GT(chosen, 1);
    EXPECT_EQ(step().temperature, chosen);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle + QPoint(60, 0));
    expectOneCommand();
    EXPECT_NEAR(temperatureDialog()->findChild<QDoubleSpinBox*>()->value(), static_cast<double>(chosen),
                1e-6);
}

TEST_F(WhatIfTest, ATemperatureIsTypedForAllSteps) {
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    auto* value = temperatureDialog()->findChild<QDoubleSpinBox*>(QStringLiteral("temperatureValue"));
    QTest::mouseClick(temperatureDialog()->findChild<QToolButton*>(QStringLiteral("temperatureAll")),
                      Qt::LeftButton);
    const auto typeIn = [value](const QString& text) {
        value->selectAll();
        QTest::keyClicks(value, text);
        QTest::keyClick(value, Qt::Key_Return);
    };
    typeIn(QStringLiteral("0"));
    EXPECT_THAT(wrong(temperatureDialog(), "temperatureProblem"),
                HasSubstr("The temperature should be a number from 0.1 to 10, found 0"));
    EXPECT_FALSE(session().hasWhatIfs());
    typeIn(QStringLiteral("2"));
    EXPECT_EQ(changes().temperature, 2);
    EXPECT_TRUE(temperatureDialog()->findChild<QLabel*>(QStringLiteral("temperatureProblem"))->isHidden());
    EXPECT_EQ(strip().items().front().text, QStringLiteral("temperature 2"));
    expectOneCommand();
    QTest::mouseClick(temperatureDialog()->findChild<QPushButton*>(QStringLiteral("temperatureReset")),
                      Qt::LeftButton);
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
    EXPECT_EQ(*made.steps.at(1).weights, hardWeights(before->sourceTokens.size(), 5));
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
    weights.steps[0].weights = uniformWeights(before->sourceTokens.size());
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
    EXPECT_THAT(outputChips()->accessibleDescription().toStdString(), HasSubstr("the original says"));
    // Weights first, then the token: each × takes back its own.
    ASSERT_EQ(strip().items().size(), 2U);
    window->resize(1600, 980);
    QTest::mouseClick(child<QToolButton>("whatIf0"), Qt::LeftButton);
    EXPECT_FALSE(changes().steps.at(row).weights);
    EXPECT_EQ(changes().steps.at(row).token, other);
    undo();
    EXPECT_TRUE(changes().steps.at(row).weights);
    press(Qt::Key_Backspace, Qt::ControlModifier);
    EXPECT_TRUE(changes().isEmpty());
    EXPECT_FALSE(action("stepAsItWas")->isEnabled());
}

TEST_F(WhatIfTest, WhatIsChangedForNothingIsSaidSo) {
    Interventions whatIfs;
    whatIfs.steps[row].token = before->trace->steps[row].token;
    session().setWhatIfs(lane().scoreId(), whatIfs, QStringLiteral("test"));
    EXPECT_THAT(text("whatIfOutcome").toStdString(), HasSubstr("the output is the same so far"));
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_TRUE(text("whatIfOutcome").endsWith(QStringLiteral("the output is the same")));
    EXPECT_FALSE(ui::tokenBefore(*data(), row));
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
        HasSubstr(ui::exactNumber(static_cast<double>(before->trace->steps[row].weights[4])).toStdString() +
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
