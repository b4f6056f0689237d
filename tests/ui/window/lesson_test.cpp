// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson at a projector of 1024 × 768 with the bundled models, by the keys and clicks of a teacher.
#include <gmock/gmock.h>

#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/pictures/lines/link_legend.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_node_panel.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_view.h"
#include "ui/step/explain/explanation_window.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/text_note.h"
#include "ui/step/what_if/temperature_dialog.h"

namespace attn::test {
namespace {

class LessonTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(resourceDir().string()));
        opensAll = false;
    }
    void TearDown() override {
        WindowTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
    void openLesson(const char* example, const QString& text = {}) {
        ui::LaunchOptions options;
        options.example = QLatin1String(example);
        options.theme = ui::ThemeKind::Projector;
        options.size = QSize(1024, 768);
        open(options);
        if (!text.isEmpty())
            window->session().setSourceText(text);
        press(Qt::Key_End);
        waitUntilDecoded();
        window->resize(1024, 768);
        QTest::qWait(1);
    }
    // The offscreen platform's screen has its own size.
    void present() {
        press(Qt::Key_F5);
        window->setWindowState(Qt::WindowNoState);
        window->resize(1024, 768);
        QTest::qWait(20);
        ASSERT_EQ(window->size(), QSize(1024, 768));
    }
    // A closed menu takes the focus away for a moment.
    void backToTheWindow() {
        ASSERT_TRUE(QTest::qWaitFor([&] {
            QCoreApplication::processEvents();
            if (QApplication::activeWindow() != window.get())
                window->activateWindow();
            return QApplication::activeWindow() == window.get() && QApplication::focusWidget() != nullptr;
        }));
    }
    // Chooses an entry of the list of examples.
    void choose(const char* menu, const QString& start) {
        for (QAction* action : child<QMenu>(menu)->actions())
            if (action->text().startsWith(start)) {
                action->trigger();
                waitUntilDecoded();
                QTest::qWait(20);
                return;
            }
        FAIL() << "no example " << start.toStdString();
    }
    void openTree() {
        choose("beams", QStringLiteral("she meets"));
        ui::BeamController& beam = window->findChild<ui::StepMode*>()->beam();
        ASSERT_TRUE(QTest::qWaitFor([&] { return beam.isCurrent(); }, 60'000));
        QTest::qWait(20);
    }
    ui::BeamView& tree() const { return *window->findChild<ui::BeamView*>(); }
    QDockWidget* dock() const { return child<QDockWidget>("stagesDock"); }
    QRect inWindow(const QWidget* part) const {
        return {part->mapTo(window.get(), QPoint(0, 0)), part->size()};
    }
};

TEST_F(LessonTest, EscapeClosesTheWindowOfWhyAndThePresenterViewStays) {
    openLesson("dates");
    present();
    for (int i = 0; i < 2; ++i) {
        press(Qt::Key_W);
        auto* why = window->findChild<ui::ExplanationWindow*>();
        ASSERT_NE(why, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowActive(why));
        QTest::keyClick(why->focusWidget() ? why->focusWidget() : why, Qt::Key_Escape);
        EXPECT_FALSE(why->isVisible());
        EXPECT_TRUE(action("present")->isChecked());
        backToTheWindow();
    }
    press(Qt::Key_Escape);
    EXPECT_FALSE(action("present")->isChecked());
}

TEST_F(LessonTest, TheKeysAreTheTreesOnceItsPathIsDecoded) {
    openLesson("translate");
    openTree();
    auto* decode = child<QPushButton>("decodePathButton");
    const QString text = edit()->text();
    ASSERT_TRUE(decode->isEnabled());
    decode->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    waitUntilDecoded();
    EXPECT_FALSE(decode->isEnabled());
    EXPECT_TRUE(tree().hasFocus());
    press(Qt::Key_Space);
    EXPECT_EQ(edit()->text(), text);
    press(Qt::Key_Z, Qt::ControlModifier);
    waitUntilDecoded();
    ASSERT_TRUE(QTest::qWaitFor([&] { return decode->isEnabled(); }, 60'000));
    QTest::mouseClick(decode, Qt::LeftButton);
    waitUntilDecoded();
    EXPECT_TRUE(tree().hasFocus());
}

TEST_F(LessonTest, AClosedDockStaysClosedWhenAnExampleOfAnotherTaskIsChosen) {
    openLesson("dates");
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Right, Qt::ShiftModifier);
    ASSERT_TRUE(dock()->isVisible()) << "who asks for a stage sees it";
    press(Qt::Key_D, Qt::ControlModifier);
    ASSERT_FALSE(dock()->isVisible());
    choose("examples_translate", QString());
    EXPECT_FALSE(dock()->isVisible());
    choose("fixedVector", QString());
    press(Qt::Key_2);
    choose("examples_dates", QString());
    EXPECT_FALSE(dock()->isVisible());
    press(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_TRUE(dock()->isVisible());
}

TEST_F(LessonTest, TheDockIsAwayWhileTheTreeHasNoRoomAndComesBack) {
    openLesson("translate");
    press(Qt::Key_D, Qt::ControlModifier);
    QTest::qWait(20);
    ASSERT_TRUE(dock()->isVisible());
    const int height = dock()->height();
    openTree();
    EXPECT_FALSE(dock()->isVisible());
    EXPECT_TRUE(window->findChild<ui::StepMode*>()->wantsDock()) << "as it is remembered";
    EXPECT_GE(tree().height(), tree().minimumSizeHint().height());
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(20);
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_NEAR(dock()->height(), height, 2);
    // The panel is shown beside the tree on request. It scrolls and does not print lines over each other.
    press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(20);
    ASSERT_FALSE(dock()->isVisible());
    press(Qt::Key_D, Qt::ControlModifier);
    QTest::qWait(20);
    EXPECT_TRUE(dock()->isVisible());
    auto* panel = window->findChild<ui::BeamNodePanel*>();
    int bottom = -1;
    for (const char* line : {"beamNode", "beamFate", "beamText", "beamToken", "beamNumbers"}) {
        const auto* label = panel->findChild<QLabel*>(QLatin1String(line));
        EXPECT_GT(label->y(), bottom) << line;
        bottom = label->geometry().bottom();
    }
    EXPECT_GT(child<QPushButton>("decodePathButton")->y(), bottom);
    EXPECT_GT(child<QScrollArea>("beamPanelArea")->verticalScrollBar()->maximum(), 0);
    press(Qt::Key_1, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(dock()->isVisible());
}

TEST_F(LessonTest, EveryTokenOfTheTreeIsSeenOnceItFits) {
    openLesson("translate");
    present();
    openTree();
    QTest::mouseClick(child<QToolButton>("beamFit"), Qt::LeftButton);
    QTest::qWait(20);
    const QRectF room(tree().viewport()->rect());
    for (std::size_t node = 0; node < tree().places().chips.size(); ++node)
        EXPECT_TRUE(room.contains(tree().chipRect(static_cast<Index>(node)))) << node;
    EXPECT_GE(tree().zoom(), 0.6) << "it can be read in the last row";
    // At another size the panel is beside the tree again.
    QTest::mouseClick(child<QToolButton>("beamZoom"), Qt::LeftButton);
    QTest::qWait(20);
    const QRect panel = inWindow(child<QScrollArea>("beamPanelArea"));
    EXPECT_GT(panel.left(), inWindow(&tree()).right());
}

TEST_F(LessonTest, TheRightOutputIsNotCutWhereTheTextHasRoomToSpare) {
    openLesson("dates", QStringLiteral("the 5th of August 1971"));
    present();
    const auto* reference = static_cast<ui::ElidedLabel*>(child<QLabel>("reference"));
    const auto isWhole = [](const QLabel* label) {
        return label->fontMetrics().horizontalAdvance(label->text()) <= label->contentsRect().width();
    };
    EXPECT_EQ(reference->text().toStdString(), "true: 1971-08-05");
    EXPECT_TRUE(isWhole(reference)) << reference->width() << " " << edit()->width() << " "
                                    << reference->sizeHint().width();
    EXPECT_GE(edit()->width(), edit()->fontMetrics().horizontalAdvance(edit()->text()));
    EXPECT_FALSE(child<QLabel>("referenceBelow")->isVisible());
}

TEST_F(LessonTest, ALongTextAndItsRightOutputAreWhole) {
    openLesson("translate");
    choose("examples_translate", QString());
    const auto expectWhole = [this](const char* where) {
        QTest::qWait(20);
        const auto* reference = child<QLabel>("referenceBelow");
        ASSERT_TRUE(reference->isVisible()) << where;
        EXPECT_FALSE(child<QLabel>("reference")->isVisible()) << where;
        EXPECT_LE(reference->fontMetrics().horizontalAdvance(reference->text()), reference->width()) << where;
        EXPECT_THAT(reference->text().toStdString(), testing::StartsWith("true: ")) << where;
        const int edges = 2 * 12;
        EXPECT_LE(edit()->fontMetrics().horizontalAdvance(edit()->text()) + edges, edit()->width()) << where;
        // Other labels stay beside it.
        const auto* position = child<QLabel>("shownPosition");
        EXPECT_TRUE(position->isVisible()) << where;
        EXPECT_GT(inWindow(position).left(), inWindow(edit()).right()) << where;
    };
    EXPECT_EQ(edit()->text().size(), 54) << "long enough";
    present();
    expectWhole("1024 x 768");
    window->resize(1600, 980);
    expectWhole("1600 x 980");
    window->resize(1366, 768);
    expectWhole("1366 x 768");
    // A short text goes back into the line, and the second line vanishes.
    window->session().setSourceText(QStringLiteral("the man sleeps ."));
    waitUntilDecoded();
    QTest::qWait(20);
    EXPECT_FALSE(child<QLabel>("referenceBelow")->isVisible());
    // Outside that view it moves to an existing line.
    press(Qt::Key_Escape);
    EXPECT_FALSE(child<QLabel>("referenceBelow")->isVisible());
}

TEST_F(LessonTest, TheLegendsComeToRest) {
    openLesson("translate");
    choose("examples_translate", QString());
    present();
    QSignalSpy fitted(window->findChild<ui::SourcePanel*>(), &ui::SourcePanel::fitted);
    EXPECT_TRUE(QTest::qWaitFor([&] {
        fitted.clear();
        QTest::qWait(200);
        return fitted.isEmpty();
    }));
}

TEST_F(LessonTest, ATextWithoutARightOutputHasTheLine) {
    openLesson("translate", QStringLiteral("the zorgle was signd in Paris by nobody yesterday ."));
    window->resize(1366, 768);
    QTest::qWait(20);
    EXPECT_GT(edit()->width(), 2 * window->width() / 5);
    EXPECT_LT(edit()->fontMetrics().horizontalAdvance(edit()->text()), edit()->width() - 40);
}

TEST_F(LessonTest, OutlinesHaveTheirLegendAndTheRemarkIsWhole) {
    openLesson("dates", QStringLiteral("the 5th of August 1971"));
    const auto expectLegend = [this](const char* where) {
        QTest::qWait(20);
        int shown = 0;
        for (const auto* legend : window->findChildren<ui::LinkLegend*>())
            if (legend->isVisible()) {
                ++shown;
                EXPECT_TRUE(window->rect().contains(inWindow(legend))) << where;
                EXPECT_GE(legend->width(), legend->sizeHint().width()) << where;
            }
        EXPECT_EQ(shown, 1) << where;
    };
    const auto expectRemark = [this](const char* where) {
        const auto* note = child<QLabel>("textNote");
        ASSERT_TRUE(note->isVisible()) << where;
        EXPECT_THAT(note->text().toStdString(), testing::StartsWith("A weight may stand beside"));
        const QRect needed = note->fontMetrics().boundingRect(QRect(0, 0, note->width(), 1000),
                                                              Qt::TextWordWrap, note->text());
        EXPECT_LE(needed.height(), note->height()) << where;
        EXPECT_TRUE(note->wordWrap()) << where;
        EXPECT_LT(inWindow(note).bottom(), inWindow(grid()->viewport()).top() + 1) << where;
    };
    expectLegend("in the window");
    expectRemark("in the window");
    press(Qt::Key_F);
    expectLegend("one lane");
    press(Qt::Key_F);
    present();
    expectLegend("in front of a class");
    expectRemark("in front of a class");
    press(Qt::Key_F);
    expectLegend("in front of a class, all lanes");
    choose("examples_translate", QString());
    expectLegend("without a remark");
    press(Qt::Key_4, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(20);
    for (const auto* legend : window->findChildren<ui::LinkLegend*>())
        EXPECT_FALSE(legend->isVisible()) << "trees have no outlines";
}

TEST_F(LessonTest, TheCounterOfStepsStaysInTheBarWhateverTheExampleIsCalled) {
    openLesson("dates");
    auto* list = child<QToolButton>("examples");
    const auto* position = child<QLabel>("position");
    for (const char* menu : {"examples_translate", "fixedVector", "examples_reverse", "examples_translate",
                             "examples_dates", "examples_translate"}) {
        list->setFocus(Qt::TabFocusReason);
        choose(menu, QString());
        press(Qt::Key_End);
        waitUntilDecoded();
        QTest::qWait(20);
        ASSERT_TRUE(position->isVisible()) << menu;
        EXPECT_LE(inWindow(position).right(), window->width()) << menu;
        EXPECT_LE(position->fontMetrics().horizontalAdvance(position->text()), position->width()) << menu;
    }
}

TEST_F(LessonTest, TheListOfExamplesOpensByTheKeyboard) {
    openLesson("dates");
    const QString before = edit()->text();
    const auto list = [] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); };
    press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(list(), nullptr);
    EXPECT_EQ(list()->objectName().toStdString(), "examples_dates") << "those of the open task at once";
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(list(), Qt::Key_Down);
    ASSERT_NE(list()->activeAction(), nullptr);
    const QString chosen = list()->activeAction()->text();
    EXPECT_NE(chosen, before);
    QTest::keyClick(list(), Qt::Key_Return);
    waitUntilDecoded();
    EXPECT_EQ(edit()->text(), chosen);
    EXPECT_EQ(list(), nullptr);
    // The presenter view has no bar.
    backToTheWindow();
    present();
    press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(list(), nullptr);
    for (int menus = 0; menus < 2 && list(); ++menus)
        QTest::keyClick(list(), Qt::Key_Escape);
    EXPECT_EQ(list(), nullptr);
    EXPECT_TRUE(action("present")->isChecked());
    press(Qt::Key_Escape);
    // Presses Return on the button.
    auto* button = child<QToolButton>("examples");
    button->setFocus(Qt::TabFocusReason);
    bool wasOpen = false;
    QTimer::singleShot(50, window.get(), [&] {
        wasOpen = list() != nullptr;
        if (wasOpen)
            list()->close();
    });
    QTest::keyClick(button, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return wasOpen; }, 2000));
}

TEST_F(LessonTest, DotBesideScaledDotShowsBothFormulas) {
    openLesson("translate");
    window->session().setLanesShown({QStringLiteral("dot"), QStringLiteral("scaled_dot")});
    present();
    press(Qt::Key_F);
    QTest::qWait(20);
    ASSERT_EQ(grid()->laneCount(), 2);
    for (int lane = 0; lane < 2; ++lane) {
        const auto* formula = grid()->card(lane)->findChild<ui::FormulaLabel*>();
        ASSERT_NE(formula, nullptr);
        EXPECT_TRUE(formula->isVisible()) << lane;
        EXPECT_GE(formula->width(), formula->sizeHint().width()) << lane;
    }
}

TEST_F(LessonTest, TheTemperatureOpensInTheCornerThatHidesLeast) {
    const auto open = [this] {
        press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        return window->findChild<ui::TemperatureDialog*>();
    };
    const auto close = [](ui::TemperatureDialog* dialog) {
        dialog->close();
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
    };
    openLesson("dates");
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Left);
    for (const QSize size : {QSize(1024, 768), QSize(1600, 980)}) {
        window->resize(size);
        QTest::qWait(20);
        for (const bool isFocused : {false, true}) {
            ui::TemperatureDialog* dialog = open();
            ASSERT_NE(dialog, nullptr);
            const QRect all(window->mapToGlobal(QPoint(0, 0)), window->size());
            EXPECT_TRUE(all.contains(dialog->geometry()));
            EXPECT_LE(all.right() - dialog->geometry().right(), 16);
            // The current row and the bars show the change, so they are visible.
            ui::AttentionPlot* plot = grid()->card(0)->plot();
            const ui::AttentionLayout& places = plot->places();
            const int row = step() - 1;
            ASSERT_TRUE(places.showsRow(row));
            const QRect cells(plot->mapToGlobal(QPoint(0, static_cast<int>(places.y(row)))),
                              QSize(plot->width(), static_cast<int>(places.cellHeight)));
            const QRect bars(plot->mapToGlobal(places.bars.topLeft().toPoint()), places.bars.size().toSize());
            EXPECT_FALSE(dialog->geometry().intersects(cells)) << size.width() << ", one lane: " << isFocused;
            EXPECT_FALSE(dialog->geometry().intersects(bars)) << size.width() << ", one lane: " << isFocused;
            close(dialog);
            backToTheWindow();
            press(Qt::Key_F);
            QTest::qWait(20);
        }
    }
}

TEST_F(LessonTest, TheComputationStaysAboveTheStatusBarOfALowScreen) {
    ui::LaunchOptions options;
    options.example = QStringLiteral("dates");
    options.theme = ui::ThemeKind::Projector;
    options.size = QSize(1280, 720);
    options.hasComputation = true;
    open(options);
    waitUntilDecoded();
    window->resize(1280, 720);
    QTest::qWait(20);
    const auto* dock = window->findChild<QDockWidget*>();
    ASSERT_TRUE(dock && dock->isVisible());
    EXPECT_LT(dock->geometry().bottom(), window->statusBar()->geometry().top());
}

}  // namespace
}  // namespace attn::test
