// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session_file.h"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>

#include "core/base/error.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/model_file.h"
#include "core/sessions/session_json.h"
#include "core/sessions/session_models.h"
#include "tests/support/paths.h"
#include "tests/support/sample_run.h"
#include "tests/support/sample_session.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

SavedRun smallRun() {
    SavedRun run;
    run.pin = {samplePin, "2009-05-05"};
    run.lanes.push_back(sampleLane("Additive", sampleRecipe("additive"), 2));
    return run;
}

void expectSame(const SavedSession& found, const SavedSession& expected) {
    EXPECT_EQ(found.text, expected.text);
    EXPECT_EQ(found.readsReference, expected.readsReference);
    EXPECT_EQ(found.hiddenLanes, expected.hiddenLanes);
    EXPECT_EQ(found.whatIfs, expected.whatIfs);
    EXPECT_EQ(found.step, expected.step);
    EXPECT_EQ(found.lane, expected.lane);
    EXPECT_EQ(found.stage, expected.stage);
    EXPECT_EQ(found.picture, expected.picture);
    EXPECT_EQ(found.mode, expected.mode);
    EXPECT_EQ(found.beamWidth, expected.beamWidth);
    EXPECT_EQ(found.lengthPower, expected.lengthPower);
    EXPECT_EQ(found.refillsBeam, expected.refillsBeam);
    EXPECT_EQ(found.landscape, expected.landscape);
    EXPECT_EQ(found.unfolded, expected.unfolded);
    EXPECT_EQ(found.showsComputation, expected.showsComputation);
    EXPECT_EQ(found.showsFocus, expected.showsFocus);
    EXPECT_EQ(found.geometry, expected.geometry);
    EXPECT_EQ(found.layout, expected.layout);
    ASSERT_EQ(found.models.size(), expected.models.size());
    for (std::size_t i = 0; i < found.models.size(); ++i) {
        EXPECT_EQ(found.models[i].score, expected.models[i].score);
        EXPECT_EQ(found.models[i].path, expected.models[i].path);
        EXPECT_EQ(found.models[i].name, expected.models[i].name);
    }
}

TEST(SessionFile, HoldsEverything) {
    const TemporaryFolder folder;
    SavedSession session = sampleSession();
    session.refillsBeam = true;
    session.run = std::make_shared<const SavedRun>(smallRun());
    ASSERT_TRUE(saveSession(session, folder.file("lesson.attnlab")));
    const SavedSession found = *loadSession(folder.file("lesson.attnlab"));
    expectSame(found, session);
    const SavedModel& model = found.models.front();
    ASSERT_NE(model.model, nullptr);
    EXPECT_EQ(model.model->network.parameters().buffer(),
              session.models.front().model->network.parameters().buffer());
    EXPECT_EQ(model.embedded, digestOf(modelBytes(*model.model, "")));
    EXPECT_EQ(model.digest, "") << "it was never a file";
    ASSERT_NE(found.run, nullptr);
    EXPECT_EQ(found.run->pin, session.run->pin);
    EXPECT_EQ(found.run->lanes.front().history.losses, session.run->lanes.front().history.losses);
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(SessionFile, IsTheSameBytesEachTimeAndKnownByItsFirst) {
    const TemporaryFolder folder;
    saveSession(sampleSession(), folder.file("a"));
    saveSession(sampleSession(), folder.file("b"));
    const std::string bytes = readBytes(folder.file("a"));
    EXPECT_EQ(bytes, readBytes(folder.file("b")));
    EXPECT_EQ(bytes.substr(0, 4), "PK\3\4");
    EXPECT_EQ(bytes.substr(30, 12), "session.json");
}

TEST(SessionFile, ModelsByPathAreNotInIt) {
    const TemporaryFolder folder;
    const std::string path = folder.file("model.safetensors");
    saveModel(smallModel(), path);
    SavedSession session = sampleSession();
    SavedModel& model = session.models.front();
    model.path = path;
    model.opened = fileStamp(path);
    saveSession(session, folder.file("lesson.attnlab"));
    SavedModel found = loadSession(folder.file("lesson.attnlab"))->models.front();
    EXPECT_EQ(found.model, nullptr);
    EXPECT_EQ(found.digest, fileDigest(path));
    EXPECT_EQ(found.relativePath, "model.safetensors");
    EXPECT_EQ(found.embedded, "");

    model.isKept = true;
    saveSession(session, folder.file("lesson.attnlab"));
    found = loadSession(folder.file("lesson.attnlab"))->models.front();
    EXPECT_NE(found.model, nullptr);
    EXPECT_EQ(found.digest, fileDigest(path));

    // Another model was written to the file since this one was opened.
    model.isKept = false;
    saveModel(smallModel("dot"), path);
    saveSession(session, folder.file("lesson.attnlab"));
    found = loadSession(folder.file("lesson.attnlab"))->models.front();
    ASSERT_NE(found.model, nullptr) << "what is open is not lost";
    EXPECT_EQ(found.model->network.config().attention.score, "additive");
}

TEST(SessionFile, OfAMissingModelItsPlaceIsKept) {
    const TemporaryFolder folder;
    SavedSession session = sampleSession();
    SavedModel gone;
    gone.score = "dot";
    gone.path = "/gone/dot.safetensors";
    gone.digest = digestOf("gone");
    session.models.push_back(gone);
    saveSession(session, folder.file("lesson.attnlab"));
    const SavedModel found = loadSession(folder.file("lesson.attnlab"))->models[1];
    EXPECT_EQ(found.path, gone.path);
    EXPECT_EQ(found.digest, gone.digest);
    EXPECT_EQ(found.model, nullptr);
}

TEST(SessionFile, OfVersion1Opens) {
    const std::string path = (projectDir() / "tests/data/session-v1.attnlab").string();
    const SavedSession found = *loadSession(path);
    SavedSession expected = sampleSession();
    expected.showsFocus = false;  // version 1 never showed one lane large
    expected.landscape.reset();   // and kept no landscape
    expectSame(found, expected);
    EXPECT_EQ(found.models.front().model->network.parameters().buffer(),
              smallModel().network.parameters().buffer());
    EXPECT_EQ(found.run->lanes.size(), 1u);
}

TEST(SessionFile, HeadersAreReadAlone) {
    const TemporaryFolder folder;
    saveSession(sampleSession(), folder.file("a"));
    const SavedSession found = loadSessionHeader(folder.file("a"));
    EXPECT_EQ(found.text, sampleSession().text);
    EXPECT_EQ(found.models.front().model, nullptr);
}

TEST(SessionFile, ContentIsWhatWouldBeMissed) {
    SavedSession session = sampleSession();
    const std::string content = sessionContent(session);
    session.step = 7;
    session.lane = "dot";
    session.layout = "other docks";
    session.models[0].embedded = "kept";
    EXPECT_EQ(sessionContent(session), content);
    session.whatIfs["additive"].zeroed.erase(0);
    EXPECT_NE(sessionContent(session), content);
    session = sampleSession();
    session.picture = "heatmap";
    EXPECT_NE(sessionContent(session), content);
}

TEST(SessionFile, ChangesOfWholeMapsAndPlacesComeBack) {
    SavedSession session = sampleSession();
    SavedWhatIfs& changes = session.whatIfs["additive"];
    changes.maps[{MapSite::Decoder, 1, 2}] = {.isUniform = true, .readsAhead = true};
    changes.maps[{MapSite::Cross, 0, MapAddress::allHeads}] = {.temperature = 2, .isHard = true};
    changes.maps[{MapSite::Encoder, 0, 0}].isOff = true;
    changes.places = {2, 0, 1};
    EXPECT_NE(sessionContent(session).find("\"version\":2,"), std::string::npos)
        << "older programs would open it without these changes";
    const TemporaryFolder folder;
    saveSession(session, folder.file("a"));
    const SavedSession found = *loadSession(folder.file("a"));
    EXPECT_EQ(found.whatIfs, session.whatIfs);
    EXPECT_TRUE(found.leftOut.empty());
}

TEST(SessionFile, TwoModelsOfOneScoreAreTwoLanesOfVersion2) {
    SavedSession session = sampleSession();
    EXPECT_NE(sessionContent(session).find("\"version\":1,"), std::string::npos)
        << "older programs open a session with one model of each score";
    session.models.push_back(session.models.front());
    session.models[1].lane = "additive-2";
    session.models[1].colour = 11;
    session.whatIfs["additive-2"].temperature = 3;
    session.hiddenLanes = {"additive-2"};
    EXPECT_NE(sessionContent(session).find("\"version\":2,"), std::string::npos);
    const TemporaryFolder folder;
    saveSession(session, folder.file("a"));
    const SavedSession found = *loadSession(folder.file("a"));
    ASSERT_EQ(found.models.size(), 2U);
    EXPECT_EQ(found.models[0].laneId(), "additive");
    EXPECT_EQ(found.models[1].laneId(), "additive-2");
    EXPECT_EQ(found.models[0].colour, std::nullopt);
    EXPECT_EQ(found.models[1].colour, 11);
    EXPECT_EQ(found.whatIfs, session.whatIfs);
    EXPECT_EQ(found.hiddenLanes, session.hiddenLanes);
    const std::optional<FoundModels> models = findModels(found, folder.file("a"));
    ASSERT_EQ(models->found.size(), 2U);
    EXPECT_EQ(models->found[1].lane, "additive-2");
    EXPECT_EQ(models->found[1].colour, 11);
}

// A program of version 1 would leave out what it cannot name.
TEST(SessionFile, ChangesOfNamedMapsAreOfVersion2) {
    SavedSession session = sampleSession();
    session.models.front().path = "a.safetensors";
    const MapAddress map = {MapSite::Cross, 1, 3};
    session.whatIfs["additive"].steps[2].maps[map].temperature = Real(0.5);
    const nlohmann::ordered_json json = sessionToJson(session);
    EXPECT_EQ(json["version"], 2);
    const SavedSession found = sessionFromJson(json.dump(), "a session");
    EXPECT_EQ(found.whatIfs, session.whatIfs);
}

TEST(SessionFile, TheMapThatALaneShowsIsKept) {
    SavedSession session = sampleSession();
    session.models.front().path = "a.safetensors";
    const std::string plain = sessionToJson(session).dump();
    EXPECT_THAT(plain, testing::Not(HasSubstr("\"map\"")));
    session.models.front().map = "cross.2.mean";
    nlohmann::ordered_json json = sessionToJson(session);
    EXPECT_EQ(sessionFromJson(json.dump(), "a session").models.front().map, "cross.2.mean");
    json["models"][0]["map"] = "cross";
    const SavedSession found = sessionFromJson(json.dump(), "a session");
    EXPECT_EQ(found.models.front().map, "");
    EXPECT_THAT(found.leftOut, testing::Contains(HasSubstr("should name an attention map")));
}

TEST(SessionFile, AFullDiskLeavesTheOldFile) {
    const TemporaryFolder folder;
    const std::string path = folder.write("lesson.attnlab", "old");
    const SmallDisk disk(1000);
    try {
        saveSession(sampleSession(), path);
        FAIL() << "should not fit";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_THAT(error.what(), StartsWith(path + ": cannot be written: "));
    }
    EXPECT_EQ(readBytes(path), "old");
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(SessionFile, PlacesThatRefuseAreNamed) {
    for (const std::string path : {"/proc/lesson.attnlab", "/nowhere/lesson.attnlab"})
        try {
            saveSession(sampleSession(), path);
            FAIL() << path;
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), StartsWith(path + ": cannot be written: "));
        }
    SavedSession session = sampleSession();
    session.text = "\xff";
    const TemporaryFolder folder;
    EXPECT_THROW(saveSession(session, folder.file("a")), Error);
    EXPECT_EQ(folder.fileCount(), 0u);
}

TEST(SessionFile, StopsWithoutAFile) {
    const TemporaryFolder folder;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(saveSession(sampleSession(), folder.file("a"), {.stop = stop.get_token(), .publish = {}}));
    EXPECT_EQ(folder.fileCount(), 0u);
    saveSession(sampleSession(), folder.file("a"));
    EXPECT_FALSE(loadSession(folder.file("a"), {.stop = stop.get_token(), .publish = {}}).has_value());
}

// Saves two sessions by turns until it is killed.
[[noreturn]] void saveForEver(const std::string& path, const SavedSession& one, const SavedSession& other) {
    for (;;) {
        saveSession(one, path);
        saveSession(other, path);
    }
}

TEST(SessionFile, AKilledSaveLeavesAWholeFile) {
    const TemporaryFolder folder;
    const std::string path = folder.file("lesson.attnlab");
    SavedSession one = sampleSession(), other = sampleSession();
    other.text = "a";
    other.run = std::make_shared<const SavedRun>(smallRun());
    // This is long enough for some saves of both, even on a slow machine.
    const auto begin = std::chrono::steady_clock::now();
    saveSession(other, path);
    saveSession(one, path);
    const auto both = std::chrono::steady_clock::now() - begin;
    std::mt19937 random(5);
    std::uniform_int_distribution<int> microseconds(
        0, std::max(15'000, static_cast<int>(4 * both / std::chrono::microseconds(1))));
    int others = 0;
    // Where other work slows the saves down, later ones get more time.
    const int kills = repetitions(200);
    for (int kill = 0; kill < kills || (others == 0 && kill < 10 * kills); ++kill) {
        const pid_t child = ::fork();
        if (child == 0)
            saveForEver(path, one, other);
        ASSERT_GT(child, 0);
        ::usleep(static_cast<useconds_t>(microseconds(random) * (1 + kill / kills)));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const SavedSession found = *loadSession(path);
        const bool isOther = found.text == other.text;
        EXPECT_EQ(found.run != nullptr, isOther);
        expectSame(found, isOther ? other : one);
        others += isOther ? 1 : 0;
    }
    EXPECT_GT(others, 0);
    saveSession(one, path);
    EXPECT_EQ(folder.fileCount(), 1u) << "what killed programs have left goes with the next save";
}

}  // namespace
}  // namespace attn::test
