// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runs/run_file.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "core/base/error.h"
#include "core/runs/run_keyframes.h"
#include "core/runs/run_summary.h"
#include "tests/support/paths.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

const SavedRun& sample() {
    static const SavedRun run = sampleRun();
    return run;
}

void expectEqual(const StepTrace& found, const StepTrace& expected) {
    EXPECT_EQ(found.step, expected.step);
    EXPECT_EQ(found.previous, expected.previous);
    EXPECT_EQ(found.token, expected.token);
    EXPECT_EQ(found.predicted, expected.predicted);
    EXPECT_EQ(found.predictedProbability, expected.predictedProbability);
    EXPECT_EQ(found.forced, expected.forced);
    EXPECT_EQ(found.logProbability, expected.logProbability);
    ASSERT_EQ(found.maps.size(), expected.maps.size());
    EXPECT_EQ(found.alignment().map, expected.alignment().map);
    EXPECT_EQ(found.alignment().temperature, expected.alignment().temperature);
    EXPECT_TRUE(found.alignment().weights == expected.alignment().weights);
    EXPECT_EQ(found.alignment().span.centre, expected.alignment().span.centre);
    EXPECT_EQ(found.alignment().span.taken, expected.alignment().span.taken);
    EXPECT_EQ(found.alignment().span.window, expected.alignment().span.window);
    EXPECT_TRUE(found.alignment().span.distribution == expected.alignment().span.distribution);
}

void expectEqual(const Snapshot& found, const Snapshot& expected) {
    EXPECT_EQ(found.update, expected.update);
    EXPECT_EQ(found.hasWeights, expected.hasWeights);
    ASSERT_EQ(found.picture == nullptr, expected.picture == nullptr);
    if (!found.picture)
        return;
    EXPECT_EQ(found.picture->source, expected.picture->source);
    EXPECT_EQ(found.picture->stop, expected.picture->stop);
    ASSERT_EQ(found.picture->steps.size(), expected.picture->steps.size());
    for (std::size_t i = 0; i < found.picture->steps.size(); ++i)
        expectEqual(found.picture->steps[i], expected.picture->steps[i]);
}

void expectEqual(const Keyframe& found, const Keyframe& expected) {
    EXPECT_EQ(found.state.update, expected.state.update);
    EXPECT_EQ(found.state.measured, expected.state.measured);
    EXPECT_EQ(found.state.baseline, expected.state.baseline);
    EXPECT_EQ(found.state.bestLoss, expected.state.bestLoss);
    EXPECT_EQ(found.state.sinceBest, expected.state.sinceBest);
    EXPECT_EQ(found.state.keptUpdate, expected.state.keptUpdate);
    EXPECT_EQ(found.state.exactMatch, expected.state.exactMatch);
    EXPECT_EQ(found.state.heldOutLoss, expected.state.heldOutLoss);
    EXPECT_EQ(found.state.seconds, expected.state.seconds);
    EXPECT_TRUE(found.parameters == expected.parameters);
    EXPECT_TRUE(found.mean == expected.mean);
    EXPECT_TRUE(found.square == expected.square);
    EXPECT_TRUE(found.kept == expected.kept);
}

// Here NaN equals itself.
bool sameBits(const std::vector<float>& left, const std::vector<float>& right) {
    return left.size() == right.size() &&
           (left.empty() || std::memcmp(left.data(), right.data(), left.size() * sizeof(float)) == 0);
}

void expectEqual(const SavedLane& found, const SavedLane& expected) {
    const LaneHistory &is = found.history, &should = expected.history;
    EXPECT_EQ(is.name, should.name);
    EXPECT_EQ(recipeDifference(is.recipe, should.recipe), "");
    ASSERT_EQ(is.origin.has_value(), should.origin.has_value());
    if (is.origin) {
        EXPECT_EQ(is.origin->lane, should.origin->lane);
        EXPECT_EQ(is.origin->update, should.origin->update);
    }
    EXPECT_EQ(is.firstUpdate, should.firstUpdate);
    EXPECT_TRUE(sameBits(is.losses, should.losses));
    EXPECT_TRUE(is.measurements == should.measurements);
    EXPECT_EQ(is.alignedAt, should.alignedAt);
    EXPECT_EQ(is.exactAt, should.exactAt);
    EXPECT_EQ(is.tokensPerSecond, should.tokensPerSecond);
    EXPECT_EQ(is.end, should.end);
    EXPECT_EQ(is.problem, should.problem);
    EXPECT_EQ(found.corpusFiles, expected.corpusFiles);
    ASSERT_EQ(is.snapshots.size(), should.snapshots.size());
    for (std::size_t i = 0; i < is.snapshots.size(); ++i)
        expectEqual(is.snapshots[i], should.snapshots[i]);
    ASSERT_EQ(found.keyframes.size(), expected.keyframes.size());
    for (std::size_t i = 0; i < found.keyframes.size(); ++i)
        expectEqual(*found.keyframes[i], *expected.keyframes[i]);
}

TEST(RunFile, PicturesKeepTheNameOfTheirMap) {
    const TemporaryFolder folder;
    SavedRun run = sample();
    Snapshot& shown = run.lanes.front().history.snapshots.front();
    auto picture = std::make_shared<LanePicture>(*shown.picture);
    for (StepTrace& step : picture->steps)
        step.makeAlignment().map = {MapSite::Cross, 1, 3};
    shown.picture = picture;
    EXPECT_TRUE(saveRun(run, folder.file("a.attnrun")));
    expectEqual(loadRun(folder.file("a.attnrun")).lanes.front().history.snapshots.front(), shown);
}

TEST(RunFile, HoldsTheRunBitForBit) {
    const TemporaryFolder folder;
    EXPECT_TRUE(saveRun(sample(), folder.file("a.attnrun")));
    const SavedRun read = loadRun(folder.file("a.attnrun"));
    EXPECT_EQ(read.pin, sample().pin);
    ASSERT_EQ(read.lanes.size(), sample().lanes.size());
    for (std::size_t lane = 0; lane < read.lanes.size(); ++lane) {
        SCOPED_TRACE(sample().lanes[lane].history.name);
        EXPECT_GT(read.lanes[lane].keyframes.size(), 5u);
        expectEqual(read.lanes[lane], sample().lanes[lane]);
    }
    saveRun(read, folder.file("b.attnrun"));
    EXPECT_TRUE(readBytes(folder.file("a.attnrun")) == readBytes(folder.file("b.attnrun")));
}

TEST(RunFile, IsReadInSightOfSomebody) {
    const TemporaryFolder folder;
    saveRun(sample(), folder.file("a.attnrun"));
    std::stop_source stop;
    std::vector<double> shares;
    LoadRunOptions options;
    options.stop = stop.get_token();
    options.publish = [&](double share) { shares.push_back(share); };
    const auto read = loadRun(folder.file("a.attnrun"), options);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->lanes.size(), sample().lanes.size());
    ASSERT_EQ(shares.size(), sample().lanes.size());
    EXPECT_EQ(shares.back(), 1);
    stop.request_stop();
    EXPECT_FALSE(loadRun(folder.file("a.attnrun"), options));
}

TEST(RunFile, GoesOnWhereItWas) {
    const TemporaryFolder folder;
    saveRun(sample(), folder.file("a.attnrun"));
    const SavedRun read = loadRun(folder.file("a.attnrun"));
    const Recipe& recipe = read.lanes[0].history.recipe;
    const auto pairs = std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
    const auto goOn = [&](const SavedLane& lane) {
        const Keyframe& keyframe = *lane.keyframes.back();
        EXPECT_TRUE(keyframe.goesOn());
        LaneTraining training(recipe, pairs);
        training.restore(keyframe.state, keyframe.parameters, keyframe.mean, keyframe.square, keyframe.kept);
        while (!training.end())
            training.advance({});
        return Vector(training.network().parameters().buffer());
    };
    EXPECT_TRUE(goOn(read.lanes[0]) == goOn(sample().lanes[0]));
}

TEST(RunFile, OfACorpusKnowsItsFiles) {
    const TemporaryFolder folder;
    SavedRun run;
    run.pin.source = "I can sing.";
    run.lanes.push_back(sampleLane("Words", tinyCorpusRecipe(folder), 2));
    ASSERT_FALSE(run.lanes[0].corpusFiles.empty());
    saveRun(run, folder.file("a.attnrun"));
    const SavedRun read = loadRun(folder.file("a.attnrun"));
    EXPECT_EQ(read.pin, run.pin);
    EXPECT_EQ(read.lanes[0].history.recipe.corpus->files.pairs, folder.file("pairs.tsv"));
    EXPECT_EQ(read.lanes[0].history.recipe.corpus->folder, "");
    CorpusRecipe& expected = *run.lanes[0].history.recipe.corpus;
    expected.files.pairs = folder.file("pairs.tsv");
    expected.folder.clear();
    expectEqual(read.lanes[0], run.lanes[0]);
    const RunSummary summary = loadRunSummary(folder.file("a.attnrun"));
    EXPECT_EQ(summary.lanes[0].corpus, "pairs.tsv");
    EXPECT_EQ(summary.lanes[0].task, "");
}

TEST(RunFile, AndItsCorpusAreMovedTogether) {
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    fs::create_directories(folder.path() / "a/texts");
    fs::create_directories(folder.path() / "a/runs");
    SavedRun run;
    run.lanes.push_back(sampleLane("Words", tinyCorpusRecipe(folder), 2));
    CorpusRecipe& corpus = *run.lanes[0].history.recipe.corpus;
    fs::rename(folder.file("pairs.tsv"), folder.path() / "a/texts/pairs.tsv");
    corpus.files.pairs = (folder.path() / "a/texts/pairs.tsv").string();  // like the window
    corpus.folder.clear();
    const std::string saved = (folder.path() / "a/runs/words.attnrun").string();
    saveRun(run, saved);
    EXPECT_EQ(readBytes(saved).find(folder.path().string()), std::string::npos)
        << "it does not say where it was";
    const auto pairsOf = [](const std::string& path) {
        return loadRun(path).lanes[0].history.recipe.corpus->files.pairs;
    };
    EXPECT_EQ(pairsOf(saved), corpus.files.pairs);
    fs::rename(folder.path() / "a", folder.path() / "b");
    EXPECT_EQ(pairsOf(folder.file("b/runs/words.attnrun")), folder.file("b/texts/pairs.tsv"));
    // The texts are beside the run, as if both had been sent to somebody.
    fs::create_directories(folder.path() / "mail");
    fs::rename(folder.path() / "b/texts/pairs.tsv", folder.path() / "mail/pairs.tsv");
    fs::rename(folder.path() / "b/runs/words.attnrun", folder.path() / "mail/words.attnrun");
    EXPECT_EQ(pairsOf(folder.file("mail/words.attnrun")), folder.file("mail/pairs.tsv"));
}

TEST(RunFile, DoesNotTellTheAccountsNameWhereverItIsSaved) {
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    const fs::path home = fs::canonical(folder.path()) / "home/ada.lovelace";
    fs::create_directories(home / "texts");
    fs::create_directories(folder.path() / "disk");
    const std::string before = std::getenv("HOME") ? std::getenv("HOME") : "";
    ::setenv("HOME", home.c_str(), 1);
    SavedRun run;
    run.lanes.push_back(sampleLane("Words", tinyCorpusRecipe(folder), 2));
    CorpusRecipe& corpus = *run.lanes[0].history.recipe.corpus;
    fs::rename(folder.file("pairs.tsv"), home / "texts/pairs.tsv");
    corpus.files.pairs = home / "texts/pairs.tsv";
    corpus.folder.clear();
    run.lanes[0].history.problem = (home / "texts/pairs.tsv").string() + ": cannot be opened.";
    for (const fs::path& place : {folder.path() / "disk", home, home / "texts"}) {
        const std::string saved = place / "words.attnrun";
        saveRun(run, saved);
        EXPECT_EQ(readBytes(saved).find("lovelace"), std::string::npos) << place;
        EXPECT_EQ(loadRun(saved).lanes[0].history.recipe.corpus->files.pairs, corpus.files.pairs) << place;
    }
    before.empty() ? ::unsetenv("HOME") : ::setenv("HOME", before.c_str(), 1);
}

TEST(RunFile, WithoutWeightsIsSmallAndShowsTheSame) {
    const TemporaryFolder folder;
    saveRun(sample(), folder.file("whole.attnrun"));
    saveRun(sample(), folder.file("small.attnrun"), {.weights = RunWeights::None});
    EXPECT_LT(std::filesystem::file_size(folder.file("small.attnrun")), 100'000U);
    EXPECT_NEAR(static_cast<double>(std::filesystem::file_size(folder.file("whole.attnrun"))),
                static_cast<double>(runFileBytes(sample())), 20'000);
    EXPECT_NEAR(static_cast<double>(std::filesystem::file_size(folder.file("small.attnrun"))),
                static_cast<double>(runFileBytes(sample(), {.weights = RunWeights::None})), 20'000);
    const SavedRun read = loadRun(folder.file("small.attnrun"));
    SavedRun expected = sample();
    for (SavedLane& lane : expected.lanes) {
        lane.keyframes.clear();
        for (Snapshot& snapshot : lane.history.snapshots)
            snapshot.hasWeights = snapshot.update == 0;
    }
    ASSERT_EQ(read.lanes.size(), expected.lanes.size());
    for (std::size_t lane = 0; lane < read.lanes.size(); ++lane)
        expectEqual(read.lanes[lane], expected.lanes[lane]);
}

TEST(RunFile, HasASummary) {
    const TemporaryFolder folder;
    saveRun(sample(), folder.file("a.attnrun"));
    const RunSummary summary = loadRunSummary(folder.file("a.attnrun"));
    EXPECT_EQ(summary.source, samplePin);
    ASSERT_EQ(summary.lanes.size(), 4u);
    EXPECT_EQ(summary.lanes[0].name, "Additive");
    EXPECT_EQ(summary.lanes[0].task, "dates");
    EXPECT_EQ(summary.lanes[0].update, 8);
    EXPECT_EQ(summary.lanes[2].update, 8) << "with those of its origin";
}

TEST(RunFile, LeavesOutWhatIsNoNumberAndWhatStandsTwice) {
    const TemporaryFolder folder;
    SavedRun run = sample();
    SavedLane& lane = run.lanes[0];
    Keyframe broken = *lane.keyframes[3];
    broken.parameters[5] = NAN;
    lane.keyframes[3] = std::make_shared<const Keyframe>(broken);
    lane.keyframes.push_back(lane.keyframes.back());
    lane.history.measurements.push_back(lane.history.measurements.back());
    lane.history.measurements.back().exactMatch = 1;
    auto picture = std::make_shared<LanePicture>(*lane.history.snapshots[1].picture);
    picture->steps[0].makeAlignment().weights[0] = INFINITY;
    lane.history.snapshots[1].picture = picture;
    saveRun(run, folder.file("a.attnrun"));
    const SavedLane read = loadRun(folder.file("a.attnrun")).lanes[0];
    EXPECT_EQ(read.keyframes.size(), sample().lanes[0].keyframes.size() - 1);
    EXPECT_FALSE(read.history.snapshots[3].hasWeights);
    EXPECT_TRUE(read.history.snapshots[2].hasWeights);
    EXPECT_EQ(read.history.snapshots[1].picture, nullptr);
    EXPECT_EQ(read.history.measurements.size(), sample().lanes[0].history.measurements.size());
    EXPECT_EQ(read.history.measurements.back().exactMatch, 1);
}

TEST(RunFile, KeepsToItsBytesWithWhatGoesOn) {
    const TemporaryFolder folder;
    const std::string path = folder.file("a.attnrun");
    saveRun(sample(), path);
    const auto whole = std::filesystem::file_size(path);
    std::size_t before = 9;
    for (const double share : {0.9, 0.7, 0.5, 0.4}) {
        const auto most = static_cast<std::uint64_t>(share * static_cast<double>(whole));
        saveRun(sample(), path, {.mostBytes = most});
        EXPECT_LE(std::filesystem::file_size(path), most);
        const SavedLane lane = loadRun(path).lanes[0];
        EXPECT_EQ(lane.keyframes.back()->state.update, 8);
        EXPECT_TRUE(lane.keyframes.back()->goesOn());
        EXPECT_LE(lane.keyframes.size(), before);
        before = lane.keyframes.size();
        EXPECT_EQ(lane.history.snapshots.size(), 9u) << "pictures stay";
    }
    saveRun(sample(), path, {.mostBytes = 1});
    for (const SavedLane& lane : loadRun(path).lanes) {
        ASSERT_EQ(lane.keyframes.size(), 1u) << "the newest is worth more than the bound";
        EXPECT_EQ(lane.keyframes[0]->state.update, 8);
    }
}

TEST(ChooseKeyframes, ThinsEvenlyAndThoseWithoutMomentsFirst) {
    SavedRun run;
    run.lanes.resize(1);
    for (Index update = 0; update < 20; ++update) {
        Keyframe keyframe;
        keyframe.state.update = update;
        keyframe.parameters.setZero(1000);
        if (update % 10 == 4) {
            keyframe.mean.setZero(1000);
            keyframe.square.setZero(1000);
        }
        run.lanes[0].keyframes.push_back(std::make_shared<const Keyframe>(keyframe));
    }
    const auto updates = [&](std::uint64_t bytes) {
        std::vector<Index> chosen;
        const ChosenKeyframes lanes = chooseKeyframes(run, bytes);
        for (const auto& keyframe : lanes[0])
            chosen.push_back(keyframe->state.update);
        return chosen;
    };
    const std::uint64_t plain = keyframeBytes(*run.lanes[0].keyframes[0]);
    const std::uint64_t full = keyframeBytes(*run.lanes[0].keyframes[4]);
    EXPECT_EQ(updates(18 * plain + 2 * full).size(), 20u);
    EXPECT_THAT(updates(9 * plain + 2 * full), testing::ElementsAre(1, 3, 4, 6, 8, 10, 12, 14, 15, 17, 19));
    EXPECT_THAT(updates(plain + 2 * full), testing::ElementsAre(4, 14, 19));
    EXPECT_THAT(updates(plain + full), testing::ElementsAre(14, 19)) << "the newest that goes on";
    EXPECT_THAT(updates(0), testing::ElementsAre(14, 19));
}

TEST(RunFile, CanBeStoppedAndSaysHowFarItIs) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.attnrun", "as it was");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(saveRun(sample(), path, {.stop = stop.get_token()}));
    EXPECT_EQ(readBytes(path), "as it was");
    EXPECT_EQ(folder.fileCount(), 1u);
    // The file has some thirty megabytes, and writing it is stopped.
    SavedRun large = sample();
    Keyframe keyframe = *large.lanes[0].keyframes.back();
    keyframe.parameters.setConstant(8'000'000, 1);
    keyframe.mean.resize(0);
    keyframe.square.resize(0);
    keyframe.kept.resize(0);
    large.lanes[0].keyframes = {std::make_shared<const Keyframe>(keyframe)};
    std::vector<double> shares;
    std::stop_source later;
    const auto publish = [&](double share) {
        shares.push_back(share);
        if (shares.size() == 3)
            later.request_stop();
    };
    EXPECT_FALSE(saveRun(large, path, {.stop = later.get_token(), .publish = publish}));
    EXPECT_EQ(shares.size(), 3u);
    EXPECT_GT(shares.back(), shares.front());
    EXPECT_LT(shares.back(), 1);
    EXPECT_EQ(readBytes(path), "as it was");
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(RunFile, OnAFullDiskLeavesTheOldOne) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a.attnrun", "as it was");
    try {
        const SmallDisk disk(1000);
        saveRun(sample(), path);
        ADD_FAILURE() << "written";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_THAT(error.what(), HasSubstr(path + ": cannot be written: "));
    }
    EXPECT_EQ(readBytes(path), "as it was");
}

TEST(RunFile, RefusesTextThatIsNoUtf8) {
    const TemporaryFolder folder;
    SavedRun run = sample();
    run.pin.source = "\xff";
    try {
        saveRun(run, folder.file("a.attnrun"));
        ADD_FAILURE() << "written";
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("is not UTF-8"));
    }
}

void expectTheSample(const char* name) {
    const SavedRun run = loadRun((projectDir() / "tests/data" / name).string());
    EXPECT_EQ(run.pin, (PinnedSentence{samplePin, "2009-05-05"}));
    ASSERT_EQ(run.lanes.size(), 2u);
    const LaneHistory& branch = run.lanes[1].history;
    EXPECT_EQ(branch.name, "No attention");
    EXPECT_EQ(branch.origin->update, 1);
    EXPECT_EQ(branch.recipe.model.attention.score, "none");
    EXPECT_EQ(run.lanes[0].history.losses.size(), 3u);
    EXPECT_EQ(run.lanes[0].history.measurements.size(), 1u);
    ASSERT_EQ(run.lanes[0].history.snapshots.size(), 4u);
    const DecodeTrace& picture = *run.lanes[0].history.snapshots[3].picture;
    EXPECT_EQ(picture.source.size(), 10u);
    EXPECT_NEAR(picture.steps[0].alignment().weights.sum(), 1, 1e-5);
    EXPECT_NEAR(std::log(picture.steps[0].predictedProbability), picture.steps[0].logProbability, 1e-5);
    ASSERT_EQ(run.lanes[0].keyframes.size(), 2u);
    EXPECT_TRUE(run.lanes[0].keyframes[0]->goesOn());
    EXPECT_TRUE(run.lanes[0].history.snapshots[3].hasWeights);
    EXPECT_TRUE(run.lanes[0].history.snapshots[0].hasWeights) << "drawn from the seed";
    EXPECT_FALSE(run.lanes[0].history.snapshots[1].hasWeights);
}

TEST(RunFile, OfEveryVersionIsRead) {
    for (const char* name : {"run-v1.attnrun", "run-v2.attnrun", "run-v2-copy.attnrun"}) {
        SCOPED_TRACE(name);
        expectTheSample(name);
        EXPECT_EQ(loadRunSummary((projectDir() / "tests/data" / name).string()).lanes[0].update, 3);
    }
}

}  // namespace
}  // namespace attn::test
