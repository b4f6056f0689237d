// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of a button that has the focus, though commands of the window have the same.
#include "ui/window/button_keys.h"

#include <QToolButton>

#include "tests/ui/window/window_fixture.h"
#include "ui/step/session/step_cursor.h"

namespace attn::test {
namespace {

class ButtonKeysTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        open();
        waitUntilDecoded();
        press(Qt::Key_6, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::qWait(50);
    }
};

TEST_F(ButtonKeysTest, ArrowsGoAlongARowOfChoices) {
    auto* chosen = child<QToolButton>("chosenKeys");
    auto* ofLanes = child<QToolButton>("keysOfLanes");
    ASSERT_TRUE(chosen->isVisible());
    chosen->setFocus();
    const int step = window->cursor().step();
    QTest::keyClick(chosen, Qt::Key_Right);
    EXPECT_TRUE(ofLanes->isChecked());
    EXPECT_TRUE(ofLanes->hasFocus());
    QTest::keyClick(ofLanes, Qt::Key_Left);
    EXPECT_TRUE(chosen->isChecked());
    EXPECT_EQ(window->cursor().step(), step) << "the window's arrows would have stepped";
}

TEST_F(ButtonKeysTest, SpacePressesTheButton) {
    auto* ofLanes = child<QToolButton>("keysOfLanes");
    ofLanes->setFocus();
    const int step = window->cursor().step();
    QTest::keyClick(ofLanes, Qt::Key_Space);
    EXPECT_TRUE(ofLanes->isChecked());
    EXPECT_EQ(window->cursor().step(), step);
}

}  // namespace
}  // namespace attn::test
