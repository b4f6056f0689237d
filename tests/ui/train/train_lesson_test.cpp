// SPDX-License-Identifier: GPL-3.0-or-later
// Train mode in a lesson: in a small window in the projector's letters, by keys and a presenter's remote.
#include <gmock/gmock.h>

#include <QScrollBar>

#include "tests/ui/train/train_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/train/live_settings.h"
#include "ui/train/train_page.h"

namespace attn::test {
namespace {

class TrainLessonTest : public TrainWindowTest {
protected:
    void TearDown() override {
        TrainWindowTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
    void openSmall() {
        openTrain();
        ui::setTheme(ui::ThemeKind::Projector);
        window->resize(1024, 600);
        QApplication::processEvents();
        QTest::qWait(20);
        focusLanes();
        ASSERT_TRUE(page().isVisible());
    }
    ui::TrainPage& page() const { return static_cast<ui::TrainPage&>(*train().page()); }
    QLineEdit* rate() const { return child<QLineEdit>("liveRate"); }
    // Types like a user: the focused widget gets the key.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window.get(), key, modifiers);
    }
    void typeText(const QString& text) { QTest::keyClicks(window->focusWidget(), text); }
    void trainToTheEnd() {
        press(Qt::Key_Space);
        waitUntilEnded();
        waitUntilIdle();
    }
    bool areLanesFocused() const {
        const QWidget* focused = window->focusWidget();
        return focused && page().lanes()->isAncestorOf(focused);
    }
};

TEST_F(TrainLessonTest, TheKeysComeBackFromTheCharts) {
    openSmall();
    QTest::mouseClick(trainGrid()->card(0)->plot(), Qt::LeftButton);
    type(Qt::Key_2);
    EXPECT_EQ(controller().selectedLane(), 1);
    const QString before = rate()->text();
    type(Qt::Key_G, Qt::ControlModifier);
    ASSERT_FALSE(page().lanes()->isVisible());
    type(Qt::Key_1);
    EXPECT_EQ(controller().selectedLane(), 0) << "also over the charts";
    type(Qt::Key_G, Qt::ControlModifier);
    ASSERT_TRUE(page().lanes()->isVisible());
    EXPECT_TRUE(areLanesFocused());
    type(Qt::Key_3);
    EXPECT_EQ(controller().selectedLane(), 2);
    EXPECT_EQ(rate()->text(), before);
    type(Qt::Key_Space);
    EXPECT_TRUE(controller().isRunning());
    type(Qt::Key_Space);
    waitUntilIdle();
}

TEST_F(TrainLessonTest, TheKeysComeBackFromTheSettings) {
    openSmall();
    type(Qt::Key_D, Qt::ControlModifier);
    auto* pairs = child<QLineEdit>("pairs");
    ASSERT_TRUE(pairs->isVisible());
    pairs->setFocus();
    type(Qt::Key_D, Qt::ControlModifier);
    ASSERT_FALSE(pairs->isVisible());
    EXPECT_TRUE(areLanesFocused());
}

TEST_F(TrainLessonTest, ReturnEscapeAndAClickLeaveTheRate) {
    openSmall();
    type(Qt::Key_R, Qt::AltModifier);
    ASSERT_TRUE(rate()->hasFocus());
    typeText(QStringLiteral("0.02"));
    type(Qt::Key_Return);
    EXPECT_TRUE(areLanesFocused());
    type(Qt::Key_B);
    waitUntilIdle();
    EXPECT_EQ(leastUpdate(), 1);
    EXPECT_EQ(controller().history(0).recipe.changes.back().rate, 0.02);

    const QString before = rate()->text();
    type(Qt::Key_R, Qt::AltModifier);
    typeText(QStringLiteral("0.5"));
    type(Qt::Key_Escape);
    EXPECT_TRUE(areLanesFocused());
    EXPECT_EQ(rate()->text(), before);

    type(Qt::Key_R, Qt::AltModifier);
    ASSERT_TRUE(rate()->hasFocus());
    QTest::mouseClick(view<ui::LiveSettings>(), Qt::LeftButton, {},
                      {view<ui::LiveSettings>()->width() - 2, view<ui::LiveSettings>()->height() / 2});
    EXPECT_TRUE(areLanesFocused());
    EXPECT_EQ(controller().history(0).recipe.changes.size(), 1U);
}

TEST_F(TrainLessonTest, ReturnAndEscapeLeaveTheSettings) {
    openTrain();
    enter("batch", "4");
    type(Qt::Key_Return);
    EXPECT_TRUE(waitFor([this] { return controller().hasRun(); }));
    EXPECT_EQ(controller().setup().common.batch, 4);
    EXPECT_TRUE(areLanesFocused());
    enter("batch", "7");
    type(Qt::Key_Escape);
    EXPECT_TRUE(areLanesFocused());
    EXPECT_EQ(controller().setup().common.batch, 4);
    EXPECT_EQ(child<QLineEdit>("batch")->text(), QStringLiteral("4"));
}

TEST_F(TrainLessonTest, TheRateIsThatOfTheNextUpdate) {
    openSmall();
    type(Qt::Key_R, Qt::AltModifier);
    ui::TrainController& run = controller();
    run.change({0, 0.25, {}, {}});
    run.advance(3);
    waitUntilIdle();
    ASSERT_TRUE(rate()->hasFocus());
    EXPECT_TRUE(waitFor([this] { return rate()->text().startsWith(QLatin1String("0.2")); }))
        << rate()->text().toStdString();
}

TEST_F(TrainLessonTest, ARunThatHasEndedIsTrainedOnWithAnotherRate) {
    openSmall();
    trainToTheEnd();
    ASSERT_TRUE(rate()->isEnabled());
    EXPECT_FALSE(rate()->text().isEmpty());
    EXPECT_TRUE(rate()->toolTip().contains(QLatin1String("The run has ended")));
    type(Qt::Key_R, Qt::AltModifier);
    typeText(QStringLiteral("0.002"));
    type(Qt::Key_Return);
    EXPECT_TRUE(areLanesFocused());
    EXPECT_EQ(rate()->text(), QStringLiteral("0.002"));
    EXPECT_TRUE(controller().isEnded());
    type(Qt::Key_B);
    waitUntilIdle();
    for (int lane = 0; lane < 3; ++lane) {
        EXPECT_EQ(controller().history(lane).update(), 41);
        EXPECT_EQ(controller().history(lane).recipe.changes.back().rate, 0.002);
        EXPECT_EQ(controller().history(lane).recipe.changes.back().update, 40);
    }
    expectAsAlone(0);
}

// All show the same update, that of the pictures.
TEST_F(TrainLessonTest, WithAnotherReadingThePicturesFollowTheTimeLine) {
    openTrain();
    trainToTheEnd();
    focusLanes();
    controller().setMemory(controller().memoryUsed() * 3 / 5);
    ASSERT_TRUE(waitFor([this] {
        const std::vector<Snapshot>& all = controller().history(0).snapshots;
        return std::any_of(all.begin(), all.end(), [](const Snapshot& one) { return !one.hasWeights; });
    }));
    type(Qt::Key_Left);
    type(Qt::Key_Left);
    type(Qt::Key_O);
    const auto arePicturesMade = [this] {
        for (int lane = 0; lane < controller().laneCount(); ++lane)
            for (const Snapshot& one : controller().history(lane).snapshots)
                if (one.hasWeights && !one.picture)
                    return false;
        return true;
    };
    ASSERT_TRUE(waitFor(arePicturesMade));
    QTest::qWait(300);
    std::shared_ptr<const DecodeTrace> last;
    for (int i = 0; i < 3 && controller().shownUpdate() != Index(0); ++i) {
        const Index shown = *controller().shownUpdate();
        EXPECT_EQ(track()->shownUpdate(), shown);
        EXPECT_THAT(view<ui::TimeLine>()->text().toStdString(),
                    testing::StartsWith("heatmaps of update " + std::to_string(shown)));
        for (int lane = 0; lane < controller().laneCount(); ++lane) {
            EXPECT_EQ(controller().shownUpdateOf(lane), shown);
            EXPECT_EQ(trainGrid()->card(lane)->data()->state, QString());
            ASSERT_NE(trainGrid()->card(lane)->data()->trace, nullptr);
        }
        EXPECT_NE(trainGrid()->card(0)->data()->trace, last) << shown;
        last = trainGrid()->card(0)->data()->trace;
        type(Qt::Key_Left);
    }
}

// Tests the head of a card, its small picture and its row.
TEST_F(TrainLessonTest, EveryPlaceTellsWhatALaneSays) {
    openTrain();
    focusLanes();
    if (!action("trainReference")->isChecked())
        type(Qt::Key_O);
    ASSERT_TRUE(waitFor([this] {
        if (!controller().isSettled())
            return false;
        const auto data = trainGrid()->card(0)->data();
        return data->trace && data->trace->steps.size() > 2;
    }));
    bool isOther = false;
    for (int lane = 0; lane < 3; ++lane) {
        const ui::LaneData& data = *trainGrid()->card(lane)->data();
        for (int row = 0; row < data.outputTokens.size(); ++row) {
            const StepTrace& step = data.trace->steps[static_cast<std::size_t>(row)];
            const QString said = QString::fromStdString(data.target->text(step.predicted));
            EXPECT_EQ(data.outputTokens[row], said);
            EXPECT_EQ(ui::saidIn(data, row).text, said);
            EXPECT_EQ(ui::isRightToken(data, row), step.predicted == step.token);
            isOther = isOther || step.predicted != step.token;
        }
        EXPECT_TRUE(trainGrid()->card(lane)->nextText().startsWith(
            ui::tokenText(ui::saidIn(data, static_cast<int>(data.outputTokens.size()) - 1).text).text));
    }
    EXPECT_TRUE(isOther) << "lanes know nothing yet";
}

TEST_F(TrainLessonTest, SettingsAreReadWholeAlsoAfterTheCharts) {
    openSmall();
    type(Qt::Key_G, Qt::ControlModifier);
    type(Qt::Key_D, Qt::ControlModifier);
    QApplication::processEvents();
    QTest::qWait(50);
    const ui::SetupPanel& setup = *page().setup();
    ASSERT_TRUE(setup.isVisible());
    EXPECT_GE(setup.width(), setup.sizeHint().width());
    EXPECT_LE(page().lanes()->mapTo(&page(), QPoint(page().lanes()->width(), 0)).x(), page().width());
    // Where both do not fit, the one that was asked for is shown.
    if (!page().curves()->isVisible()) {
        EXPECT_FALSE(page().chartsAction->isChecked());
        type(Qt::Key_G, Qt::ControlModifier);
        EXPECT_TRUE(page().curves()->isVisible());
        EXPECT_FALSE(setup.isVisible());
    }
}

TEST_F(TrainLessonTest, ARemoteTakesBackWhatItDid) {
    openSmall();
    trainToTheEnd();
    focusLanes();
    type(Qt::Key_F5);
    QApplication::processEvents();
    if (page().lanes()->isFocused())
        type(Qt::Key_F);
    QScrollBar* bar = trainGrid()->verticalScrollBar();
    const int before = bar->value();
    type(Qt::Key_PageDown);
    EXPECT_EQ(bar->value(), before) << "the run is at its end";
    EXPECT_EQ(controller().shownUpdate(), std::nullopt);
    type(Qt::Key_PageUp);
    const std::optional<Index> back = controller().shownUpdate();
    EXPECT_TRUE(back);
    type(Qt::Key_PageDown);
    EXPECT_EQ(controller().shownUpdate(), std::nullopt);
    EXPECT_EQ(bar->value(), before);
    type(Qt::Key_Escape);
    EXPECT_FALSE(action("present")->isChecked());
}

TEST_F(TrainLessonTest, TabShowsTheNameOfALane) {
    openSmall();
    if (page().lanes()->isFocused())
        type(Qt::Key_F);
    window->resize(1024, 560);
    QApplication::processEvents();
    QScrollBar* bar = trainGrid()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    focusLanes();
    for (int lane = 0; lane < 3; ++lane) {
        const ui::LaneCard* card = trainGrid()->card(lane);
        // Its switch comes before its picture in the tab order.
        for (int stop = 0; stop < 3 && !card->plot()->hasFocus(); ++stop)
            type(Qt::Key_Tab);
        ASSERT_TRUE(card->plot()->hasFocus()) << lane;
        EXPECT_GE(card->mapTo(trainGrid(), QPoint()).y(), 0) << "its head is seen";
    }
    type(Qt::Key_F);
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(TrainLessonTest, TheLaneInFocusIsSeenWhole) {
    openSmall();
    window->resize(1024, 740);
    QApplication::processEvents();
    if (!page().lanes()->isFocused())
        type(Qt::Key_F);
    QApplication::processEvents();
    ASSERT_TRUE(page().lanes()->isFocused());
    EXPECT_EQ(trainGrid()->verticalScrollBar()->maximum(), 0)
        << "room " << trainGrid()->height() << ", card " << trainGrid()->card(0)->height();
}

}  // namespace
}  // namespace attn::test
