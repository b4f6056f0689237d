// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film.h"

#include <gmock/gmock.h>

#include "tests/support/sample_run.h"
#include "tests/ui/figures/sample_film.h"
#include "ui/kit/text/number_text.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

TEST(Film, TakesThePicturesOfAHistory) {
    const SavedRun run = sampleRun();
    const RecipeCorpora corpora = recipeCorpora(run.lanes[3].history.recipe);
    const LaneHistory& history = run.lanes[3].history;
    const std::vector<ui::FilmFrame> frames = ui::filmFrames(history, corpora.target);
    ASSERT_EQ(frames.size(), history.snapshots.size() - 1) << "one has no picture";
    for (std::size_t i = 0; i < frames.size(); ++i) {
        EXPECT_EQ(frames[i].update, history.snapshots[i].update);
        const auto& picture = history.snapshots[i].picture;
        EXPECT_TRUE(frames[i].rows == AttentionRows(picture));
        ASSERT_EQ(static_cast<std::size_t>(frames[i].outputTokens.size()), picture->steps.size());
        EXPECT_EQ(frames[i].outputTokens[0].toStdString(), corpora.target.text(picture->steps[0].token));
    }
    EXPECT_FALSE(frames[2].exactMatch);
    EXPECT_EQ(frames[4].exactMatch, history.measurements[0].exactMatch) << "measured at update 3";
}

TEST(Film, ShowsTheLastFrameUntilAnUpdate) {
    const ui::FilmLane lane = filmLane("Dot", 2);
    EXPECT_EQ(ui::frameAt(lane, 0)->update, 0);
    EXPECT_EQ(ui::frameAt(lane, 99)->update, 10);
    EXPECT_EQ(ui::frameAt(lane, 1'000'000)->update, 10'000);
    ui::FilmLane branch = lane;
    branch.frames.erase(branch.frames.begin(), branch.frames.begin() + 2);
    EXPECT_EQ(ui::frameAt(branch, 99), nullptr);
    const auto shown = ui::lanesAt({lane, branch}, {0, 50});
    ASSERT_EQ(shown.size(), 1u) << "the branch has nothing to show then";
    EXPECT_EQ(shown[0].frames.size(), 2u);
}

TEST(Film, ChoosesUpdatesWhereSnapshotsAre) {
    const std::vector<ui::FilmLane> lanes = {filmLane("Dot", 2)};
    EXPECT_THAT(ui::filmUpdates(lanes, 9), ElementsAre(0, 10, 100, 1000, 10'000));
    EXPECT_THAT(ui::filmUpdates(lanes, 3), ElementsAre(0, 100, 10'000));
    EXPECT_THAT(ui::filmUpdates(lanes, 1), ElementsAre(10'000));
    EXPECT_TRUE(ui::filmUpdates({}, 5).empty());
}

TEST(Film, LinksOnlyWhatIsTheRightOutput) {
    ui::FilmLane lane = filmLane("Dot", 2);
    lane.frames[4].outputTokens[2] = QStringLiteral("X");
    const ui::Picture picture = ui::pictureOf(lane, lane.frames[4]);
    ASSERT_EQ(picture.links.size(), 4u);
    EXPECT_EQ(picture.links[2].target, 3);
}

TEST(Film, WritesNumbersInGroups) {
    EXPECT_EQ(ui::groupedNumber(7), QStringLiteral("7"));
    EXPECT_EQ(ui::groupedNumber(1240), QStringLiteral("1\u202f240"));
    EXPECT_EQ(ui::groupedNumber(1'234'567), QStringLiteral("1\u202f234\u202f567"));
    EXPECT_EQ(ui::updateText(800), QStringLiteral("update 800"));
}

}  // namespace
}  // namespace attn::test
