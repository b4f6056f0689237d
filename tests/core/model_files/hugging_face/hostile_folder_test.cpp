// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged and hostile folders of MarianMT: each file gives one sentence that names it, or a model.
#include <gmock/gmock.h>

#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "tests/core/model_files/pytorch/pytorch_parts.h"
#include "tests/support/marian_folder_writer.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

class HostileMarianFolder : public testing::Test {
protected:
    void SetUp() override {
        for (const auto& [name, bytes] : m_files)
            m_folder.write(name, bytes);
        m_folder.write("model.safetensors", safetensorsOf(marianFolderTensors()));
    }
    std::string refusal() const {
        try {
            loadModel(m_folder.path().string());
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), StartsWith(m_folder.path().string()));
            return error.what();
        }
        return "loaded";
    }
    // With the file of this name replaced.
    std::string refusalWith(const std::string& name, const std::string& bytes) const {
        const std::string before = readBytes(m_folder.file(name));
        m_folder.write(name, bytes);
        std::string found = refusal();
        m_folder.write(name, before);
        return found;
    }
    // With these weights instead of model.safetensors.
    std::string refusalOfBin(const std::string& bytes) const {
        std::filesystem::remove(m_folder.file("model.safetensors"));
        m_folder.write("pytorch_model.bin", bytes);
        return refusal();
    }
    // A model that is cut, or has single bytes changed, is refused or loads.
    void expectNoHarm(const std::string& name) const {
        const std::string whole = readBytes(m_folder.file(name));
        // A model of SentencePiece that ends behind one of its fields is whole.
        const bool isPieces = name.ends_with(".spm");
        for (std::size_t i = 0; i < 40; ++i)
            EXPECT_THAT(refusalWith(name, whole.substr(0, whole.size() * i / 40)),
                        AnyOf(HasSubstr(name), isPieces ? "loaded" : name))
                << i;
        for (std::size_t i = 0; i < 150; ++i) {
            std::string changed = whole;
            changed[i * whole.size() / 150] ^= static_cast<char>(1 + i * 37 % 255);
            EXPECT_FALSE(refusalWith(name, changed).empty());
        }
    }

    const NamedBytes m_files = marianFolderFiles();
    const TemporaryFolder m_folder;
};

TEST_F(HostileMarianFolder, EveryFormOfItsWeightsLoads) {
    EXPECT_EQ(refusal(), "loaded");
    EXPECT_EQ(refusalOfBin(pytorchZipOf(marianFolderTensors())), "loaded");
    EXPECT_EQ(refusalOfBin(pytorchLegacyOf(marianFolderTensors())), "loaded");
}

TEST_F(HostileMarianFolder, DamagedFilesAreOneSentence) {
    for (const char* name : {"vocab.json", "source.spm", "target.spm", "model.safetensors"}) {
        SCOPED_TRACE(name);
        expectNoHarm(name);
    }
    // Without a whole config.json it is no such folder.
    const std::string config = m_files.front().second;
    for (std::size_t i = 0; i < 40; ++i)
        EXPECT_NE(refusalWith("config.json", config.substr(0, config.size() * i / 40)), "loaded") << i;
}

TEST_F(HostileMarianFolder, DamagedPytorchFilesAreOneSentence) {
    for (const std::string& whole :
         {pytorchZipOf(marianFolderTensors()), pytorchLegacyOf(marianFolderTensors())}) {
        ASSERT_EQ(refusalOfBin(whole), "loaded");
        expectNoHarm("pytorch_model.bin");
    }
}

TEST_F(HostileMarianFolder, NumbersOfTheConfigurationAreChecked) {
    const auto with = [&](const std::string& key, const std::string& value) {
        nlohmann::json config = nlohmann::json::parse(m_files.front().second);
        config[key] = nlohmann::json::parse(value);
        return refusalWith("config.json", config.dump());
    };
    for (const char* key : {"encoder_layers", "decoder_layers", "encoder_attention_heads"})
        for (const char* value : {"0", "-1", "3", "1e30", "18446744073709551615", "\"1\"", "[1]", "null"})
            EXPECT_THAT(with(key, value), AnyOf(HasSubstr(key), HasSubstr("heads"))) << value;
    for (const char* key : {"pad_token_id", "eos_token_id", "decoder_start_token_id"})
        for (const char* value : {"-2", "7", "4294967296", "18446744073709551615", "\"1\"", "1.5"})
            EXPECT_THAT(with(key, value), HasSubstr(key)) << value;
    for (const char* value : {"[[7]]", "[6]", "[[-1]]", "[[1, 2]]", "[[18446744073709551615]]"})
        EXPECT_THAT(with("bad_words_ids", value), HasSubstr("bad_words_ids")) << value;
    EXPECT_THAT(with("activation_function", "\"tanh\""), HasSubstr("tanh"));
    EXPECT_THAT(with("model_type", "\"bart\""), HasSubstr("bart"));
    EXPECT_THAT(with("scale_embedding", "1"), HasSubstr("true or false"));
}

TEST_F(HostileMarianFolder, NamesAndShapesOfTensorsAreChecked) {
    std::vector<FolderTensor> tensors = marianFolderTensors();
    tensors.push_back(tensors.back());
    EXPECT_THAT(refusalWith("model.safetensors", safetensorsOf(tensors)), HasSubstr("model.safetensors"));
    for (const std::string& bytes : {pytorchZipOf(tensors), pytorchLegacyOf(tensors)})
        EXPECT_FALSE(refusalOfBin(bytes).empty());
    tensors = marianFolderTensors();
    tensors.front().shape = {8, 7};
    EXPECT_THAT(refusalOfBin(pytorchZipOf(tensors)), HasSubstr("vocab.json"));
    tensors = marianFolderTensors();
    tensors.front().shape = {1 << 30, 1 << 30};
    EXPECT_THAT(refusalOfBin(pytorchZipOf(tensors)), HasSubstr("pytorch_model.bin"));
    tensors = marianFolderTensors();
    tensors.pop_back();
    EXPECT_THAT(refusalOfBin(pytorchZipOf(tensors)), HasSubstr("final_layer_norm.bias"));
    tensors = marianFolderTensors();
    tensors.front().numbers.front() = std::numeric_limits<float>::infinity();
    EXPECT_THAT(refusalOfBin(pytorchZipOf(tensors)), HasSubstr("infinity"));
}

TEST_F(HostileMarianFolder, APickleThatCallsIsNotRun) {
    const std::string call = pickledGlobal("posix", "system") + "(" + pickledText("touch called") + "tR";
    const std::string pickle = pickled("}(" + pickledText("a") + call + "u");
    const std::string zip = zipBytes({{"pytorch_model/data.pkl", pickle}, {"pytorch_model/version", "3\n"}});
    EXPECT_THAT(refusalOfBin(zip), HasSubstr("system"));
    const std::string legacy = std::string("\x80\x02\x8a\nl\xfc\x9c\x46\xf9 j\xa8P\x19.") +
                               pickled(pickledInteger(1001)) +
                               pickled("}(" + pickledText("little_endian") + "\x88u") + pickle + pickled("]");
    EXPECT_THAT(refusalOfBin(legacy), HasSubstr("system"));
    EXPECT_FALSE(std::filesystem::exists("called"));
}

TEST_F(HostileMarianFolder, VocabulariesAreChecked) {
    for (const char* text :
         {"", "[]", "{}", "null", R"({"a": 0})", R"({"</s>": 0, "a": 0})", R"({"</s>": 0, "a": -1})",
          R"({"</s>": 0, "<unk>": 1, "b": 2, "a": 3, "c": 4, "ab": 5, "<pad>": 18446744073709551615})",
          R"({"</s>": 0, "<unk>": 1, "b": 2, "b": 3, "c": 4, "ab": 5, "<pad>": 6})"})
        EXPECT_THAT(refusalWith("vocab.json", text), HasSubstr("vocab.json")) << text;
    EXPECT_THAT(refusalWith("vocab.json", std::string(100'000, '[')), HasSubstr("vocab.json"));
    for (const char* name : {"vocab.json", "source.spm", "target.spm", "model.safetensors"}) {
        std::filesystem::rename(m_folder.file(name), m_folder.file("away"));
        EXPECT_NE(refusal(), "loaded") << name;
        std::filesystem::rename(m_folder.file("away"), m_folder.file(name));
    }
}

}  // namespace
}  // namespace attn::test
