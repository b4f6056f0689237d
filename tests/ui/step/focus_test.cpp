// SPDX-License-Identifier: GPL-3.0-or-later
// One lane large, in the real window.
#include <QDockWidget>
#include <QScrollBar>
#include <QToolButton>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_thumb.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/window/presenter_view.h"

namespace attn::test {
namespace {

class FocusTest : public WindowTest {
protected:
    FocusTest() { opensAll = false; }
    bool isFocused() const { return area()->isFocused(); }
    QDockWidget* dock() const { return child<QDockWidget>("stagesDock"); }
};

TEST_F(FocusTest, TheFirstWindowShowsPicturesAndNoComputation) {
    open();
    EXPECT_FALSE(dock()->isVisible());
    EXPECT_FALSE(isFocused());
    EXPECT_FALSE(sourceChips()->isVisible());
    EXPECT_TRUE(child<QWidget>("reference")->isVisible());
    EXPECT_TRUE(window->findChild<ui::ColourLegend*>()->isVisible());
    action("showTokens")->trigger();
    EXPECT_TRUE(sourceChips()->isVisible());
    EXPECT_TRUE(outputChips()->isVisible());
    EXPECT_FALSE(child<QWidget>("reference")->isVisible());
}

TEST_F(FocusTest, FAndReturnGoFromTheGridToOneLaneToItsComputation) {
    open();
    press(Qt::Key_F);
    EXPECT_TRUE(isFocused());
    EXPECT_TRUE(child<QToolButton>("focusLayoutButton")->isChecked());
    press(Qt::Key_F);
    EXPECT_FALSE(isFocused());
    EXPECT_TRUE(child<QToolButton>("gridLayoutButton")->isChecked());
    press(Qt::Key_Return);
    EXPECT_TRUE(isFocused());
    EXPECT_FALSE(dock()->isVisible());
    press(Qt::Key_Return);
    EXPECT_TRUE(dock()->isVisible());
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_8, Qt::Key_1}) {
        press(key);
        const int lane = key - Qt::Key_1;
        for (int i = 0; i < 8; ++i)
            EXPECT_EQ(grid()->card(i)->isVisible(), i == lane) << i;
    }
    QTest::mouseClick(area()->thumbs()->thumb(4), Qt::LeftButton);
    EXPECT_EQ(window->cursor().selection().lane, 4);
    EXPECT_TRUE(grid()->card(4)->isVisible());
    QTest::mouseClick(child<QToolButton>("gridLayoutButton"), Qt::LeftButton);
    EXPECT_FALSE(isFocused());
    for (int i = 0; i < 8; ++i)
        EXPECT_TRUE(grid()->card(i)->isVisible()) << i;
}

TEST_F(FocusTest, StepsAreTheSameInAllPictures) {
    open();
    press(Qt::Key_F);
    const int before = step();
    press(Qt::Key_Space);
    EXPECT_EQ(step(), before + 1);
    EXPECT_EQ(grid()->card(0)->plot()->selection().step, before + 1);
    EXPECT_EQ(area()->thumbs()->thumb(3)->data(), grid()->card(3)->data());
}

TEST_F(FocusTest, APresenterViewStartsWithOneLaneItsLegendAndItsStep) {
    open();
    press(Qt::Key_F5);
    EXPECT_TRUE(isFocused());
    EXPECT_TRUE(window->findChild<ui::ColourLegend*>()->isVisible());
    const auto* position = child<QLabel>("shownPosition");
    EXPECT_TRUE(position->isVisible());
    EXPECT_TRUE(position->text().startsWith(QStringLiteral("step %1").arg(step())));
    press(Qt::Key_Space);
    EXPECT_TRUE(position->text().startsWith(QStringLiteral("step %1").arg(step())));
    press(Qt::Key_Escape);
    EXPECT_FALSE(isFocused());
    EXPECT_FALSE(position->isVisible());
}

TEST_F(FocusTest, ItIsRemembered) {
    open();
    press(Qt::Key_F);
    action("showTokens")->trigger();
    window->close();
    open();
    EXPECT_TRUE(isFocused());
    EXPECT_TRUE(action("showTokens")->isChecked());
    // The grid that F5 left is remembered, not the lane of the presenter view.
    press(Qt::Key_F);
    press(Qt::Key_F5);
    EXPECT_TRUE(isFocused());
    window->close();
    open();
    EXPECT_FALSE(isFocused());
}

TEST_F(FocusTest, TheDockLeavesAllLanesTheirRows) {
    open();
    window->resize(1600, 980);
    QTest::qWait(1);
    press(Qt::Key_D, Qt::ControlModifier);
    QTest::qWait(1);
    ASSERT_TRUE(dock()->isVisible());
    EXPECT_GE(grid()->card(0)->plot()->places().cellHeight, 12);
    EXPECT_FALSE(grid()->verticalScrollBar()->isVisible());
}

}  // namespace
}  // namespace attn::test
