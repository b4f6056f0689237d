// SPDX-License-Identifier: GPL-3.0-or-later
// Packages of Argos Translate: a model of CTranslate2 in a zip file that nobody unpacks, and tricks of zip
// files.
#include "core/model_files/ctranslate2/argos_package.h"

#include <gmock/gmock.h>

#include <filesystem>

#include "core/base/error.h"
#include "core/decode/stepper.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/model_file.h"
#include "core/text/piece_model.h"
#include "tests/core/model_files/pytorch/pytorch_parts.h"
#include "tests/support/argos_writer.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;

class ArgosPackage : public testing::Test {
protected:
    std::string write(const NamedBytes& files, int method = ZIP_CM_STORE) const {
        return writeZip(m_folder.file("small.argosmodel"), files, method);
    }
    std::string refusal(const std::string& path) const {
        try {
            loadModel(path);
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), StartsWith(path));
            return error.what();
        }
        return "loaded";
    }
    std::string refusalWith(const std::string& name, const std::string& bytes) const {
        NamedBytes files = argosFiles();
        files.emplace_back(name, bytes);
        return refusal(m_folder.write("small.argosmodel", zipBytes(files)));
    }

    const TemporaryFolder m_folder;
};

std::vector<Real> logitsOfPackage(const std::string& path) {
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    const Vector logits = decode(model, {4, 5, 6}, {.maximumLength = 1, .target = {}, .interventions = {}})
                              .steps.front()
                              .logits;
    return {logits.data(), logits.data() + logits.size()};
}

TEST_F(ArgosPackage, OpensStoredAndDeflated) {
    const std::vector<Real> stored = logitsOfPackage(write(argosFiles()));
    EXPECT_EQ(logitsOfPackage(write(argosFiles(), ZIP_CM_DEFLATE)), stored);
    EXPECT_EQ(foreignModelOf(m_folder.file("small.argosmodel"))->id, "argos");
    fs::create_directories(m_folder.file("unpacked/model"));
    for (const auto& [name, bytes] : argosFiles())
        m_folder.write("unpacked" + name.substr(name.find('/')), bytes);
    EXPECT_EQ(logitsOfPackage(m_folder.file("unpacked/model")), stored);
    // The same file may be called .zip; other zip files are no such package.
    fs::copy_file(m_folder.file("small.argosmodel"), m_folder.file("small.zip"));
    EXPECT_EQ(logitsOfPackage(m_folder.file("small.zip")), stored);
    EXPECT_EQ(foreignModelOf(writeZip(m_folder.file("other.zip"), smallEntries())), nullptr);
}

TEST_F(ArgosPackage, ItsSentencePieceModelCutsTexts) {
    NamedBytes files = argosFiles();
    EXPECT_EQ(loadModel(write(files))->tokenizers.source->id(), "characters");
    files.emplace_back(
        "translate-a_x-1_0/sentencepiece.model",
        trainPieceModel({30, "unigram", "nmt_nfkc"}, std::vector<std::string>(20, "xyxy yx x")));
    EXPECT_EQ(loadModel(write(files))->tokenizers.source->id(), "sentencepiece");
}

TEST_F(ArgosPackage, ARealModelIsTheSameInAPackage) {
    const fs::path folder = dataDir() / "models/ctranslate2/v2/aren-transliteration";
    if (!fs::exists(folder))
        GTEST_SKIP() << "no " << folder << "; ATTN_DATA_DIR names the folder";
    NamedBytes files = {{"aren/metadata.json", "{}"}};
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        files.emplace_back("aren/model/" + entry.path().filename().string(), readBytes(entry.path()));
    const auto expected = loadModel(folder.string());
    for (const int method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
        const auto found = loadModel(write(files, method));
        EXPECT_EQ(found->source.tokens(), expected->source.tokens());
        EXPECT_EQ(found->network.parameters().buffer(), expected->network.parameters().buffer());
    }
}

TEST_F(ArgosPackage, TricksOfZipFilesAreRefused) {
    EXPECT_THAT(refusalWith("../evil", "x"), HasSubstr("leaves the package"));
    EXPECT_THAT(refusalWith("a/../../evil", "x"), HasSubstr("leaves the package"));
    EXPECT_THAT(refusalWith("/etc/evil", "x"), HasSubstr("leaves the package"));
    EXPECT_THAT(refusalWith("translate-a_x-1_0/metadata.json", "x"), HasSubstr("stands twice"));
    EXPECT_THAT(refusalWith("other/model/model.bin", "x"), HasSubstr("one model"));
    EXPECT_THAT(refusal(write({{"a/model/model.bin", "x"}})), HasSubstr("no metadata.json"));
    EXPECT_THAT(refusal(write(smallEntries())), HasSubstr("found 0"));
    EXPECT_THAT(refusal(m_folder.write("text.argosmodel", "a text")), HasSubstr("not a whole zip file"));
    EXPECT_THAT(refusal(m_folder.write("empty.argosmodel", "")), HasSubstr("not a whole zip file"));
}

TEST_F(ArgosPackage, ClaimsAndBombsAreRefusedBeforeMemoryIsTaken) {
    const std::string name = "translate-a_x-1_0/model/model.bin";
    const std::string whole = readBytes(write(argosFiles(), ZIP_CM_DEFLATE));
    for (const std::uint32_t claim : {0xfffffffeu, 1u << 30, 1u << 20})
        EXPECT_NE(refusal(m_folder.write("claim.argosmodel", withClaim(whole, name, 200, claim))), "loaded");
    EXPECT_THAT(refusal(m_folder.write("packed.argosmodel", withClaim(whole, name, 1u << 30, 1u << 30))),
                HasSubstr("claims"));
    // Zeros that unpack to 80 times the size of the file.
    NamedBytes files = argosFiles();
    files[1].second = ct2Bytes(6, 1) + std::string(4'000'000, '\0');
    EXPECT_THAT(refusal(write(files, ZIP_CM_DEFLATE)), HasSubstr("at most"));
    files[1].second.resize(1 << 27);
    EXPECT_THAT(refusal(write(files, ZIP_CM_DEFLATE)), HasSubstr("weights never do"));
}

TEST_F(ArgosPackage, BrokenFilesAreOneSentence) {
    const std::string whole = readBytes(write(argosFiles(), ZIP_CM_DEFLATE));
    for (std::size_t i = 1; i < 40; ++i)
        EXPECT_THAT(refusal(m_folder.write("cut.argosmodel", whole.substr(0, whole.size() * i / 40))),
                    HasSubstr("not a whole zip file"));
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        std::string changed = whole;
        changed[at] ^= '\x15';
        EXPECT_FALSE(refusal(m_folder.write("changed.argosmodel", changed)).empty());
    }
}

}  // namespace
}  // namespace attn::test
