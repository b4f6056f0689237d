// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/model_file.h"

#include <gmock/gmock.h>

#include <cmath>
#include <filesystem>
#include <functional>

#include "core/base/error.h"
#include "core/files/formats/safetensors.h"
#include "core/math/random.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/config_json.h"
#include "tests/core/files/formats/safetensors_parts.h"
#include "tests/core/model_files/small_model.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

using nlohmann::json;
using test::SafetensorsParts;

std::string soundBytes() {
    static const std::string bytes = [] {
        const test::TemporaryFolder folder;
        saveModel(test::smallModel(), folder.file("m.safetensors"));
        return test::readBytes(folder.file("m.safetensors"));
    }();
    return bytes;
}

// The sentence without the path that it must start with.
std::string errorOf(const std::string& bytes) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("m.safetensors", bytes);
    try {
        loadModel(path);
    } catch (const Error& error) {
        const std::string sentence = error.what();
        EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
        EXPECT_EQ(sentence.find(path + ": "), 0u) << sentence;
        return sentence.substr(path.size() + 2);
    }
    return "sound";
}

class ModelFileOfScore : public testing::TestWithParam<std::string> {};

TEST_P(ModelFileOfScore, RoundTripsByteForByte) {
    const test::TemporaryFolder folder;
    const TrainedModel model = test::smallModel(GetParam());
    const std::string first = folder.file("first.safetensors"), second = folder.file("second.safetensors");
    saveModel(model, first);
    const std::shared_ptr<const TrainedModel> back = loadModel(first);
    saveModel(*back, second);
    EXPECT_EQ(test::readBytes(first), test::readBytes(second));

    EXPECT_EQ(configToJson(back->network.config()), configToJson(model.network.config()));
    EXPECT_EQ(back->network.parameters().buffer(), model.network.parameters().buffer());
    EXPECT_EQ(back->source.tokens(), model.source.tokens());
    EXPECT_EQ(back->target.tokens(), model.target.tokens());
    EXPECT_EQ(back->tokenizers.target->id(), "characters");
    EXPECT_EQ(back->training.task, "dates");
    EXPECT_EQ(back->training.generator, "mt19937_64");
    EXPECT_EQ(back->training.seed, model.training.seed);
    EXPECT_EQ(back->training.updates, 12);
    EXPECT_EQ(back->training.threads, 2);
    EXPECT_EQ(back->training.loss, 0.1);
    EXPECT_EQ(back->training.exactMatch, 0.995);
    EXPECT_LT(back->training.alignmentErrorRate, 0);
    EXPECT_EQ(json::parse(back->training.recipe), json::parse(model.training.recipe));
}

std::vector<std::string> scoreIds() {
    std::vector<std::string> ids;
    for (const ScoreDescription& score : scoreFunctions())
        ids.push_back(score.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(All, ModelFileOfScore, testing::ValuesIn(scoreIds()),
                         [](const auto& test) { return test.param; });

TEST(ModelFile, HasTheTensorsAndMetadataOfTheSpecification) {
    SafetensorsParts parts(soundBytes());
    EXPECT_EQ(parts.metadata()["format"], "attention-lab-model");
    EXPECT_EQ(parts.metadata()["version"], "1");
    EXPECT_EQ(json::parse(parts.metadata()["source_vocabulary"].get<std::string>()),
              json({"<pad>", "<s>", "</s>", "<unk>", "a", "é", "\""}));
    const std::vector<std::pair<std::string, json>> shapes = {
        {"encoder.embedding.weight", {7, 3}},
        {"encoder.rnn.weight_ih_l0", {6, 3}},
        {"encoder.rnn.weight_hh_l0", {6, 2}},
        {"encoder.rnn.bias_ih_l0", json::array({6})},
        {"encoder.rnn.bias_hh_l0_reverse", json::array({6})},
        {"bridge.weight", {4, 4}},
        {"bridge.bias", json::array({4})},
        {"attention.W_a", {3, 8}},
        {"attention.v_a", json::array({3})},
        {"attention.b_a", json::array({3})},
        {"decoder.embedding.weight", {6, 2}},
        {"decoder.rnn.weight_ih_l0", {12, 6}},
        {"decoder.rnn.weight_hh_l0", {12, 4}},
        {"output.weight", {6, 10}},
        {"output.bias", json::array({6})}};
    for (const auto& [name, shape] : shapes) {
        ASSERT_TRUE(parts.header.contains(name)) << name;
        EXPECT_EQ(parts.header[name]["shape"], shape) << name;
        EXPECT_EQ(parts.header[name]["dtype"], "F32");
    }
}

TEST(ModelFile, ReadsHalfPrecision) {
    SafetensorsParts parts(soundBytes());
    // The whole file in BF16 has the upper half of every number, and all offsets are halved.
    std::string half;
    for (std::size_t i = 0; i < parts.data.size(); i += 4)
        half += parts.data.substr(i + 2, 2);
    for (auto& [name, tensor] : parts.header.items()) {
        if (name == "__metadata__")
            continue;
        tensor["dtype"] = "BF16";
        tensor["data_offsets"] = {tensor["data_offsets"][0].get<int>() / 2,
                                  tensor["data_offsets"][1].get<int>() / 2};
    }
    parts.data = half;
    const test::TemporaryFolder folder;
    const auto model = loadModel(folder.write("m.safetensors", parts.bytes()));
    const Vector exact = test::smallModel().network.parameters().buffer();
    const Vector rounded = model->network.parameters().buffer();
    EXPECT_FALSE(rounded.isZero());
    EXPECT_LT((exact - rounded).cwiseAbs().maxCoeff(), exact.cwiseAbs().maxCoeff() / 100);
}

TEST(ModelFile, TrainingKeysMayBeMissing) {
    SafetensorsParts parts(soundBytes());
    parts.metadata()["training"] = R"({"written_by": "a later version"})";
    const test::TemporaryFolder folder;
    const auto model = loadModel(folder.write("m.safetensors", parts.bytes()));
    EXPECT_EQ(model->training.task, "");
    EXPECT_LT(model->training.exactMatch, 0);
    EXPECT_EQ(model->training.recipe, "");
}

struct Broken {
    const char* name;
    std::function<void(SafetensorsParts&)> breakIt;
    const char* expected;  // part of the sentence
};

void PrintTo(const Broken& broken, std::ostream* out) {
    *out << broken.name;
}

class BrokenModelFile : public testing::TestWithParam<Broken> {};

TEST_P(BrokenModelFile, IsRefusedInOneSentence) {
    SafetensorsParts parts(soundBytes());
    GetParam().breakIt(parts);
    const std::string sentence = errorOf(parts.bytes());
    EXPECT_NE(sentence.find(GetParam().expected), std::string::npos) << sentence;
    EXPECT_LT(sentence.size(), 600u);
}

// Sets the metadata `key` to `text`.
std::function<void(SafetensorsParts&)> metadataOf(const std::string& key, const std::string& text) {
    return [=](SafetensorsParts& parts) { parts.metadata()[key] = text; };
}

std::function<void(SafetensorsParts&)> without(const std::string& key) {
    return [=](SafetensorsParts& parts) { parts.metadata().erase(key); };
}

// Replaces the value at `pointer` ("/encoder/hidden") in the configuration.
std::function<void(SafetensorsParts&)> configWith(const std::string& pointer, const json& value) {
    return [=](SafetensorsParts& parts) {
        json config = json::parse(parts.metadata()["config"].get<std::string>());
        config[json::json_pointer(pointer)] = value;
        parts.metadata()["config"] = config.dump();
    };
}

std::function<void(SafetensorsParts&)> renamed(const std::string& from, const std::string& to) {
    return [=](SafetensorsParts& parts) {
        parts.header[to] = parts.header[from];
        parts.header.erase(from);
    };
}

std::function<void(SafetensorsParts&)> numberAt(const std::string& name, std::size_t index, float value) {
    return [=](SafetensorsParts& parts) {
        const auto begin = parts.header[name]["data_offsets"][0].get<std::size_t>();
        std::memcpy(parts.data.data() + begin + 4 * index, &value, sizeof value);
    };
}

INSTANTIATE_TEST_SUITE_P(
    All, BrokenModelFile,
    testing::Values(
        Broken{"NoMetadata", [](SafetensorsParts& p) { p.header.erase("__metadata__"); },
               "metadata key \"format\" is missing"},
        Broken{"OtherFormat", metadataOf("format", "pt"),
               "format is \"pt\", expected \"attention-lab-model\""},
        Broken{"NoVersion", without("version"), "metadata key \"version\" is missing"},
        Broken{"NewerVersion", metadataOf("version", "3"),
               "is of version 3, this program reads up to version 2"},
        Broken{"ZeroVersion", metadataOf("version", "0"),
               "version is \"0\", expected a whole number from 1 up"},
        Broken{"WordVersion", metadataOf("version", "1.0"), "version is \"1.0\""},
        Broken{"HugeVersion", metadataOf("version", "99999999999999999999"), "version is \"9999"},
        Broken{"NoConfig", without("config"), "metadata key \"config\" is missing"},
        Broken{"ConfigNotJson", metadataOf("config", "{"), "config: not JSON at line 1"},
        Broken{"ConfigUnknownKey", configWith("/encoder/hiden", 2),
               "config: key \"encoder.hiden\" is not known; did you mean \"hidden\"?"},
        Broken{"ConfigContradicts",
               [](SafetensorsParts& p) {
                   configWith("/attention/score", "dot")(p);
                   configWith("/decoder/hidden", 5)(p);
               },
               "config: attention.score \"dot\" needs states and annotations of one size"},
        Broken{"ConfigCell", configWith("/encoder/cell", "quantum"),
               "config: encoder.cell should be one of "},
        Broken{"ConfigNegative", configWith("/encoder/hidden", -2),
               "config: encoder.hidden should be from 1"},
        Broken{"ConfigOverflow", configWith("/encoder/hidden", std::int64_t{1} << 62),
               "config: encoder.hidden should be from 1"},
        Broken{"ConfigHuge", configWith("/encoder/hidden", 16384),
               "should have shape [49152, 3], found [6, 3]"},
        Broken{"VocabularySize", configWith("/source_size", 8),
               "source_vocabulary has 7 tokens, but config.source_size is 8"},
        Broken{"TargetSize", configWith("/target_size", 5),
               "target_vocabulary has 6 tokens, but config.target_size is 5"},
        Broken{"NoVocabulary", without("target_vocabulary"), "metadata key \"target_vocabulary\" is missing"},
        Broken{"VocabularyNotJson", metadataOf("source_vocabulary", "[\"a\""), "source_vocabulary: not JSON"},
        Broken{"VocabularyNotList", metadataOf("source_vocabulary", "{}"),
               "source_vocabulary should be a JSON list"},
        Broken{"VocabularyNotTexts", metadataOf("source_vocabulary", "[\"<pad>\",1]"),
               "found number as entry 1"},
        Broken{"VocabularyNoSpecials", metadataOf("target_vocabulary", R"(["a","b","c","d","e","f"])"),
               "target_vocabulary: token 0"},
        Broken{"VocabularyTwice",
               metadataOf("target_vocabulary", R"(["<pad>","<s>","</s>","<unk>","1","1"])"),
               "stands twice in the vocabulary"},
        Broken{"NoTokenizer", without("tokenizer"), "metadata key \"tokenizer\" is missing"},
        Broken{"UnknownTokenizer", metadataOf("tokenizer", R"({"id":"runes"})"), "runes"},
        Broken{"NestedTokenizer",
               metadataOf("tokenizer", std::string(200'000, '[') + std::string(200'000, ']')),
               "tokenizer: JSON nested deeper"},
        Broken{"NoTraining", without("training"), "metadata key \"training\" is missing"},
        Broken{"TrainingNotObject", metadataOf("training", "[]"), "training should be an object"},
        Broken{"TrainingType", metadataOf("training", R"({"seed":"seven"})"),
               "training.seed should be a whole number"},
        Broken{"TrainingRate", metadataOf("training", R"({"exact_match":99.5})"),
               "training.exact_match should be from 0 to 1, found 99.5"},
        Broken{"TrainingThreads", metadataOf("training", R"({"threads":0})"),
               "training.threads should be at least 1"},
        Broken{"TrainingRecipe", metadataOf("training", R"({"recipe":"r.json"})"),
               "training.recipe should be an object"},
        Broken{"MissingTensor",
               [](SafetensorsParts& p) {
                   // This is the last tensor of the file, so removing it leaves no gap.
                   const json last = p.header["output.bias"]["data_offsets"];
                   ASSERT_EQ(last[1].get<std::size_t>(), p.data.size());
                   p.data.resize(last[0].get<std::size_t>());
                   p.header.erase("output.bias");
               },
               "tensor \"output.bias\" is missing, expected with shape [6]"},
        Broken{"UnknownTensor", renamed("attention.v_a", "attention.v_b"),
               "tensor \"attention.v_b\" is unknown in a model of this configuration; did you mean "
               "\"attention.v_a\"?"},
        Broken{"TensorOfOtherScore", configWith("/attention/bias", false),
               "tensor \"attention.b_a\" is unknown"},
        Broken{"Misshapen",
               [](SafetensorsParts& p) {
                   p.header["attention.W_a"]["shape"] = {8, 3};
               },
               "tensor \"attention.W_a\" should have shape [3, 8], found [8, 3]"},
        Broken{"OtherRank",
               [](SafetensorsParts& p) {
                   p.header["bridge.bias"]["shape"] = {4, 1};
               },
               "tensor \"bridge.bias\" should have shape [4], found [4, 1]"},
        Broken{"WrongDtype", [](SafetensorsParts& p) { p.header["bridge.bias"]["dtype"] = "I32"; },
               "tensor \"bridge.bias\" has dtype I32, expected F32, F16 or BF16"},
        Broken{"NotANumber", numberAt("attention.W_a", 11, NAN),
               "tensor \"attention.W_a\" holds NaN at [1, 3]"},
        Broken{"Infinity", numberAt("bridge.bias", 2, -INFINITY),
               "tensor \"bridge.bias\" holds infinity at [2]"}),
    [](const auto& test) { return test.param.name; });

TEST(ModelFile, EveryTruncationIsRefused) {
    const std::string bytes = soundBytes();
    for (std::size_t length = 0; length < bytes.size(); length += 37)
        EXPECT_NE(errorOf(bytes.substr(0, length)), "sound") << length;
}

std::string flipped(std::string bytes, std::size_t bit) {
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
    return bytes;
}

TEST(ModelFile, EveryFlippedBitIsRefused) {
    const std::string bytes = soundBytes();
    const std::string path = "m.safetensors";
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
        const std::string damaged = flipped(bytes, bit);
        EXPECT_THROW(loadModel(SafetensorsFile::parse(damaged, path)), Error) << "bit " << bit;
        if (bit % 7 == 0) {
            EXPECT_NE(errorOf(damaged), "sound") << "bit " << bit;
        }
    }
    EXPECT_THAT(errorOf(flipped(bytes, 8 * (bytes.size() - 3))),
                testing::MatchesRegex("is damaged: its checksum should be crc32:[0-9a-f]+, found "
                                      "crc32:[0-9a-f]+; take another copy of the file\\."));
}

TEST(ModelFile, AFileWithoutAChecksumOpensAndAStrangeOneIsRefused) {
    SafetensorsParts parts(soundBytes());
    EXPECT_EQ(errorOf(parts.bytes()), "sound") << "programs before the checksum wrote it so";
    parts.metadata()["checksum"] = "sha1:00";
    EXPECT_EQ(
        errorOf(parts.bytes()),
        "metadata key \"checksum\" should be \"crc32:\" and eight hexadecimal digits, found \"sha1:00\"; "
        "take another copy of the file.");
}

TEST(ModelFile, BundledModelsAreAsThisProgramWritesThem) {
    const test::TemporaryFolder folder;
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::resourceDir())) {
        if (entry.path().extension() != ".safetensors")
            continue;
        const std::string path = entry.path().string(), again = folder.file("again.safetensors");
        saveModel(*loadModel(path), again);
        EXPECT_TRUE(test::readBytes(path) == test::readBytes(again)) << path;
        EXPECT_NE(test::readBytes(path).find("\"checksum\":\"crc32:"), std::string::npos) << path;
        ++count;
    }
    EXPECT_GT(count, 60);
}

// Replaces, inserts, removes, cuts and doubles bytes, mostly in the header.
std::string mutated(std::string bytes, Random& random) {
    const auto headerEnd =
        static_cast<int>(bytes.find("}}  ") == std::string::npos ? 4000 : bytes.find("}}  "));
    for (int change = random.below(4); change >= 0; --change) {
        const int size = static_cast<int>(bytes.size());
        const int reach = random.below(10) < 8 ? std::min(size, headerEnd) : size;
        const auto at = static_cast<std::size_t>(random.below(std::max(reach, 1)));
        const char byte = random.below(2) ? "0123456789{}[],:\"\\eE-."[random.below(22)]
                                          : static_cast<char>(random.below(256));
        switch (random.below(6)) {
            case 0:
                bytes.insert(at, 1, byte);
                break;
            case 1:
                bytes.erase(at, 1 + static_cast<std::size_t>(random.below(9)));
                break;
            case 2:
                bytes.resize(at);
                break;
            case 3:
                bytes.insert(at, bytes.substr(at, static_cast<std::size_t>(random.below(200))));
                break;
            default:
                if (at < bytes.size())
                    bytes[at] = byte;
        }
    }
    return bytes;
}

TEST(ModelFile, TwoThousandMutationsLoadOrThrow) {
    const test::TemporaryFolder folder;
    const std::string unchecked = SafetensorsParts(soundBytes()).bytes();
    Random random(2024);
    int loaded = 0;
    for (int i = 0; i < 2000; ++i) {
        const std::string path = folder.write("m.safetensors", mutated(unchecked, random));
        try {
            const auto model = loadModel(path);
            EXPECT_TRUE(model->network.parameters().buffer().allFinite());
            ++loaded;
        } catch (const Error& error) {
            EXPECT_EQ(std::string(error.what()).find(path + ": "), 0u) << error.what();
        }
    }
    // The test must have seen both outcomes.
    EXPECT_GT(loaded, 20);
    EXPECT_LT(loaded, 1500);
}

TEST(ModelFile, AFailedSaveKeepsTheOldFile) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("m.safetensors");
    saveModel(test::smallModel(), path);
    TrainedModel diverged = test::smallModel();
    diverged.network.parameters().buffer()[0] = std::numeric_limits<Real>::quiet_NaN();
    try {
        saveModel(diverged, path);
        FAIL() << "a NaN was written";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::Failure);
        EXPECT_NE(std::string(error.what()).find("holds NaN at [0, 0]"), std::string::npos) << error.what();
    }
    EXPECT_EQ(test::readBytes(path), soundBytes());
    EXPECT_EQ(folder.fileCount(), 1u);
    EXPECT_THROW(saveModel(test::smallModel(), folder.file("missing/m.safetensors")), Error);
}

// Version 1 wrote the file. It never changes, because newer programs must still open it.
TEST(ModelFile, OpensTheSampleOfVersion1) {
    const auto model = loadModel((test::projectDir() / "tests/data/model-v1.safetensors").string());
    EXPECT_EQ(model->network.config().attention.score, "additive");
    EXPECT_EQ(model->source.size(), 7);
    EXPECT_EQ(model->target.text(5), "2");
    EXPECT_EQ(model->training.updates, 12);
    EXPECT_EQ(model->training.exactMatch, 0.995);
    EXPECT_TRUE(model->network.parameters().buffer().allFinite());
    EXPECT_FALSE(model->network.parameters().buffer().isZero());
}

}  // namespace
}  // namespace attn
