// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <QMenu>
#include <QToolButton>

#include "core/base/error.h"
#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/document/document_view.h"
#include "ui/step/session/best_map.h"
#include "ui/step/session/first_looks.h"
#include "ui/train/train_mode.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

// With the models that come with the program.
class FirstLooksTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(resourceDir().string()));
        opensAll = false;
    }
    const ui::LaneData& lane(int place) const { return *grid()->card(place)->data(); }
};

TEST_F(FirstLooksTest, TheListSaysInALineWhatEachShows) {
    open();
    const QMenu* menu = child<QToolButton>("examples")->menu();
    ASSERT_EQ(ui::firstLooks().size(), 3);
    for (const QAction* each : menu->actions()) {
        if (each->isSeparator() || (each->menu() && !each->menu()->objectName().startsWith("examples_")))
            continue;
        EXPECT_TRUE(each->text().contains('\t')) << each->text().toStdString();
        EXPECT_FALSE(each->text().section('\t', 1).isEmpty());
    }
}

TEST_F(FirstLooksTest, OneReviewIsReadInFourWays) {
    open();
    action("look_review")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(grid()->laneCount(), 4);
    EXPECT_TRUE(action("documentPicture")->isChecked());
    int attending = 0;
    for (int place = 0; place < 4; ++place) {
        EXPECT_TRUE(grid()->card(place)->document()->isVisible());
        attending += lane(place).attends ? 1 : 0;
    }
    EXPECT_EQ(attending, 3);
    EXPECT_GT(lane(0).links.size() + lane(1).links.size(), 1U);
    EXPECT_FALSE(window->session().undoStack()->canUndo());
}

TEST_F(FirstLooksTest, TheOrderBlindTransformerFailsBesideOneWithPositions) {
    open();
    action("look_order-blind")->trigger();
    waitUntilDecoded();
    ASSERT_EQ(grid()->laneCount(), 2);
    int right = 0;
    for (const auto& each : window->session().lanes())
        right += each->outputText(each->stepCount()) == "hgfedcba" ? 1 : 0;
    EXPECT_EQ(right, 1);
}

TEST_F(FirstLooksTest, TheHeadThatAlignsIsTheBestOfAllHeadsOnOtherPairs) {
    open();
    action("look_aligning-head")->trigger();
    waitUntilDecoded();
    const ui::Lane* selected = window->cursor().selectedLane();
    ASSERT_TRUE(selected);
    EXPECT_TRUE(selected->path().endsWith("transformer.safetensors"));
    const auto best = ui::bestHead(selected->model(), *createTask("reverse"), 40);
    ASSERT_TRUE(best);
    EXPECT_EQ(*selected->map(), best->map);
    EXPECT_GE(best->map.head, 0);
    EXPECT_LT(best->errorRate, 0.5);
    const std::string said = statusSaid.join('\n').toStdString();
    EXPECT_THAT(said, HasSubstr("aligns best"));
    // Its own error on the shown text is small, too.
    EXPECT_FALSE(window->session().undoStack()->canUndo());
}

TEST_F(FirstLooksTest, TheRaceIsSetUpInTrainMode) {
    open();
    action("look_race")->trigger();
    EXPECT_TRUE(action("trainMode")->isChecked());
    const auto lanes = window->mode<ui::TrainMode>().controller().setup().lanes;
    ASSERT_EQ(lanes.size(), 2U);
    ASSERT_TRUE(lanes[1].model);
    EXPECT_EQ(lanes[1].model->decoder.wiring, "transformer");
}

TEST_F(FirstLooksTest, TheCommandLineOpensThem) {
    for (const auto& [name, lanes] : {std::pair("review", 4), std::pair("order-blind", 2),
                                      std::pair("sentiment", 6), std::pair("tags", 3)}) {
        ui::LaunchOptions options;
        options.example = QString::fromLatin1(name);
        open(options);
        waitUntilDecoded();
        EXPECT_EQ(grid()->laneCount(), lanes) << name;
    }
    ui::LaunchOptions options;
    options.example = QStringLiteral("poems");
    try {
        ui::MainWindow refused(options);
        FAIL();
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("review"));
    }
}

TEST_F(FirstLooksTest, EveryTaskHasALine) {
    for (const TaskDescription& task : tasks())
        EXPECT_FALSE(ui::taskLine(QString::fromStdString(task.id)).isEmpty()) << task.id;
}

}  // namespace
}  // namespace attn::test
