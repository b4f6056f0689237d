// SPDX-License-Identifier: GPL-3.0-or-later
// Folders of MarianMT: real files with the values that Hugging Face's code computed, and damaged ones.
#include "core/model_files/hugging_face/marian_folder.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/model_file.h"
#include "tests/core/model_files/marian_case.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

class MarianFolder : public testing::Test {
protected:
    static fs::path shared(const std::string& name) { return dataDir() / "models" / name; }
    static json readJson(const fs::path& path) { return json::parse(readBytes(path.string())); }

    static void expectAll(const fs::path& folder) {
        EXPECT_TRUE(isMarianFolder(folder.string()));
        const std::shared_ptr<const TrainedModel> model = loadModel(folder.string());
        const json expected = readJson(folder / "expected.json");
        const SafetensorsFile values = SafetensorsFile::load((folder / "expected.safetensors").string());
        const json ids = readJson(folder / "vocab.json");
        std::vector<std::string> theirs(ids.size());
        for (const auto& [token, id] : ids.items())
            theirs[id.get<std::size_t>()] = token;
        for (const json& row : expected["cases"])
            MarianCase(model, theirs, row, values).check();
    }
};

TEST_F(MarianFolder, RealFoldersGiveWhatIsExpected) {
    for (const char* name : {"marian-hf-a", "marian-hf-b"}) {
        if (!fs::exists(shared(name)))
            GTEST_SKIP() << "no " << shared(name) << "; ATTN_DATA_DIR names the folder";
        SCOPED_TRACE(name);
        expectAll(shared(name));
    }
}

TEST_F(MarianFolder, TheOldFormOfTorchSaveIsTheSame) {
    const fs::path from = shared("marian-hf-a");
    if (!fs::exists(from))
        GTEST_SKIP() << "no " << from << "; ATTN_DATA_DIR names the folder";
    const TemporaryFolder folder;
    for (const char* name : {"config.json", "vocab.json", "source.spm", "target.spm", "expected.json",
                             "expected.safetensors", "tokenizer_config.json"})
        folder.write(name, readBytes((from / name).string()));
    folder.write("pytorch_model.bin", readBytes((from / "pytorch_model.legacy.bin").string()));
    expectAll(folder.path());
}

}  // namespace
}  // namespace attn::test
