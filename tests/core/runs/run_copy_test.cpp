// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_copy.h"

#include <gmock/gmock.h>

#include <cmath>
#include <filesystem>

#include "core/base/error.h"
#include "core/runs/run_summary.h"
#include "tests/support/paths.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

// The run after this many updates of each lane.
SavedRun runUntil(Index update) {
    static const SavedRun all = sampleRun();
    SavedRun run = all;
    for (SavedLane& lane : run.lanes) {
        LaneHistory& history = lane.history;
        if (history.update() <= update)
            continue;
        history.losses.resize(static_cast<std::size_t>(std::max<Index>(0, update - history.firstUpdate)));
        std::erase_if(history.snapshots, [&](const Snapshot& one) { return one.update > update; });
        std::erase_if(history.measurements, [&](const Measurement& one) { return one.update > update; });
        std::erase_if(lane.keyframes, [&](const auto& one) { return one->state.update > update; });
        history.end.reset();
        history.problem.clear();
        for (std::optional<Index>* reached : {&history.alignedAt, &history.exactAt})
            if (*reached > update)
                reached->reset();
    }
    return run;
}

// Compares with a file of the whole run.
class RunCopyTest : public testing::Test {
protected:
    void expectRead(const std::string& copy, const SavedRun& run) const {
        saveRun(loadRun(copy), folder.file("read.attnrun"));
        saveRun(run, folder.file("run.attnrun"));
        EXPECT_TRUE(readBytes(folder.file("read.attnrun")) == readBytes(folder.file("run.attnrun")));
    }

    const TemporaryFolder folder;
    const std::string path = folder.file("copy.attnrun");
};

TEST_F(RunCopyTest, WritesWhatIsNewAndIsReadAsTheWhole) {
    RunCopy copy;
    std::uint64_t first = 0;
    for (Index update = 4; update <= 8; ++update) {
        ASSERT_TRUE(copy.write(runUntil(update), path));
        expectRead(path, runUntil(update));
        EXPECT_EQ(loadRunSummary(path).lanes[0].update, update);
        if (update == 4)
            first = copy.written();
        else
            EXPECT_LT(copy.written(), first) << "not what the file has already";
    }
    EXPECT_EQ(first, [&] {
        RunCopy other;
        other.write(runUntil(4), folder.file("other.attnrun"));
        return std::filesystem::file_size(folder.file("other.attnrun"));
    }());
    copy.write(runUntil(8), path);
    EXPECT_LT(copy.written(), 20'000U) << "the JSON alone, where no number is new";
    expectRead(path, runUntil(8));
}

TEST_F(RunCopyTest, KilledAtAnyMomentItIsTheOldOneOrTheNew) {
    RunCopy copy;
    copy.write(runUntil(6), path);
    const std::uint64_t before = std::filesystem::file_size(path);
    copy.write(runUntil(8), path);
    const std::string whole = readBytes(path);
    ASSERT_GT(whole.size(), before);
    const std::uint64_t step = (whole.size() - before) / 40 + 1;
    for (std::uint64_t size = before; size < whole.size(); size += step) {
        folder.write("cut.attnrun", whole.substr(0, size));
        expectRead(folder.file("cut.attnrun"), runUntil(6));
        EXPECT_EQ(loadRunSummary(folder.file("cut.attnrun")).lanes[0].update, 6);
    }
    expectRead(path, runUntil(8));
}

TEST_F(RunCopyTest, WhatWasReplacedOrGivenUpIsNotRead) {
    RunCopy copy;
    SavedRun run = runUntil(8);
    copy.write(run, path);
    // Another pinned sentence, thinned weights, and a removed lane.
    for (Snapshot& snapshot : run.lanes[0].history.snapshots) {
        auto picture = std::make_shared<LanePicture>(*snapshot.picture);
        picture->steps.pop_back();
        snapshot.picture = picture;
    }
    run.pin.source = "6 june 1999";
    Keyframe without = *run.lanes[1].keyframes[2];
    without.mean.resize(0);
    without.square.resize(0);
    run.lanes[1].keyframes[2] = std::make_shared<const Keyframe>(without);
    run.lanes[1].keyframes.erase(run.lanes[1].keyframes.begin() + 1);
    run.lanes[1].history.snapshots[1].hasWeights = false;
    run.lanes.pop_back();
    copy.write(run, path);
    expectRead(path, run);
    // Back again.
    copy.write(runUntil(8), path);
    expectRead(path, runUntil(8));
}

TEST_F(RunCopyTest, IsWrittenAnewBeforeItIsMostlyWaste) {
    RunCopy copy;
    SavedRun run = runUntil(8);
    Keyframe keyframe = *run.lanes[0].keyframes.back();
    for (Vector* numbers : {&keyframe.parameters, &keyframe.mean, &keyframe.square, &keyframe.kept})
        numbers->setConstant(300'000, 1);
    std::uint64_t largest = 0, least = ~std::uint64_t(0);
    for (int i = 0; i < 8; ++i) {
        keyframe.parameters.setConstant(static_cast<Real>(i));
        keyframe.mean.setConstant(static_cast<Real>(i));
        run.lanes[0].keyframes = {std::make_shared<const Keyframe>(keyframe)};
        copy.write(run, path);
        largest = std::max<std::uint64_t>(largest, std::filesystem::file_size(path));
        least = std::min<std::uint64_t>(least, std::filesystem::file_size(path));
        EXPECT_LE(copy.written(), std::filesystem::file_size(path));
    }
    EXPECT_LT(largest, 3 * least + (4 << 20));
    EXPECT_GT(largest, least);
    EXPECT_TRUE(RecordFile::isOne(path));
}

TEST_F(RunCopyTest, StartsAgainWhereTheFileIsNotItsOwn) {
    RunCopy copy;
    copy.write(runUntil(6), path);
    std::filesystem::remove(path);
    copy.write(runUntil(7), path);
    expectRead(path, runUntil(7));
    copy.write(runUntil(8), folder.file("elsewhere.attnrun"));
    expectRead(folder.file("elsewhere.attnrun"), runUntil(8));
    expectRead(path, runUntil(7));
    RunCopy other;
    other.write(runUntil(5), path);
    expectRead(path, runUntil(5));
    // A file that another process wrote is replaced too.
    saveRun(runUntil(4), path);
    other.write(runUntil(8), path);
    expectRead(path, runUntil(8));
}

TEST_F(RunCopyTest, IsStoppedAndFailsWithoutHarm) {
    RunCopy copy;
    copy.write(runUntil(6), path);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(copy.write(runUntil(8), path, {.stop = stop.get_token()}));
    expectRead(path, runUntil(6));
    {
        const SmallDisk disk(std::filesystem::file_size(path) + 100);
        EXPECT_THROW(copy.write(runUntil(8), path), Error);
    }
    expectRead(path, runUntil(6));
    copy.write(runUntil(8), path);
    expectRead(path, runUntil(8));
}

}  // namespace
}  // namespace attn::test
