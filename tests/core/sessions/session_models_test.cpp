// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session_models.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/files/digest.h"
#include "core/files/formats/zip_archive.h"
#include "core/model_files/model_file.h"
#include "tests/support/sample_session.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class SessionModels : public testing::Test {
protected:
    // A session and a folder of models beside it.
    void SetUp() override {
        fs::create_directories(m_folder.path() / "lesson" / "models");
        m_model = m_folder.file("lesson/models/additive.safetensors");
        m_session = m_folder.file("lesson/lesson.attnlab");
        saveModel(smallModel(), m_model);
        ::setenv("ATTENTION_LAB_RESOURCES", m_folder.file("resources").c_str(), 1);
    }
    void TearDown() override { ::unsetenv("ATTENTION_LAB_RESOURCES"); }

    void save(bool isKept = false) {
        SavedSession session = sampleSession();
        session.models[0].path = m_model;
        session.models[0].opened = fileStamp(m_model);
        session.models[0].isKept = isKept;
        saveSession(session, m_session);
    }
    FoundModels find() const { return *findModels(*loadSession(m_session), m_session); }
    FoundModels::Found one() const {
        const FoundModels models = find();
        EXPECT_TRUE(models.missing.empty());
        EXPECT_EQ(models.found.size(), 1u);
        return models.found.at(0);
    }

    const TemporaryFolder m_folder;
    std::string m_model, m_session;
};

TEST_F(SessionModels, AreFoundWhereTheyWere) {
    save();
    const FoundModels::Found found = one();
    EXPECT_EQ(found.path, m_model);
    EXPECT_EQ(found.opened, fileStamp(m_model));
    EXPECT_FALSE(found.isChanged);
    EXPECT_FALSE(found.isKept);
    EXPECT_EQ(found.model->network.parameters().buffer(), smallModel().network.parameters().buffer());
}

TEST_F(SessionModels, AreFoundBesideASessionThatWasMoved) {
    save();
    fs::rename(m_folder.path() / "lesson", m_folder.path() / "moved");
    m_session = m_folder.file("moved/lesson.attnlab");
    EXPECT_EQ(one().path, m_folder.file("moved/models/additive.safetensors"));
}

TEST_F(SessionModels, AreTakenOutOfTheSession) {
    save(true);
    fs::remove(m_model);
    FoundModels::Found found = one();
    EXPECT_TRUE(found.isKept);
    EXPECT_EQ(found.path, "additive.safetensors") << "what it is called";
    EXPECT_FALSE(found.opened);
    // This also applies if the file is another one now.
    TrainedModel other = smallModel();
    other.network.parameters().initialize(8);
    saveModel(other, m_model);
    found = one();
    EXPECT_TRUE(found.isKept);
    EXPECT_EQ(found.model->network.parameters().buffer(), smallModel().network.parameters().buffer());
}

// A session that is sent to somebody says nothing of the sender's folders.
TEST_F(SessionModels, WrittenPlacesDoNotTellTheAccountsName) {
    const std::string before = std::getenv("HOME") ? std::getenv("HOME") : "";
    const std::string home = m_folder.file("home/ada.lovelace");
    fs::create_directories(home + "/models");
    ::setenv("HOME", home.c_str(), 1);
    const std::string kept = m_model, other = home + "/models/additive.safetensors";
    saveModel(smallModel(), other);
    const auto textOf = [&](const std::string& path) {
        const ZipArchive zip(path, "Attention Lab");
        return zip.read(*zip.find("session.json"));
    };
    m_model = other;
    // In the home folder, beside it, and with the model in it.
    for (const std::string& place : {home + "/s.attnlab", home + "/models/s.attnlab", m_session}) {
        m_session = place;
        for (const bool isKept : {false, true}) {
            save(isKept);
            EXPECT_THAT(textOf(place), testing::Not(HasSubstr("lovelace"))) << place << isKept;
            if (isKept) {
                EXPECT_THAT(textOf(place), testing::Not(HasSubstr("models/"))) << "no folder at all";
            }
            EXPECT_EQ(one().path, isKept ? "additive.safetensors" : other) << place;
            EXPECT_EQ(loadSession(place)->keepsModels, isKept);
        }
    }
    before.empty() ? ::unsetenv("HOME") : ::setenv("HOME", before.c_str(), 1);
    m_model = kept;
}

TEST_F(SessionModels, WhatASessionNamesOutsideOfItsFolderIsKnown) {
    SavedSession session = sampleSession();
    session.models[0].path = m_model;
    EXPECT_EQ(namedOutside(session, m_session), std::vector<std::string>());
    const std::string elsewhere = m_folder.file("s.attnlab"),
                      deep = m_folder.file("lesson/models/deep/s.attnlab");
    EXPECT_EQ(namedOutside(session, elsewhere), std::vector<std::string>()) << "below its folder";
    EXPECT_EQ(namedOutside(session, deep), std::vector<std::string>{m_model});
    session.models[0].isKept = true;
    EXPECT_EQ(namedOutside(session, deep), std::vector<std::string>());
    session.models[0].isKept = false;
    fs::create_directories(m_folder.path() / "resources/models/dates");
    session.models[0].path = m_folder.file("resources/models/dates/dot.safetensors");
    EXPECT_EQ(namedOutside(session, deep), std::vector<std::string>()) << "it comes with the program";
}

TEST_F(SessionModels, ALinkBesideTheSessionDoesNotLeadOutOfItsFolder) {
    save();
    const std::string outside = m_folder.file("outside.safetensors");
    fs::rename(m_model, outside);
    fs::create_symlink(outside, m_model);
    EXPECT_EQ(find().missing.size(), 1u);
    // "..d" begins with two points, too.
    fs::create_directory_symlink(m_folder.path(), m_folder.file("lesson/..d"));
    SavedSession session = sampleSession();
    session.models.resize(1);
    session.models[0].path.clear();
    session.models[0].model = nullptr;
    session.models[0].relativePath = "..d/outside.safetensors";
    EXPECT_EQ(findModels(session, m_session, {})->missing.size(), 1u);
    // Within the folder it may lead elsewhere.
    fs::remove(m_model);
    fs::rename(outside, m_folder.file("lesson/other.safetensors"));
    fs::create_symlink("../other.safetensors", m_model);
    EXPECT_EQ(one().path, m_model);
}

TEST_F(SessionModels, AHugeFileIsNotReadAndAStopEndsTheLook) {
    save();
    fs::resize_file(m_model, 40'000'000'000);
    EXPECT_EQ(find().missing.size(), 1u);
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(fileDigest(m_session, source.get_token()), std::nullopt);
    EXPECT_EQ(fileDigest(m_session, std::stop_token()), digestOf(readBytes(m_session)));
}

TEST_F(SessionModels, AFileThatIsNoFileIsMissing) {
    for (const int kind : {0, 1, 2}) {
        save();
        fs::remove(m_model);
        if (kind == 0)
            EXPECT_EQ(::mkfifo(m_model.c_str(), 0600), 0);
        else if (kind == 1)
            fs::create_directory(m_model);
        else
            fs::create_symlink("/dev/zero", m_model);
        EXPECT_EQ(find().missing.size(), 1u) << kind;
        fs::remove(m_model);
        saveModel(smallModel(), m_model);
    }
}

TEST_F(SessionModels, AreFoundAmongTheBundledOnes) {
    save();
    const std::string bundled = m_folder.file("resources/models/dates/additive.safetensors");
    fs::create_directories(fs::path(bundled).parent_path());
    fs::rename(m_model, bundled);
    EXPECT_EQ(one().path, bundled);
    TrainedModel other = smallModel();
    other.network.parameters().initialize(8);
    saveModel(other, bundled);
    EXPECT_EQ(find().missing.size(), 1u) << "of other bytes";
    m_folder.write(
        "resources/models/earlier_digests.json",
        "{\"" + loadSession(m_session)->models.at(0).digest + "\": \"dates/additive.safetensors\"}");
    EXPECT_EQ(one().path, bundled);
    EXPECT_FALSE(one().isChanged) << "only its metadata are others";
    m_folder.write("resources/models/earlier_digests.json", "[1");
    EXPECT_EQ(find().missing.size(), 1u);
}

TEST_F(SessionModels, ThatHaveChangedAreSaidToHave) {
    save();
    TrainedModel other = smallModel();
    other.network.parameters().initialize(8);
    saveModel(other, m_model);
    const FoundModels::Found found = one();
    EXPECT_TRUE(found.isChanged);
    EXPECT_EQ(found.model->network.parameters().buffer(), other.network.parameters().buffer());
}

TEST_F(SessionModels, ThatAreGoneBrokenOrOfAnotherScoreAreMissing) {
    save();
    saveModel(smallModel("dot"), m_model);
    EXPECT_EQ(find().missing.at(0).path, m_model);
    m_folder.write("lesson/models/additive.safetensors", "broken");
    EXPECT_EQ(find().missing.size(), 1u);
    fs::remove(m_model);
    const FoundModels models = find();
    EXPECT_TRUE(models.found.empty());
    EXPECT_EQ(models.missing.at(0).score, "additive");
}

TEST_F(SessionModels, WhatIfsKeepTheMeaningOfTheirTokens) {
    const TrainedModel model = smallModel();
    Interventions whatIfs;
    whatIfs.swapped[1] = model.source.id("é");
    whatIfs.zeroed = {0};
    whatIfs.steps[2].token = model.target.id("2");
    whatIfs.steps[2].maps[MapAddress()].weights = Vector::Constant(4, Real(0.25));
    whatIfs.steps[3].token = endToken;
    const SavedWhatIfs saved = toSaved(whatIfs, model);
    EXPECT_EQ(saved.swapped.at(1), "é");
    EXPECT_EQ(fromSaved(saved, model, 4), whatIfs);

    TrainedModel other = smallModel();
    Vocabulary turned;
    for (const char* token : {"\"", "é", "a"})
        turned.add(token);
    other.source = turned;
    other.target = Vocabulary();
    SavedWhatIfs swaps = saved;
    swaps.steps.clear();
    EXPECT_EQ(fromSaved(swaps, other, 4).swapped.at(1), turned.id("é"));
    try {
        fromSaved(saved, other, 4);
        FAIL();
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), HasSubstr("its target vocabulary has no token \"2\" any more"));
    }
    EXPECT_THROW(fromSaved(saved, model, 3), Error) << "another length";
}

}  // namespace
}  // namespace attn::test
