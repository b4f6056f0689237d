// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QLabel>
#include <QMenuBar>
#include <QTimer>
#include <QToolButton>
#include <set>

#include "core/metrics/alignment.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lines/link_legend.h"
#include "ui/step/stages/stages_view.h"

namespace attn::test {
namespace {

using ui::LaneCard;
using ui::LaneData;

// Computes from the trace what a card must show for the first rows, and compares.
void expectCardShowsTrace(const LaneCard& card, int step) {
    const LaneData& lane = *card.data();
    const int rows = std::min<int>(step, static_cast<int>(lane.trace->steps.size()));
    SCOPED_TRACE(lane.name.toStdString() + " at step " + std::to_string(step));
    ASSERT_GT(rows, 0);
    const StepTrace& last = lane.trace->steps[static_cast<std::size_t>(rows - 1)];
    EXPECT_TRUE(card.nextText().startsWith(
        ui::tokenText(QString::fromStdString(lane.model->target.text(last.predicted))).text));
    EXPECT_TRUE(
        card.nextText().contains(ui::shortWeight(static_cast<double>(last.probabilities[last.predicted]))))
        << card.nextText().toStdString();
    EXPECT_EQ(card.accuracyText(), QStringLiteral("12.5 %"));
    if (!lane.attends) {
        EXPECT_TRUE(card.entropyText().contains(QChar(0x2014)));
        EXPECT_TRUE(card.aerText().contains(QChar(0x2014)));
        return;
    }
    double entropy = 0;
    std::vector<Vector> weights;
    for (int row = 0; row < rows; ++row) {
        weights.push_back(lane.trace->steps[static_cast<std::size_t>(row)].alignment().weights);
        for (const Real weight : weights.back())
            entropy -= weight > 0 ? static_cast<double>(weight) * std::log2(static_cast<double>(weight)) : 0;
    }
    EXPECT_NEAR(card.entropyText().split(' ').first().toDouble(), entropy / rows, 0.00501);
    const std::optional<double> aer = alignmentCounts(weights, lane.links).errorRate();
    if (aer)
        EXPECT_NEAR(card.aerText().toDouble(), *aer, 0.00501);
    else
        EXPECT_TRUE(card.aerText().contains(QChar(0x2014)));
}

class MainWindowTest : public WindowTest {
protected:
    void expectAllCardsShow(int step) {
        EXPECT_EQ(this->step(), step);
        for (int lane = 0; lane < grid()->laneCount(); ++lane)
            expectCardShowsTrace(*grid()->card(lane), step);
    }
};

TEST_F(MainWindowTest, FirstLaunchShowsAllLanesPartlyDecoded) {
    open();
    EXPECT_EQ(grid()->laneCount(), 8);
    EXPECT_TRUE(area()->showsLanes());
    EXPECT_FALSE(edit()->text().isEmpty());
    EXPECT_GT(step(), 0);
    EXPECT_FALSE(window->session().isFinished());
    EXPECT_TRUE(action("step")->isEnabled());
    expectAllCardsShow(step());
}

TEST_F(MainWindowTest, SpaceAndArrowsStepThroughEveryLane) {
    open();
    const int start = step();
    press(Qt::Key_Space);
    expectAllCardsShow(start + 1);
    press(Qt::Key_Right);
    press(Qt::Key_PageDown);
    expectAllCardsShow(start + 3);
    press(Qt::Key_Left);
    press(Qt::Key_PageUp);
    expectAllCardsShow(start + 1);
    EXPECT_EQ(outputChips()->tokens().size(), start + 1);
    EXPECT_TRUE(text("position").startsWith(QStringLiteral("step %1").arg(start + 1)));
    press(Qt::Key_Home);
    EXPECT_EQ(step(), 0);
    EXPECT_FALSE(action("back")->isEnabled());
    EXPECT_FALSE(child<QToolButton>("firstButton")->isEnabled());
    EXPECT_TRUE(outputChips()->tokens().isEmpty());
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_TRUE(window->session().isFinished());
    EXPECT_FALSE(action("step")->isEnabled());
    EXPECT_FALSE(action("last")->isEnabled());
    const int last = step();
    press(Qt::Key_Space);
    EXPECT_EQ(step(), last);
    expectAllCardsShow(last);
}

TEST_F(MainWindowTest, BackKeepsWhatWasComputed) {
    open();
    const auto first = grid()->card(0)->data()->trace;
    const Vector weights = first->steps.front().alignment().weights;
    press(Qt::Key_Home);
    press(Qt::Key_Space);
    EXPECT_EQ(grid()->card(0)->data()->trace, first);
    EXPECT_EQ(grid()->card(0)->data()->trace->steps.front().alignment().weights, weights);
}

TEST_F(MainWindowTest, ButtonsOfTheBarStep) {
    open();
    const int start = step();
    QTest::mouseClick(child<QToolButton>("stepButton"), Qt::LeftButton);
    EXPECT_EQ(step(), start + 1);
    QTest::mouseClick(child<QToolButton>("backButton"), Qt::LeftButton);
    QTest::mouseClick(child<QToolButton>("firstButton"), Qt::LeftButton);
    EXPECT_EQ(step(), 0);
    QTest::mouseClick(child<QToolButton>("lastButton"), Qt::LeftButton);
    waitUntilDecoded();
    EXPECT_TRUE(window->session().isFinished());
    // A focused button takes the space bar for itself.
    child<QToolButton>("firstButton")->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(step(), 0);
}

TEST_F(MainWindowTest, PlayRunsToTheEndAndStops) {
    open();
    window->cursor().setSpeed(100);
    press(Qt::Key_P);
    EXPECT_TRUE(window->cursor().isPlaying());
    EXPECT_EQ(action("play")->text(), QStringLiteral("&Pause"));
    press(Qt::Key_P);
    EXPECT_FALSE(window->cursor().isPlaying());
    press(Qt::Key_P);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->cursor().isPlaying(); }, 20000));
    EXPECT_TRUE(window->session().isFinished());
    EXPECT_FALSE(action("play")->isEnabled());
    EXPECT_EQ(action("play")->text(), QStringLiteral("&Play"));
}

TEST_F(MainWindowTest, TypingGoesIntoTheTextAndDecodesAnew) {
    open();
    const int start = step();
    replaceText(QStringLiteral("9 May 1998"));
    EXPECT_EQ(edit()->text(), QStringLiteral("9 May 1998"));  // blanks, p and digits are not shortcuts here
    EXPECT_FALSE(window->cursor().isPlaying());
    waitUntilDecoded();  // a slow machine needs more than one slice
    EXPECT_EQ(sourceChips()->tokens().size(), 10);
    EXPECT_EQ(step(), start);
    expectAllCardsShow(start);
    for (int lane = 0; lane < 8; ++lane)
        EXPECT_EQ(grid()->card(lane)->data()->trace->source.size(), 10U);
    press(Qt::Key_Escape);
    EXPECT_FALSE(edit()->hasFocus());
    press(Qt::Key_Space);
    waitUntilDecoded();
    EXPECT_EQ(step(), start + 1);
    EXPECT_EQ(edit()->text(), QStringLiteral("9 May 1998"));
    press(Qt::Key_L, Qt::ControlModifier);
    EXPECT_TRUE(edit()->hasFocus());
    press(Qt::Key_Return);
    EXPECT_FALSE(edit()->hasFocus());
}

TEST_F(MainWindowTest, UndoAndRedoCoverTextAndLanesAndReading) {
    open();
    const QString before = edit()->text();
    replaceText(QStringLiteral("3 June 2001"));
    action("show-dot")->trigger();
    EXPECT_EQ(grid()->laneCount(), 7);
    action("reference")->trigger();
    EXPECT_EQ(window->session().effectiveReads(), ui::DecoderReads::Reference);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window->session().effectiveReads(), ui::DecoderReads::OwnOutput);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(grid()->laneCount(), 8);
    press(Qt::Key_Z, Qt::ControlModifier);  // undoes all of the typing
    EXPECT_EQ(edit()->text(), before);
    EXPECT_FALSE(action("undo")->isEnabled());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(edit()->text(), QStringLiteral("3 June 2001"));
    EXPECT_EQ(sourceChips()->tokens().size(), 11);
}

TEST_F(MainWindowTest, KeysSelectLanesAndStages) {
    open();
    press(Qt::Key_3);
    EXPECT_EQ(window->cursor().selection().lane, 2);
    EXPECT_TRUE(action("lane3")->isChecked());
    auto* stages = window->findChild<ui::StagesView*>();
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(stages->stage(), 1);
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(stages->stage(), 2);
    press(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(stages->stage(), 1);
    const int start = step();
    for (int i = 0; i < 6; ++i)
        press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(stages->stage(), 1);  // the next token comes after the last stage
    EXPECT_EQ(step(), start + 1);
    QTest::mouseClick(grid()->card(5), Qt::LeftButton, {}, QPoint(20, 12));
    EXPECT_EQ(window->cursor().selection().lane, 5);
}

TEST_F(MainWindowTest, LanesAreHiddenDownToOneAndTheLastSaysWhyItStays) {
    open();
    const auto* message = window->findChild<ui::MessageBar*>();
    // Tests the keys, because actions of a hidden lane's card are hidden with it.
    for (int lane = 0; lane < 8; ++lane) {
        EXPECT_TRUE(message->isHidden());
        press(static_cast<Qt::Key>(Qt::Key_1 + lane), Qt::AltModifier | Qt::ShiftModifier);
    }
    EXPECT_EQ(grid()->laneCount(), 1);
    EXPECT_TRUE(message->isVisible());
    EXPECT_TRUE(message->text().startsWith(QStringLiteral("No attention is the only lane that is shown.")))
        << message->text().toStdString();
    EXPECT_TRUE(action("show-none")->isChecked());
    press(Qt::Key_8);  // there is no such lane, so nothing happens
    action("show-dot")->trigger();
    EXPECT_EQ(grid()->laneCount(), 2);
    expectAllCardsShow(step());
}

TEST_F(MainWindowTest, SetsOfLanesAreOneClickAndOneUndo) {
    open();
    const auto names = [this] {
        QStringList list;
        for (int lane = 0; lane < grid()->laneCount(); ++lane)
            list.append(grid()->card(lane)->data()->name);
        return list;
    };
    auto* button = child<QToolButton>("laneSets");
    ASSERT_TRUE(button->isVisible());
    EXPECT_EQ(button->text(), QStringLiteral("Lanes: all ▾"));
    EXPECT_TRUE(action("lanes-all")->isChecked());
    QTimer::singleShot(50, window.get(), [this] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(action("lanes-dot-scaled_dot")).center());
    });
    QTest::mouseClick(button, Qt::LeftButton);
    // After a menu closes, the window becomes active again, like under a window manager. The menu may close
    // late.
    QTest::qWait(50);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        window->activateWindow();
        return window->isActiveWindow() && QApplication::focusWidget();
    }));
    EXPECT_EQ(names(), (QStringList{"Dot", "Scaled dot"}));
    EXPECT_EQ(button->text(), QStringLiteral("Lanes: Dot | Scaled dot ▾"));
    EXPECT_TRUE(action("lanes-dot-scaled_dot")->isChecked());
    press(Qt::Key_A, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_EQ(names(), (QStringList{"Additive", "No attention"}));
    press(Qt::Key_C, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_EQ(names(), (QStringList{"Content", "Location"}));
    press(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(names(), (QStringList{"General"}));
    EXPECT_EQ(button->text(), QStringLiteral("Lanes: General ▾"));
    expectAllCardsShow(step());
    press(Qt::Key_1, Qt::AltModifier | Qt::ShiftModifier);
    press(Qt::Key_3, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_EQ(button->text(), QStringLiteral("Lanes: 3 of 8 ▾"));
    press(Qt::Key_0, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_EQ(grid()->laneCount(), 8);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(grid()->laneCount(), 3);
    press(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(grid()->laneCount(), 8);
}

TEST_F(MainWindowTest, OneLaneAloneIsShownByEveryPicture) {
    open();
    press(Qt::Key_1, Qt::AltModifier);
    for (const char* picture : {"linesPicture", "differencePicture", "beamPicture", "heatmapPicture"}) {
        action(picture)->trigger();
        QCoreApplication::processEvents();
        EXPECT_EQ(grid()->laneCount(), 1) << picture;
        press(Qt::Key_Space);
    }
}

TEST_F(MainWindowTest, HoverLightsTheTokenEverywhere) {
    open();
    // The mouse may be there since an earlier test, and only a move is an event.
    QTest::mouseMove(sourceChips(), sourceChips()->chipRect(1).center());
    QTest::mouseMove(sourceChips(), sourceChips()->chipRect(4).center());
    EXPECT_EQ(window->cursor().selection().source, 4);
    QTest::mouseMove(outputChips(), outputChips()->chipRect(1).center());
    EXPECT_EQ(window->cursor().selection().row, 1);
    ui::AttentionPlot* plot = grid()->card(6)->plot();
    const QRectF cells = plot->places().cells;
    const double column = cells.width() / static_cast<double>(sourceChips()->tokens().size());
    QTest::mouseMove(plot, QPoint(qRound(cells.left() + column * 2.5), qRound(cells.top() + 3)));
    EXPECT_EQ(window->cursor().selection().source, 2);
    EXPECT_EQ(window->cursor().selection().row, 0);
    QTest::mouseMove(window.get(), QPoint(3, window->height() - 3));
    EXPECT_EQ(window->cursor().selection().source, -1);
}

TEST_F(MainWindowTest, ChipsOfTheOutputGoToTheirStep) {
    open();
    QTest::mouseClick(outputChips(), Qt::LeftButton, {}, outputChips()->chipRect(1).center());
    EXPECT_EQ(step(), 2);
}

TEST_F(MainWindowTest, ReferenceIsReadWhereItIsKnown) {
    open();
    replaceText(QStringLiteral("9 May 1998"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(action("reference")->isEnabled());
    QTest::mouseClick(child<QToolButton>("referenceButton"), Qt::LeftButton);
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_EQ(step(), 11);
    EXPECT_EQ(outputChips()->tokens().join(QString()), QStringLiteral("1998-05-09</s>"));
    EXPECT_EQ(text("position"), QStringLiteral("step 11 / 11"));
    for (int lane = 0; lane < 8; ++lane) {
        const LaneData& data = *grid()->card(lane)->data();
        EXPECT_TRUE(data.trace->steps.front().forced);
        EXPECT_FALSE(data.links.empty());
    }
    expectAllCardsShow(11);
    replaceText(QStringLiteral("no date"));
    EXPECT_FALSE(action("reference")->isEnabled());
    EXPECT_TRUE(action("ownOutput")->isChecked());
    EXPECT_TRUE(action("reference")->toolTip().contains(QStringLiteral("not known")));
    EXPECT_FALSE(grid()->card(0)->data()->trace->steps.front().forced);
}

TEST_F(MainWindowTest, OwnOutputIsMeasuredOnlyWhereItEqualsTheReference) {
    open();
    replaceText(QStringLiteral("9 May 1998"));
    press(Qt::Key_End);
    waitUntilDecoded();
    for (int lane = 0; lane < 8; ++lane) {
        const LaneData& data = *grid()->card(lane)->data();
        for (const Link& link : data.links)
            EXPECT_EQ(data.outputTokens[link.target], data.referenceTokens[link.target]);
    }
}

TEST_F(MainWindowTest, CountsAreTrue) {
    open();
    replaceText(QStringLiteral("9 May 1998"));
    press(Qt::Key_Escape);
    waitUntilDecoded();
    qint64 computed = 0;
    for (int lane = 0; lane < 8; ++lane) {
        for (const StepTrace& row : grid()->card(lane)->data()->trace->steps)
            computed += row.alignment().weights.size();
    }
    const QString counts = text("counts");
    EXPECT_TRUE(counts.startsWith(QStringLiteral("10 tokens · 8 lanes · %1 weights computed").arg(computed)))
        << counts.toStdString();
}

TEST_F(MainWindowTest, ThemesChangeAtOnce) {
    open();
    const QImage light = grid()->card(0)->grab().toImage();
    action("dark")->trigger();
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Dark);
    EXPECT_NE(grid()->card(0)->grab().toImage(), light);
    action("projector")->trigger();
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Projector);
    action("cividis")->trigger();
    EXPECT_EQ(ui::theme().map, ui::ColourMap::Cividis);
    action("light")->trigger();
    action("blues")->trigger();
    QCoreApplication::processEvents();
    EXPECT_EQ(grid()->card(0)->grab().toImage(), light);
}

TEST_F(MainWindowTest, EveryCommandIsExplainedAndNoKeyIsTakenTwice) {
    open();
    std::set<QString> keys;
    QList<QAction*> open;
    for (QAction* top : window->menuBar()->actions())
        open.append(top->menu()->actions());
    int commands = 0;
    while (!open.isEmpty()) {
        QAction* command = open.takeFirst();
        if (command->menu()) {
            open.append(command->menu()->actions());
        } else if (!command->isSeparator()) {
            ++commands;
            EXPECT_FALSE(command->statusTip().isEmpty()) << command->text().toStdString();
            EXPECT_FALSE(command->toolTip().isEmpty()) << command->text().toStdString();
            for (const QKeySequence& key : command->shortcuts())
                EXPECT_TRUE(keys.insert(key.toString()).second) << key.toString().toStdString();
        }
    }
    EXPECT_GT(commands, 30);
    for (const char* key : {"Space", "Right", "Left", "Home", "End", "P", "PgUp", "PgDown", "Shift+Right",
                            "1", "8", "Ctrl+O", "Ctrl+Z", "Ctrl+Shift+Z", "F1"})
        EXPECT_TRUE(keys.contains(QLatin1String(key))) << key;
}

TEST_F(MainWindowTest, WhatTakesTheFocusHasAName) {
    open();
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        const bool takesFocus = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
        EXPECT_FALSE(takesFocus && widget->accessibleName().isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

TEST_F(MainWindowTest, TabGoesFromTextToLanesToStages) {
    open();
    press(Qt::Key_L, Qt::ControlModifier);
    QStringList order;
    for (int i = 0; i < 20; ++i) {
        const QWidget* focus = QApplication::focusWidget();
        const QWidget* card = focus->parentWidget();
        order << (focus->objectName() == QStringLiteral("heatmap") ? card->accessibleName()
                                                                   : focus->objectName());
        press(Qt::Key_Tab);
    }
    const auto first = order.indexOf(QStringLiteral("Lane Additive"));
    EXPECT_EQ(order.mid(0, 3), (QStringList{"sourceText", "sourceChips", "outputChips"}));
    EXPECT_EQ(first, 4) << order.join(' ').toStdString();  // it comes after the grid itself
    EXPECT_EQ(order.indexOf(QStringLiteral("Lane No attention")), first + 7);
    EXPECT_EQ(order.indexOf(QStringLiteral("checkButton")), first + 8);
    EXPECT_EQ(order.indexOf(QStringLiteral("stage1")), first + 10);
    EXPECT_EQ(order.indexOf(QStringLiteral("stage6")), first + 15);
}

TEST_F(MainWindowTest, LegendOfLinksStandsThereWhenLinksAreKnown) {
    open();
    const auto* legend = window->findChild<ui::LinkLegend*>();
    ASSERT_NE(legend, nullptr);
    EXPECT_TRUE(legend->isVisible());
    EXPECT_TRUE(legend->toolTip().contains(QStringLiteral("Dashed")));
    // The legend names what the text has: letters of a month are possible links, digits are known ones.
    replaceText(QStringLiteral("2024-02-29"));
    QTest::qWait(1);
    const int ofDigits = legend->width();
    EXPECT_EQ(ofDigits, legend->sizeHint().width());
    replaceText(QStringLiteral("9 May 1998"));
    QTest::qWait(1);
    EXPECT_GT(legend->width(),
              ofDigits + QFontMetrics(ui::theme().small).horizontalAdvance(QStringLiteral("possible link")));
    replaceText(QStringLiteral("no date"));
    EXPECT_FALSE(legend->isVisible());
}

TEST_F(MainWindowTest, SpaceInTheTextIsABlank) {
    open();
    waitUntilDecoded();
    const int before = step();
    press(Qt::Key_L, Qt::ControlModifier);
    press(Qt::Key_End);
    press(Qt::Key_Space);
    EXPECT_TRUE(edit()->text().endsWith(QLatin1Char(' ')));
    waitUntilDecoded();
    EXPECT_EQ(step(), before);
}

// When the disk is full, the old picture stays and the window says so. With room, the file has the whole
// window.
TEST_F(MainWindowTest, TheScreenshotOfTheMenuIsWholeOrNone) {
    open();
    waitUntilDecoded();
    const TemporaryFolder folder;
    const std::string path = folder.write("window.png", "a good picture");
    const auto save = [&] {
        DialogAnswers answers;
        answers.choose(path);
        answers.press("", QMessageBox::Yes);  // the file exists already
        child<QAction>("screenshot")->trigger();
        EXPECT_EQ(answers.came(), 2);
    };
    {
        const SmallDisk disk(1000);
        save();
    }
    EXPECT_EQ(readBytes(path), "a good picture");
    EXPECT_TRUE(window->findChild<ui::MessageBar*>()->text().contains(
        QStringLiteral("window.png: cannot be written: ")));
    save();
    EXPECT_EQ(QImage(QString::fromStdString(path)).size(), window->size());
    EXPECT_EQ(folder.fileCount(), 1U);
}

}  // namespace
}  // namespace attn::test
