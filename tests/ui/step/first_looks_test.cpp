// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <QMenu>
#include <QToolButton>

#include "core/base/error.h"
#include "core/network/shown_maps.h"
#include "core/train/corpora/fresh_pairs.h"
#include "core/train/evaluation.h"
#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/document/document_view.h"
#include "ui/step/session/lane/best_heads.h"
#include "ui/step/session/start/first_looks.h"
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
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isBusy() && !statusSaid.isEmpty(); }, 60'000));
    waitUntilDecoded();
    // By hand: the head with the least error on the same pairs.
    const TrainedModel& model = *selected->model();
    const FreshTask fresh = freshTask({&model}, {"model"}, "reverse");
    std::set<std::string> seen = fresh.seen;
    const Corpus corpus = taskCorpus(*fresh.task, model.tokenizers, model.source, model.target,
                                     ui::BestHeads::pairCount, 161803, seen);
    EvaluationOptions options;
    options.count = ui::BestHeads::pairCount;
    options.measuresMaps = true;
    options.decodes = false;
    std::optional<MapMeasures> least;
    for (const MapMeasures& each : evaluate(model.network, corpus, options).maps)
        if (each.map.site == MapSite::Cross && each.map.head >= 0 &&
            (!least || *each.alignment.errorRate() < *least->alignment.errorRate()))
            least = each;
    ASSERT_TRUE(least);
    EXPECT_EQ(nameOf(*selected->map()), nameOf(least->map));
    EXPECT_LT(*least->alignment.errorRate(), 0.5);
    EXPECT_EQ(selected->stepCount(), window->cursor().step()) << "it is shown to its end";
    const std::string said = statusSaid.join('\n').toStdString();
    EXPECT_THAT(said, HasSubstr("aligns best"));
    EXPECT_THAT(said, HasSubstr("on 200 other pairs"));
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

TEST_F(FirstLooksTest, TheCommandLineChoosesTheMapOfAFirstLook) {
    ui::LaunchOptions options;
    options.example = QStringLiteral("order-blind");
    options.map = QStringLiteral("decoder.1.1");
    open(options);
    waitUntilDecoded();
    for (const auto& each : window->session().lanes()) {
        ASSERT_TRUE(each->map());
        EXPECT_EQ(nameOf(*each->map()), "decoder.1.1");
    }
}

TEST_F(FirstLooksTest, EveryTaskHasALine) {
    for (const TaskDescription& task : tasks())
        EXPECT_FALSE(ui::taskLine(QString::fromStdString(task.id)).isEmpty()) << task.id;
}

}  // namespace
}  // namespace attn::test
