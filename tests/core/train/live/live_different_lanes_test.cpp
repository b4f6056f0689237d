// SPDX-License-Identifier: GPL-3.0-or-later
// Lanes of one live run that differ in everything but their pairs, and the maps that are watched of them.
#include <gmock/gmock.h>

#include <algorithm>

#include "core/decode/decoded_maps.h"
#include "core/network/models/seq2seq.h"
#include "core/network/shown_maps.h"
#include "core/runs/run_file.h"
#include "core/train/live/history_csv.h"
#include "core/train/live/live_run.h"
#include "core/train/live/picture.h"
#include "tests/support/architectures.h"
#include "tests/support/live_lanes.h"

namespace attn::test {
namespace {

const MapAddress secondHead = {MapSite::Cross, 0, 1};

Recipe recurrentLane() {
    return recipeOf("additive", 40);
}

Recipe transformerLane() {
    Recipe recipe = recipeOf("scaled_dot", 30);
    for (const Architecture& each : architectures())
        if (each.name == "self_attention_transformer")
            recipe.model = each.config;
    recipe.model.sourceSize = recipe.model.targetSize = 0;
    recipe.model.encoder.longest = recipe.model.decoder.longest = 200;
    recipe.optimizer.rate = 0.004;
    recipe.optimizer.beta2 = 0.98;
    recipe.optimizer.warmup = 5;
    recipe.optimizer.decay = "linear";
    recipe.batch = 4;
    recipe.labelSmoothing = 0.1;
    return recipe;
}

std::vector<JobLane> bothLanes() {
    return {{"GRU", recurrentLane()}, {"Transformer", transformerLane()}};
}

TEST(DifferentLanes, EachGivesWhatItsRecipeGives) {
    for (const Index threads : {1, 2}) {
        LiveRun run(bothLanes(), usual(threads));
        runToEnd(run);
        EXPECT_EQ(run.corpora(0), run.corpora(1)) << "shared";
        for (std::size_t lane = 0; lane < 2; ++lane) {
            const Recipe recipe = bothLanes()[lane].recipe;
            EXPECT_EQ(historyOf(run, lane).update(), recipe.updates);
            EXPECT_TRUE(bytesOf(*modelOf(run, lane, recipe.updates)) == trainedBytes(recipe)) << lane;
        }
    }
}

TEST(DifferentLanes, AChangeOfOneLaneLeavesTheOthers) {
    LiveRun run(bothLanes(), usual());
    run.advance(6);
    waitUntilIdle(run);
    run.changeLane(1, {0, 0.001, {}, {}});
    waitUntilIdle(run);
    EXPECT_TRUE(historyOf(run, 0).recipe.changes.empty());
    ASSERT_EQ(historyOf(run, 1).recipe.changes.size(), 1U);
    EXPECT_EQ(historyOf(run, 1).recipe.changes[0].update, 6);
    // A change of all: lanes of different lengths are not at one update.
    run.resume();
    EXPECT_TRUE(waitFor([&] { return historyOf(run, 0).update() >= 12; }));
    run.change({0, {}, 0.1, {}});
    runToEnd(run);
    for (std::size_t lane = 0; lane < 2; ++lane) {
        const LaneHistory history = historyOf(run, lane);
        EXPECT_EQ(history.recipe.changes.back().dropout, 0.1);
        EXPECT_LT(history.recipe.changes.back().update, bothLanes()[lane].recipe.updates);
        EXPECT_TRUE(bytesOf(*modelOf(run, lane, history.update())) == trainedBytes(history.recipe)) << lane;
    }
}

TEST(DifferentLanes, BranchAndGoOnFromAFile) {
    const TemporaryFolder folder;
    {
        LiveRun run(bothLanes(), usual());
        run.advance(10);
        waitUntilIdle(run);
        run.addBranch(1, 8, "branch", {0, 0.002, {}, {}});
        run.watch(1, secondHead);
        run.advance(3);
        waitUntilIdle(run);
        saveRun(run.savedRun(), folder.file("both.attnrun"));
    }
    LiveRun run(loadRun(folder.file("both.attnrun")), usual());
    EXPECT_EQ(historyOf(run, 1).watched, secondHead);
    EXPECT_EQ(historyOf(run, 0).watched, std::nullopt);
    saveRun(run.savedRun(), folder.file("again.attnrun"));
    EXPECT_TRUE(readBytes(folder.file("both.attnrun")) == readBytes(folder.file("again.attnrun")));
    runToEnd(run);
    for (std::size_t lane = 0; lane < 3; ++lane) {
        const LaneHistory history = historyOf(run, lane);
        EXPECT_TRUE(bytesOf(*modelOf(run, lane, history.update())) == trainedBytes(history.recipe)) << lane;
    }
}

TEST(WatchedMaps, PicturesShowTheChosenMap) {
    LiveRun run(bothLanes(), usual());
    run.advance(12);
    waitUntilIdle(run);
    const LaneHistory before = historyOf(run, 1);
    ASSERT_TRUE(before.latest.picture);
    const auto mapOf = [](const Snapshot& snapshot) {
        return snapshot.picture->steps.front().alignment().map;
    };
    EXPECT_EQ(mapOf(before.latest), Seq2Seq(modelOf(run, 1, 12)->network).alignment());
    for (const MapAddress& map : alignmentMaps(modelOf(run, 1, 12)->network)) {
        run.watch(1, map);
        EXPECT_TRUE(waitFor([&] {
            const LaneHistory now = historyOf(run, 1);
            return now.latest.picture && now.latest.update == 12 &&
                   std::all_of(now.snapshots.begin(), now.snapshots.end(),
                               [](const Snapshot& one) { return !one.hasWeights || one.picture; });
        })) << nameOf(map);
        const LaneHistory now = historyOf(run, 1);
        EXPECT_EQ(mapOf(now.latest), map);
        EXPECT_EQ(mapOf(now.snapshots.front()), map);
        for (const StepTrace& step : now.latest.picture->steps)
            EXPECT_NEAR(step.alignment().weights.sum(), 1, 1e-4) << nameOf(map);
    }
    EXPECT_EQ(historyOf(run, 0).watched, std::nullopt) << "the other lane stays";
    run.watch(1, std::nullopt);
    EXPECT_TRUE(waitFor([&] { return historyOf(run, 1).latest.picture != nullptr; }));
    EXPECT_EQ(mapOf(historyOf(run, 1).latest), mapOf(before.latest));
}

// A map that is no alignment: the lane's alignment is kept beside it, in files, too.
TEST(WatchedMaps, SelfAttentionIsShownAndKeptInFiles) {
    const TemporaryFolder folder;
    for (const char* name : {"encoder.1.2", "encoder.2.mean", "decoder.1.1", "decoder.2.mean"}) {
        const MapAddress map = *mapOfName(name);
        LiveRun run(bothLanes(), usual());
        run.watch(1, map);
        run.advance(12);
        waitUntilIdle(run);
        ASSERT_TRUE(waitFor([&] { return historyOf(run, 1).latest.update == 12; })) << name;
        const std::shared_ptr<const LanePicture> picture = historyOf(run, 1).latest.picture;
        ASSERT_TRUE(picture) << name;
        const auto model = modelOf(run, 1, 12);
        const std::vector<Vector> rows = decodedMaps(model, *picture, {}, {map}).front().rows;
        const std::vector<Vector> own =
            decodedMaps(model, *picture, {}, {*model->network.alignment()}).front().rows;
        EXPECT_EQ(selfAttentionOf(*picture), map);
        const std::vector<MapTrace> shown = selfAttentionRows(*picture);
        ASSERT_EQ(shown.size(), rows.size()) << name;
        for (std::size_t i = 0; i < rows.size(); ++i)
            EXPECT_EQ(shown[i].weights, rows[i]) << name << " row " << i;
        for (std::size_t t = 0; t < picture->steps.size(); ++t)
            EXPECT_EQ(picture->steps[t].alignment().weights, own[t]) << name << " step " << t;
        EXPECT_EQ(historyOf(run, 1).measurements.back().maps.size(), 4U) << "only the alignment's heads";

        saveRun(run.savedRun(), folder.file("run.attnrun"));
        const SavedRun loaded = loadRun(folder.file("run.attnrun"));
        const Snapshot& last = loaded.lanes[1].history.snapshots.back();
        ASSERT_TRUE(last.picture) << name;
        EXPECT_EQ(selfAttentionOf(*last.picture), map);
        const std::vector<MapTrace> kept = selfAttentionRows(*last.picture);
        const Snapshot saved = historyOf(run, 1).snapshots.back();
        ASSERT_EQ(saved.update, last.update);
        const std::vector<MapTrace> expected = selfAttentionRows(*saved.picture);
        ASSERT_EQ(kept.size(), expected.size());
        for (std::size_t i = 0; i < kept.size(); ++i)
            EXPECT_EQ(kept[i].weights, expected[i].weights);
        for (std::size_t t = 0; t < last.picture->steps.size(); ++t)
            EXPECT_EQ(last.picture->steps[t].alignment().weights,
                      saved.picture->steps[t].alignment().weights);
        LiveRun again(loaded, usual());
        saveRun(again.savedRun(), folder.file("again.attnrun"));
        EXPECT_TRUE(readBytes(folder.file("run.attnrun")) == readBytes(folder.file("again.attnrun"))) << name;
    }
}

TEST(WatchedMaps, EveryHeadIsMeasuredAsEvaluationDoes) {
    LiveRun run(bothLanes(), usual());
    run.advance(12);
    waitUntilIdle(run);
    EXPECT_TRUE(historyOf(run, 0).measurements.back().maps.empty()) << "it has one map";
    const LaneHistory history = historyOf(run, 1);
    const Measurement& last = history.measurements.back();
    const auto model = modelOf(run, 1, last.update);
    const std::vector<MapAddress> heads = alignmentHeads(model->network);
    ASSERT_EQ(last.maps.size(), heads.size());
    EXPECT_EQ(heads.size(), 4U) << "two layers with two heads";
    EvaluationOptions options;
    options.count = last.pairs;
    options.decodes = false;
    options.measuresMaps = true;
    const Evaluation found = evaluate(model->network, run.corpora(1)->heldOut, options);
    for (const MapError& error : last.maps) {
        const auto same = std::find_if(found.maps.begin(), found.maps.end(),
                                       [&](const MapMeasures& map) { return map.map == error.map; });
        ASSERT_NE(same, found.maps.end());
        EXPECT_EQ(error.alignmentErrorRate, same->alignment.errorRate()) << nameOf(error.map);
    }
    const std::string csv = historyToCsv(std::vector<LaneHistory>{historyOf(run, 0), history});
    EXPECT_NE(csv.find(",bleu,alignment_error_rate cross.1.1,"), csv.npos);
    const std::string one = historyToCsv(std::vector<LaneHistory>{historyOf(run, 0)});
    EXPECT_EQ(one.find("cross"), one.npos) << "as before";
}

TEST(WatchedMaps, AMapThatTheNetworkLacksEndsTheLane) {
    SavedRun saved;
    {
        LiveRun run(bothLanes(), usual());
        run.advance(2);
        waitUntilIdle(run);
        saved = run.savedRun();
    }
    saved.lanes[0].history.watched = secondHead;
    LiveRun run(saved, usual());
    waitUntilIdle(run);
    EXPECT_EQ(historyOf(run, 0).problem,
              "GRU: its watched map is \"cross.1.2\", which its network does not have; begin anew.");
    EXPECT_EQ(historyOf(run, 1).problem, "");
}

}  // namespace
}  // namespace attn::test
