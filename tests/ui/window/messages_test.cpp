// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says, and how long: in the bar across it and in the status bar.
#include <gmock/gmock.h>

#include "tests/ui/train/train_fixture.h"
#include "ui/inspect/inspect_mode.h"

namespace attn::test {
namespace {

class MessagesTest : public TrainWindowTest {
protected:
    const ui::MessageBar& bar() const { return *window->findChild<ui::MessageBar*>(); }
    // Shows a message as if something had gone wrong a while ago.
    void complain() {
        emit train().problem(QStringLiteral("it went wrong"));
        QTest::qWait(1);
        ASSERT_TRUE(bar().isVisible());
    }
    // Expects no widget of the shown mode on top of a message in the status bar.
    void expectNothingOverTheMessage(const char* when) {
        QCoreApplication::processEvents();
        if (window->statusBar()->currentMessage().isEmpty())
            return;
        for (const char* name : {"summary", "trainSummary", "inspectSummary"}) {
            const auto* widget = window->statusBar()->findChild<QWidget*>(QLatin1String(name));
            EXPECT_FALSE(widget && widget->isVisible()) << name << ", " << when;
        }
    }
};

TEST_F(MessagesTest, AProblemIsPastAfterAnotherModeResetOrSuccess) {
    openTrain();
    complain();
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_FALSE(bar().isVisible()) << "another mode";
    press(Qt::Key_2, Qt::ControlModifier);
    complain();
    press(Qt::Key_B);
    waitUntilAt(1);
    waitUntilIdle();
    complain();
    controller().setSetup(controller().setup());
    EXPECT_FALSE(bar().isVisible()) << "another run";
    complain();
    window->say(QStringLiteral("done"));
    EXPECT_FALSE(bar().isVisible()) << "success";
    EXPECT_EQ(window->statusBar()->currentMessage(), QStringLiteral("done"));
    press(Qt::Key_1, Qt::ControlModifier);
    complain();
    replaceText(QStringLiteral("5 may 2009"));
    EXPECT_FALSE(bar().isVisible()) << "another text";
}

TEST_F(MessagesTest, InFrontOfAClassTheBarSaysWhatWasDone) {
    open();
    press(Qt::Key_F5);
    window->say(QStringLiteral("done"));
    EXPECT_EQ(message(), QStringLiteral("done"));
    EXPECT_FALSE(bar().isProblem());
}

TEST_F(MessagesTest, NothingStandsOverAMessageOfTheStatusBar) {
    openTwoModels();
    const auto say = [this] { window->statusBar()->showMessage(QStringLiteral("a message"), 60000); };
    say();
    expectNothingOverTheMessage("at once");
    window->mode<ui::TrainMode>();
    expectNothingOverTheMessage("Train mode is made");
    window->mode<ui::InspectMode>();
    expectNothingOverTheMessage("Inspect mode is made");
    for (const char* mode : {"trainMode", "inspectMode", "stepMode"}) {
        action(mode)->trigger();
        say();
        expectNothingOverTheMessage("in a mode");
        window->resize(window->width() - 60, window->height());
        expectNothingOverTheMessage("another size");
        action("dark")->trigger();
        expectNothingOverTheMessage("another theme");
        action("light")->trigger();
        action("present")->trigger();
        action("present")->trigger();
        expectNothingOverTheMessage("after F5");
        say();
        window->visit(QStringLiteral("step"));
        expectNothingOverTheMessage("back in Step mode");
    }
    action("present")->trigger();
    say();
    action("present")->trigger();
    expectNothingOverTheMessage("said in front of a class");
    say();
    ui::Session& session = window->session();
    session.setSourceText(QStringLiteral("1 may 2001"));
    expectNothingOverTheMessage("another text");
    window->cursor().selectLane(2);
    expectNothingOverTheMessage("another lane");
}

// A job ends while another mode is being made. Its message waits when the mode comes into the window.
TEST_F(MessagesTest, NothingStandsOverAMessageThatWasWaitingWhileAModeWasMade) {
    open();
    const auto sayLater = [this] {
        QMetaObject::invokeMethod(
            window.get(), [this] { window->say(QStringLiteral("a message")); }, Qt::QueuedConnection);
    };
    sayLater();
    window->mode<ui::InspectMode>();
    QCoreApplication::processEvents();
    expectNothingOverTheMessage("Inspect mode was made in Step mode");
    action("inspectMode")->trigger();
    QCoreApplication::processEvents();
    sayLater();
    window->mode<ui::TrainMode>();
    QCoreApplication::processEvents();
    ASSERT_FALSE(window->statusBar()->currentMessage().isEmpty());
    expectNothingOverTheMessage("Train mode was made in Inspect mode");
}

}  // namespace
}  // namespace attn::test
