// SPDX-License-Identifier: GPL-3.0-or-later
// The window in front of a class, and its guesses, with the keys and clicks of a lesson.
#include <gmock/gmock.h>

#include <QDockWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lines/lines_view.h"

namespace attn::test {
namespace {

class PresenterTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        options.theme = ui::ThemeKind::Light;
        open(options);
        waitUntilDecoded();
    }
    void TearDown() override {
        WindowTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
    ui::AttentionPlot& plot() const { return *grid()->card(0)->plot(); }
    QPoint column(int source) const {
        const ui::AttentionLayout& layout = plot().places();
        return {static_cast<int>(layout.cell(0, source).center().x()),
                static_cast<int>(layout.cells.center().y())};
    }
    int focus(int row) const { return ui::focusOf(grid()->card(0)->data()->rows[row]); }
    bool isAnyBarShown() const {
        for (const QToolBar* bar : window->findChildren<QToolBar*>()) {
            if (bar->isVisible())
                return true;
        }
        return window->statusBar()->isVisible() || window->menuBar()->height() > 0 ||
               child<QDockWidget>("stagesDock")->isVisible();
    }
};

TEST_F(PresenterTest, NothingButTheLanesAndBackAgain) {
    press(Qt::Key_F5);
    QApplication::processEvents();
    EXPECT_TRUE(window->isFullScreen());
    EXPECT_FALSE(isAnyBarShown());
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Projector);
    press(Qt::Key_PageDown);
    EXPECT_EQ(step(), 4) << "a remote goes on";
    press(Qt::Key_PageUp);
    EXPECT_EQ(step(), 3);
    press(Qt::Key_2);
    EXPECT_EQ(window->cursor().selection().lane, 1);
    press(Qt::Key_Escape);
    QApplication::processEvents();
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_TRUE(window->statusBar()->isVisible());
    EXPECT_GT(window->menuBar()->height(), 0);
    EXPECT_EQ(ui::theme().kind, ui::ThemeKind::Light);
    press(Qt::Key_F5);
    press(Qt::Key_F5);
    EXPECT_FALSE(window->isFullScreen());
}

TEST_F(PresenterTest, TheDockHasItsHeightBackAlsoAtTheNextStart) {
    auto* dock = child<QDockWidget>("stagesDock");
    dock->show();
    QApplication::processEvents();
    window->resizeDocks({dock}, {260}, Qt::Vertical);
    QApplication::processEvents();
    const int height = dock->height();
    const QSize size = window->size();
    ASSERT_NEAR(height, 260, 2);
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_F5);
        QApplication::processEvents();
        press(Qt::Key_Escape);
        QApplication::processEvents();
        EXPECT_EQ(window->size(), size);
        EXPECT_EQ(dock->height(), height);
        EXPECT_TRUE(child<QWidget>("checkButton")->isVisible());
    }
    press(Qt::Key_F5);
    QApplication::processEvents();
    window->close();
    opensAll = false;
    open();
    EXPECT_EQ(window->size(), size);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_EQ(child<QDockWidget>("stagesDock")->height(), height);
}

TEST_F(PresenterTest, NoGapSplitsTheBarOfModes) {
    const auto expectJoined = [this](const char* when) {
        QApplication::processEvents();
        const QWidget* before = nullptr;
        for (const char* name : {"stepModeButton", "trainModeButton", "inspectModeButton"}) {
            const auto* button = child<QWidget>(name);
            if (before) {
                EXPECT_EQ(button->geometry().left(), before->geometry().right() + 1) << name << when;
            }
            before = button;
        }
    };
    expectJoined("at the start");
    press(Qt::Key_F5);
    press(Qt::Key_Escape);
    expectJoined("after F5");
    for (const char* theme : {"dark", "projector", "light"}) {
        action(theme)->trigger();
        expectJoined(theme);
    }
}

TEST_F(PresenterTest, WhatACheckFindsIsNoProblem) {
    press(Qt::Key_F5);
    press(Qt::Key_K, Qt::ControlModifier);
    const auto* message = window->findChild<ui::MessageBar*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return message->isVisible(); }, 20000));
    EXPECT_THAT(message->text().toStdString(), testing::HasSubstr("numbers, computed again"));
    EXPECT_FALSE(message->isProblem());
}

TEST_F(PresenterTest, TheBlankScreenGoesWithAnyKeyWhichDoesNothingElse) {
    press(Qt::Key_F5);
    press(Qt::Key_Period);
    QApplication::processEvents();
    auto* blank = child<QWidget>("blankScreen");
    ASSERT_TRUE(blank);
    EXPECT_EQ(blank->geometry(), window->rect());
    EXPECT_EQ(blank->grab().toImage().pixelColor(5, 5), QColor(Qt::black));
    const int before = step();
    press(Qt::Key_Space);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(window->findChild<QWidget*>(QStringLiteral("blankScreen")), nullptr);
    EXPECT_EQ(step(), before);
    EXPECT_TRUE(window->isFullScreen());
    press(Qt::Key_Space);
    EXPECT_EQ(step(), before + 1) << "the keys go where they went before";
}

TEST_F(PresenterTest, AnotherModeEndsIt) {
    press(Qt::Key_F5);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_FALSE(child<QToolBar>("stepToolBar")->isVisible());
    EXPECT_TRUE(child<QToolBar>("modeBar")->isVisible());
    EXPECT_FALSE(child<QDockWidget>("stagesDock")->isVisible());
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_TRUE(child<QToolBar>("stepToolBar")->isVisible());
}

TEST_F(PresenterTest, AGuessIsMarkedThenScored) {
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_THAT(text("guesses").toStdString(), testing::HasSubstr("Step 4: what will Additive look at?"));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, column(2));
    EXPECT_EQ(step(), 3) << "a click goes nowhere";
    EXPECT_EQ(window->cursor().selection().guess, 2);
    EXPECT_THAT(text("guesses").toStdString(), testing::HasSubstr("your guess is"));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, column(2));
    EXPECT_EQ(window->cursor().selection().guess, -1) << "taken back";
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, column(2));
    grid()->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(step(), 4);
    EXPECT_EQ(window->cursor().selection().guess, -1);
    EXPECT_EQ(window->cursor().selection().lastGuess, 2);
    const bool isRight = focus(3) == 2;
    const Vector& weights = grid()->card(0)->data()->trace->steps[3].alignment().weights;
    const QString shown = text("guesses");
    EXPECT_THAT(shown.toStdString(), testing::StartsWith(isRight ? "✓" : "✗"));
    EXPECT_TRUE(shown.contains(ui::exactNumber(static_cast<double>(weights[2])))) << shown.toStdString();
    EXPECT_TRUE(shown.contains(QStringLiteral("%1 of 1 right").arg(isRight ? 1 : 0))) << shown.toStdString();
}

TEST_F(PresenterTest, TheWordOnAGuessHidesNothing) {
    ui::setTheme(ui::ThemeKind::Projector);
    child<QDockWidget>("stagesDock")->hide();
    action("showTokens")->setChecked(false);
    window->resize(1024, 768);
    press(Qt::Key_F);
    press(Qt::Key_G, Qt::ControlModifier);
    const auto expectClear = [this] {
        QTest::qWait(1);
        const auto* guesses = child<QLabel>("guesses");
        ASSERT_TRUE(guesses->isVisible());
        const ui::AttentionLayout& layout = plot().places();
        const int row = step() - 1;
        ASSERT_TRUE(row < 0 || layout.showsRow(row));
        const auto inWindow = [this](const QRectF& part) {
            return part.toAlignedRect().translated(plot().mapTo(window.get(), QPoint(0, 0)));
        };
        const QRect lanes(grid()->viewport()->mapTo(window.get(), QPoint(0, 0)), grid()->viewport()->size());
        const QRect said(guesses->mapTo(window.get(), QPoint(0, 0)), guesses->size());
        EXPECT_LE(said.bottom(), lanes.top());
        EXPECT_TRUE(lanes.contains(inWindow(layout.bars)));
        EXPECT_TRUE(row < 0 || lanes.contains(inWindow(layout.cell(row, 0))));
        EXPECT_LE(said.height(), 2 * QFontMetrics(guesses->font()).height() + 8);
    };
    expectClear();
    EXPECT_TRUE(text("guesses").contains(QStringLiteral("Click a source token, or Tab, →, G")));
    for (int i = 0; i < 4; ++i) {
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, column(2));
        grid()->setFocus();
        press(Qt::Key_Space);
        expectClear();
    }
    EXPECT_TRUE(child<QLabel>("guesses")->toolTip().contains(QStringLiteral("mean weight")));
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(PresenterTest, AChipIsAGuessToo) {
    action("showTokens")->setChecked(true);
    QApplication::processEvents();
    press(Qt::Key_G, Qt::ControlModifier);
    QTest::mouseClick(sourceChips(), Qt::LeftButton, {}, sourceChips()->chipRect(2).center());
    EXPECT_EQ(window->cursor().selection().guess, 2);
    EXPECT_EQ(step(), 3);
    press(Qt::Key_G, Qt::ControlModifier);
    QTest::mouseClick(sourceChips(), Qt::LeftButton, {}, sourceChips()->chipRect(3).center());
    EXPECT_EQ(window->cursor().selection().guess, -1) << "no guesses, no clicks on chips";
}

// Compares pictures of the rows' labels before anything is decoded.
TEST_F(PresenterTest, NoLabelGivesTheComingOutputAway) {
    action("showTokens")->setChecked(false);  // the reference uses the place of the tokens
    action("first")->trigger();
    const auto labels = [this] {
        QApplication::processEvents();
        const ui::AttentionLayout& layout = plot().places();
        const double ratio = plot().devicePixelRatioF();
        const QRectF place(0, layout.cells.top(), layout.cells.left() - 6, layout.cells.height());
        return plot().grab().toImage().copy(
            QRectF(place.topLeft() * ratio, place.size() * ratio).toAlignedRect());
    };
    const auto isEmpty = [](const QImage& image) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return false;
        return true;
    };
    EXPECT_FALSE(isEmpty(labels())) << "what is expected";
    EXPECT_TRUE(child<QLabel>("reference")->isVisible());
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(isEmpty(labels()));
    EXPECT_FALSE(child<QLabel>("reference")->isVisible());
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_FALSE(isEmpty(labels()));
    EXPECT_TRUE(child<QLabel>("reference")->isVisible());
}

TEST_F(PresenterTest, LinesTakeGuessesToo) {
    action("linesPicture")->trigger();
    press(Qt::Key_G, Qt::ControlModifier);
    ui::LinesView* lines = grid()->card(0)->lines();
    ASSERT_NE(lines, nullptr);
    ASSERT_TRUE(lines->isVisible()) << "they stay";
    const int next = step();
    QTest::mouseClick(lines, Qt::LeftButton, {}, lines->places().sourcePlace(2).center().toPoint());
    EXPECT_EQ(step(), next);
    EXPECT_EQ(window->cursor().selection().guess, 2);
    grid()->setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(window->cursor().selection().lastGuess, 2);
    EXPECT_THAT(text("guesses").toStdString(), testing::HasSubstr("of 1 right"));
}

TEST_F(PresenterTest, TheRightGuessIsSaidToBeRight) {
    press(Qt::Key_End);
    waitUntilDecoded();
    std::vector<int> focuses;
    for (int row = 0; row < static_cast<int>(grid()->card(0)->data()->trace->steps.size()); ++row)
        focuses.push_back(focus(row));
    press(Qt::Key_Home);
    press(Qt::Key_G, Qt::ControlModifier);
    for (int row = 0; row < 2; ++row) {
        window->cursor().setHoveredSource(focuses[static_cast<std::size_t>(row)]);
        press(Qt::Key_G);
        press(Qt::Key_Space);
    }
    EXPECT_THAT(text("guesses").toStdString(), testing::StartsWith("✓"));
    EXPECT_THAT(text("guesses").toStdString(), testing::HasSubstr("2 of 2 right"));
    replaceText(QStringLiteral("1 June 2001"));
    EXPECT_EQ(window->cursor().selection().lastGuess, -1) << "another text, other guesses";
}

}  // namespace
}  // namespace attn::test
