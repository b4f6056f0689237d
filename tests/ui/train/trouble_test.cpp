// SPDX-License-Identifier: GPL-3.0-or-later
// A lane whose numbers run away while the others are trained on.
#include <gmock/gmock.h>

#include <QDialogButtonBox>

#include "tests/ui/train/train_fixture.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TroubleTest : public TrainWindowTest {};

TEST_F(TroubleTest, ALaneThatRunsAwayPausesAloneAndSaysWhatToTry) {
    openTrain();
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    press(Qt::Key_Home);
    press(Qt::Key_PageDown);
    DialogAnswers answers;
    answers.add("branchDialog", [](QDialog& dialog) {
        QTest::keyClicks(dialog.findChild<QLineEdit*>("branchRate"), QStringLiteral("1e9"));
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    press(Qt::Key_B, Qt::ControlModifier);
    ASSERT_EQ(controller().laneCount(), 4);
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();

    press(Qt::Key_End);
    const LaneHistory& broken = controller().history(3);
    ASSERT_EQ(broken.end, TrainingEnd::Diverged);
    EXPECT_LT(broken.update(), 40);
    EXPECT_THAT(broken.problem, testing::StartsWith(broken.name + ": training diverged at update "));
    EXPECT_THAT(broken.problem, HasSubstr("1e+09"));
    const ui::LaneCard* card = trainGrid()->card(3);
    EXPECT_EQ(card->data()->trouble.toStdString(), broken.problem);
    EXPECT_EQ(trainGrid()->card(0)->data()->trouble, QString());
    for (int lane = 0; lane < 3; ++lane) {
        EXPECT_EQ(controller().history(lane).end, TrainingEnd::Whole);
        EXPECT_EQ(controller().history(lane).update(), 40);
        expectAsAlone(lane);
    }
}

TEST_F(TroubleTest, TheSavedRunStillKnowsIt) {
    openTrain();
    controller().branch(0, 0, {0, 1e9, {}, {}});
    press(Qt::Key_Space);
    waitUntilEnded();
    waitUntilIdle();
    const std::string problem = controller().history(3).problem;
    const TemporaryFolder folder;
    {
        DialogAnswers answers;
        answers.choose(folder.file("run.attnrun"));
        press(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(waitFor([this] { return !controller().isChanged(); }));
    }
    controller().reset();
    train().open({QString::fromStdString(folder.file("run.attnrun"))});
    ASSERT_TRUE(waitFor([this] { return controller().laneCount() == 4; }));
    waitUntilIdle();
    EXPECT_EQ(controller().history(3).end, TrainingEnd::Diverged);
    EXPECT_EQ(controller().history(3).problem, problem);
    EXPECT_FALSE(controller().isChanged());
}

}  // namespace
}  // namespace attn::test
