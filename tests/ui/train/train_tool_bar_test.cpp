// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_tool_bar.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "ui/kit/theme/theme.h"
#include "ui/train/train_texts.h"

namespace attn::test {
namespace {

class TrainToolBarTest : public testing::Test {
protected:
    TrainToolBarTest() {
        bar.setTasks(QStringLiteral("Copy letters"), QStringLiteral("copy"),
                     {{QStringLiteral("dates"), QStringLiteral("Dates to ISO")},
                      {QStringLiteral("copy"), QStringLiteral("Copy letters")}});
        bar.show();
    }
    QToolButton* tasks() const { return bar.findChild<QToolButton*>(QStringLiteral("trainTasks")); }

    QAction settings{QStringLiteral("Settings")}, run{QStringLiteral("Start")},
        batch{QStringLiteral("Step 1 Batch")}, reset{QStringLiteral("Reset")}, save{QStringLiteral("Save")};
    ui::TrainToolBar bar{{&settings, &run, &batch, &reset, &save}};
};

TEST_F(TrainToolBarTest, OffersTasksAndTexts) {
    QSignalSpy chosen(&bar, &ui::TrainToolBar::taskChosen), texts(&bar, &ui::TrainToolBar::corpusRequested);
    const QList<QAction*> actions = tasks()->menu()->actions();
    ASSERT_EQ(actions.size(), 4) << "with a line between";
    EXPECT_EQ(tasks()->menu()->defaultAction(), actions[1]);
    actions[0]->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return chosen.count() == 1; }));
    EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("dates"));
    actions[3]->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return texts.count() == 1; }));
    EXPECT_TRUE(tasks()->text().startsWith(QStringLiteral("Copy letters")));
}

TEST_F(TrainToolBarTest, SaysWhyNoTaskCanBeChosen) {
    bar.setTaskEnabled(false, QStringLiteral("Reset the run"));
    EXPECT_FALSE(tasks()->isEnabled());
    EXPECT_EQ(tasks()->toolTip(), QStringLiteral("Reset the run"));
    bar.setTaskEnabled(true, QStringLiteral("Reset the run"));
    EXPECT_EQ(tasks()->toolTip(), QStringLiteral("Copy letters"));
}

TEST_F(TrainToolBarTest, TheStatusIsWholeInItsTooltip) {
    const QString status = QStringLiteral("update 1 240 of 3 000 · 8 lanes · 212 000 tokens/s");
    bar.setStatus(status);
    bar.resize(1400, bar.sizeHint().height());
    const auto* label = bar.findChild<QLabel*>(QStringLiteral("trainStatus"));
    QTest::qWait(1);
    EXPECT_EQ(label->text(), status);
    bar.resize(420, bar.sizeHint().height());
    QTest::qWait(1);
    EXPECT_NE(label->text(), status);
    EXPECT_EQ(label->toolTip(), status);
}

// The bar is beside the modes, on a projector of 1024 pixels.
TEST_F(TrainToolBarTest, TheUpdateIsInSightOnAProjector) {
    ui::setTheme(ui::ThemeKind::Projector);
    bar.setTaskEnabled(true, {});
    bar.setStatus(QStringLiteral("update 1\u202f240 of 3\u202f000 · 8 lanes"));
    bar.resize(680, bar.sizeHint().height());
    QTest::qWait(1);
    const auto* label = bar.findChild<QLabel*>(QStringLiteral("trainStatus"));
    EXPECT_TRUE(label->text().endsWith(QStringLiteral("1\u202f240 of 3\u202f000")))
        << label->text().toStdString();
    for (const QToolButton* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible()) {
            EXPECT_TRUE(bar.rect().contains(button->geometry())) << button->text().toStdString();
        }
    }
    EXPECT_EQ(tasks()->text(), QStringLiteral("Task ▾")) << "not a single letter of its name";
    EXPECT_EQ(tasks()->toolTip(), QStringLiteral("Copy letters"));
    ui::setTheme(ui::ThemeKind::Light);
}

// The name of the task is cut before the number.
TEST_F(TrainToolBarTest, TheUpdateIsNeverCutAsLongAsANameCanBe) {
    ui::setTheme(ui::ThemeKind::Projector);
    bar.setTasks(QStringLiteral("arabic.tsv"), {}, {});
    bar.setStatus(QStringLiteral("update 100 of 200"));
    const auto* label = bar.findChild<QLabel*>(QStringLiteral("trainStatus"));
    for (int width = 640; width < 1000; ++width) {
        bar.resize(width, bar.sizeHint().height());
        QTest::qWait(0);
        EXPECT_TRUE(label->text().endsWith(QStringLiteral("100 of 200")))
            << width << " " << label->text().toStdString();
    }
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(TrainToolBarTest, ButtonsAreTheirCommands) {
    QSignalSpy started(&run, &QAction::triggered);
    for (QToolButton* button : bar.findChildren<QToolButton*>())
        if (button->defaultAction() == &run)
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(started.count(), 1);
}

TEST(TrainTexts, LanesThatAreFarApartAreBothNamed) {
    EXPECT_EQ(ui::updatesText(24, 24, 3000), QStringLiteral("update 24 of 3\u202f000"));
    EXPECT_EQ(ui::updatesText(990, 1000, 3000), QStringLiteral("update 1\u202f000 of 3\u202f000"));
    EXPECT_EQ(ui::updatesText(1300, 2870, 3000),
              QStringLiteral("updates 1\u202f300 to 2\u202f870 of 3\u202f000"));
    EXPECT_EQ(ui::updatesText(1300, 2870, {}),
              QStringLiteral("updates 1\u202f300 to 2\u202f870, without end"));
}

}  // namespace
}  // namespace attn::test
