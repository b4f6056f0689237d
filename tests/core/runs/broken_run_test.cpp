// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <cmath>
#include <functional>
#include <random>

#include "core/base/error.h"
#include "core/runs/run_file.h"
#include "core/runs/run_summary.h"
#include "tests/core/files/formats/safetensors_parts.h"
#include "tests/support/paths.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class BrokenRun : public testing::Test {
protected:
    BrokenRun() {
        static const SavedRun run = sampleRun();
        saveRun(run, m_folder.file("sound"));
        m_bytes = readBytes(m_folder.file("sound"));
    }

    // The sentence without the path that it must start with.
    std::string errorOf(const std::string& bytes) const {
        const std::string path = m_folder.write("run", bytes);
        try {
            loadRun(path);
        } catch (const Error& error) {
            const std::string sentence = error.what();
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            EXPECT_EQ(sentence.find(path + ": "), 0u) << sentence;
            EXPECT_LT(sentence.size(), 500u);
            return sentence.substr(path.size() + 2);
        }
        return "sound";
    }
    std::string errorOfParts(const std::function<void(SafetensorsParts&)>& change) const {
        SafetensorsParts parts(m_bytes);
        change(parts);
        return errorOf(parts.bytes());
    }
    std::string errorOfRun(const std::function<void(json&)>& change) const {
        return errorOfParts([&](SafetensorsParts& parts) {
            json run = json::parse(parts.metadata()["run"].get<std::string>());
            change(run);
            parts.metadata()["run"] = run.dump();
        });
    }
    std::string errorOfLane(const std::function<void(json&)>& change, int lane = 0) const {
        return errorOfRun([&](json& run) { change(run["lanes"][lane]); });
    }
    // The error after one number of a tensor was changed.
    std::string errorOfNumber(const std::string& tensor, std::size_t place, float value) const {
        return errorOfParts([&](SafetensorsParts& parts) {
            const auto begin = parts.header[tensor]["data_offsets"][0].get<std::size_t>();
            std::memcpy(&parts.data[begin + 4 * place], &value, 4);
        });
    }
    // The error after the shape of a tensor was changed, with as many numbers.
    std::string errorOfShape(const std::string& tensor, const json& shape) const {
        return errorOfParts([&](SafetensorsParts& parts) { parts.header[tensor]["shape"] = shape; });
    }

    const TemporaryFolder m_folder;
    std::string m_bytes;
};

TEST_F(BrokenRun, OfAnotherFormatIsRefused) {
    EXPECT_EQ(errorOf(m_bytes), "sound");
    EXPECT_EQ(errorOfParts([](auto& parts) { parts.metadata()["format"] = "attention-lab-model"; }),
              "its format is \"attention-lab-model\", expected \"attention-lab-run\".");
    EXPECT_EQ(errorOfParts([](auto& parts) { parts.metadata()["version"] = "3"; }),
              "is of version 3, this program reads up to version 2; open it with a newer Attention Lab.");
    EXPECT_EQ(errorOfParts([](auto& parts) { parts.metadata().erase("run"); }),
              "metadata key \"run\" is missing; a saved run of Attention Lab has it.");
    EXPECT_THAT(errorOfParts([](auto& parts) { parts.metadata()["run"] = "{"; }), HasSubstr("run: not JSON"));
    const std::string model = (projectDir() / "tests/data/model-v1.safetensors").string();
    EXPECT_THAT(errorOf(readBytes(model)), HasSubstr("its format is \"attention-lab-model\""));
}

TEST_F(BrokenRun, WithoutWhatARunHasIsRefused) {
    EXPECT_EQ(errorOfRun([](json& run) { run.erase("pin"); }),
              "run: pin is missing; a saved run of Attention Lab has it.");
    EXPECT_EQ(errorOfRun([](json& run) { run["lanes"] = json::array(); }),
              "run: lanes should be 1 to 1000, found 0.");
    EXPECT_THAT(errorOfRun([](json& run) { run["lanes"] = 3; }), HasSubstr("should be a list in brackets"));
    EXPECT_THAT(errorOfRun([](json& run) { run["colour"] = 3; }), HasSubstr("key \"colour\" is not known"));
    EXPECT_THAT(errorOfRun([](json& run) { run["lanes"].erase(3); }),
                HasSubstr("belongs to no lane of the run"));
    EXPECT_THAT(errorOfRun([](json& run) { run["lanes"].push_back(run["lanes"][0]); }),
                HasSubstr("tensor \"lane.4/losses\" is missing, which its lane speaks of"));
    for (const char* key :
         {"name", "recipe", "first_update", "measurements", "snapshots", "tokens_per_second", "keyframes"})
        EXPECT_EQ(errorOfLane([&](json& lane) { lane.erase(key); }),
                  std::string("run: lanes[0].") + key + " is missing; a saved run of Attention Lab has it.");
    EXPECT_EQ(errorOfLane([](json& lane) { lane["recipe"]["batch"] = 0; }),
              "run: lanes[0].recipe: batch should be from 1 to 65536, found 0.");
}

TEST_F(BrokenRun, WithNumbersOutOfRangeIsRefused) {
    EXPECT_EQ(errorOfLane([](json& lane) { lane["first_update"] = -1; }),
              "run: lanes[0].first_update should be from 0 to 1000000000, found -1.");
    EXPECT_EQ(errorOfLane([](json& lane) { lane["update"] = 7; }),
              "run: lanes[0].update is 7, but its losses are of 8 updates.");
    EXPECT_EQ(errorOfLane([](json& lane) { lane["measurements"][1]["update"] = 9; }),
              "run: lanes[0].measurements[1].update should be from 4 to 8, found 9.");
    EXPECT_EQ(errorOfLane([](json& lane) { lane["measurements"][1]["update"] = 3; }),
              "run: lanes[0].measurements[1].update should be from 4 to 8, found 3.")
        << "twice the same";
    EXPECT_EQ(errorOfLane([](json& lane) { lane["measurements"][0]["exact_match"] = 1.5; }),
              "run: lanes[0].measurements[0].exact_match should be from 0.0 to 1.0, found 1.5.");
    EXPECT_THAT(errorOfLane([](json& lane) { lane["measurements"][0]["seconds"] = -1; }),
                HasSubstr("seconds should be from 0.0"));
    EXPECT_THAT(errorOfLane([](json& lane) { lane["measurements"][0]["pairs"] = -1; }),
                HasSubstr("pairs should be from 0"));
    EXPECT_THAT(errorOfLane([](json& lane) { lane["aligned_at"] = 9; }),
                HasSubstr("aligned_at should be from 0 to 8, found 9."));
    EXPECT_EQ(
        errorOfLane([](json& lane) { lane["end"] = "bored"; }),
        "run: lanes[0].end should be one of whole, patience, goal, loss, time, stopped, diverged, found "
        "\"bored\".");
    EXPECT_EQ(errorOfLane([](json& lane) {
                  lane["origin"] = {{"lane", 4}, {"update", 0}};
              }),
              "run: lanes[0].origin.lane should be from 0 to 3, found 4.");
    EXPECT_THAT(errorOfLane([](json& lane) {
                    lane["origin"] = {{"lane", 0}, {"update", 0}};
                }),
                HasSubstr("the lane itself"));
    EXPECT_THAT(errorOfLane([](json& lane) {
                    lane["origin"] = {{"lane", 2}, {"update", 0}};
                }),
                HasSubstr("leads round in a circle"));
}

TEST_F(BrokenRun, WithWrongSnapshotsIsRefused) {
    const auto error = [&](std::size_t entry, const json& value) {
        return errorOfLane([&](json& lane) { lane["snapshots"][entry] = value; });
    };
    EXPECT_THAT(error(1, 3), HasSubstr("snapshots: entry 1 should be [update]"));
    EXPECT_THAT(error(1, {-1}), HasSubstr("entry 1 should be [update]"));
    EXPECT_THAT(error(1, json::array({0})), HasSubstr("entry 1 is of update 0, expected one from 1 to 8"));
    EXPECT_THAT(error(8, json::array({9})), HasSubstr("entry 8 is of update 9, expected one from 8 to 8"));
    EXPECT_THAT(error(1, json::array({1})), HasSubstr("fewer numbers are counted than are there"));
    EXPECT_THAT(error(1, {1, 1'000'000'000, 1, 0}),
                HasSubstr("more source tokens are counted than are there"));
    EXPECT_THAT(error(1, {1, 10, 1'000'000'000, 0}), HasSubstr("more steps are counted than are there"));
    EXPECT_THAT(error(1, {1, 10, 1, 3}), HasSubstr("a stop should be 0, 1 or 2, found 3"));
}

TEST_F(BrokenRun, WithWrongPicturesIsRefused) {
    const auto step = [&](std::size_t column, float value) {
        return errorOfNumber("lane.0/picture.steps", column, value);
    };
    EXPECT_THAT(step(0, -1), HasSubstr("a token should be from 0.0"));
    EXPECT_THAT(step(1, 2.5f), HasSubstr("a token should be a whole number, found 2.5"));
    EXPECT_THAT(step(3, 1.5f), HasSubstr("a probability should be from 0.0 to 1.001, found 1.5"));
    EXPECT_THAT(step(4, 2), HasSubstr("a flag should be from 0.0 to 1.0"));
    EXPECT_THAT(step(5, NAN), HasSubstr("a logarithm of a probability should be"));
    EXPECT_THAT(step(10, 10), HasSubstr("a position should be from -1.0 to 9.0, found 10"));
    EXPECT_THAT(step(11, -3), HasSubstr("a window should be"));
    EXPECT_THAT(step(12, 0), HasSubstr("than are there"));
    EXPECT_THAT(step(12, 3), HasSubstr("a count of distributions should be from 0.0 to 2.0"));
    EXPECT_THAT(errorOfNumber("lane.0/picture.weights", 0, -0.5f), HasSubstr("a weight should be from 0.0"));
    EXPECT_THAT(errorOfNumber("lane.0/picture.weights", 0, NAN), HasSubstr("a weight should be from 0.0"));
    EXPECT_THAT(errorOfNumber("lane.0/picture.sources", 0, 1e30f), HasSubstr("a source token should be"));
}

TEST_F(BrokenRun, WithWrongTensorsIsRefused) {
    EXPECT_EQ(errorOfShape("lane.0/losses", {2, 4}),
              "tensor \"lane.0/losses\" should have shape [n], found [2, 4].");
    EXPECT_THAT(errorOfNumber("lane.0/losses", 2, NAN),
                HasSubstr("lanes[0].losses hold NaN at [2], expected finite numbers"));
    EXPECT_THAT(errorOfParts([](SafetensorsParts& parts) {
                    parts.header["lane.0/picture.steps"]["shape"] = {
                        13, parts.header["lane.0/picture.steps"]["shape"][0]};
                }),
                HasSubstr("should have shape [n, 13], found [13, "));
    EXPECT_THAT(errorOfParts([](SafetensorsParts& parts) {
                    parts.header["lane.0/extra"] = parts.header["lane.0/losses"];
                    parts.header.erase("lane.0/losses");
                }),
                HasSubstr("tensor \"lane.0/losses\" is missing"));
}

TEST_F(BrokenRun, WithWrongKeyframesIsRefused) {
    EXPECT_EQ(errorOfLane([](json& lane) { lane["keyframes"][1]["state"]["update"] = 0; }),
              "run: lanes[0].keyframes[1] is of update 0, expected one after 0.");
    EXPECT_EQ(errorOfLane([](json& lane) { lane["keyframes"][8]["state"]["update"] = 9; }),
              "run: lanes[0].keyframes[8].state.update should be from 0 to 8, found 9.");
    EXPECT_THAT(errorOfLane([](json& lane) { lane["keyframes"][1]["goes_on"] = true; }),
                HasSubstr("tensor \"lane.0/update.1/adam.mean\" is missing"));
    EXPECT_THAT(errorOfLane([](json& lane) { lane["keyframes"].erase(3); }),
                HasSubstr("belongs to no lane of the run"));
    EXPECT_THAT(errorOfNumber("lane.0/update.2/parameters", 3, NAN),
                HasSubstr("holds nan at [3], expected finite numbers."));
    EXPECT_THAT(errorOfNumber("lane.0/update.2/adam.square", 3, -1),
                HasSubstr("holds -1.000000 at [3], expected finite numbers from 0 up."));
    EXPECT_THAT(errorOfLane([](json& lane) { lane["recipe"]["model"]["decoder"]["hidden"] = 16; }),
                HasSubstr("numbers, but a network of this recipe has "));
    EXPECT_THAT(errorOfParts([](SafetensorsParts& parts) {
                    // The last number of the weights becomes the first one of the moments.
                    json& weights = parts.header["lane.0/update.2/parameters"];
                    json& mean = parts.header["lane.0/update.2/adam.mean"];
                    for (const char* key : {"shape", "data_offsets"}) {
                        const auto step = std::string(key) == "shape" ? 1u : 4u;
                        const std::size_t place = std::string(key) == "shape" ? 0 : 1;
                        weights[key][place] = weights[key][place].get<unsigned>() - step;
                    }
                    mean["shape"][0] = mean["shape"][0].get<unsigned>() + 1;
                    mean["data_offsets"][0] = mean["data_offsets"][0].get<unsigned>() - 4;
                }),
                HasSubstr("numbers as the others of its lane, found"));
}

TEST_F(BrokenRun, EveryTruncationIsRefused) {
    for (std::size_t length = 0; length < m_bytes.size(); length += 4999)
        EXPECT_NE(errorOf(m_bytes.substr(0, length)), "sound") << length;
}

TEST_F(BrokenRun, RandomBytesAreRefused) {
    std::mt19937 random(7);
    for (int i = 0; i < 50; ++i) {
        std::string bytes(random() % 3000, '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random());
        EXPECT_NE(errorOf(bytes), "sound");
        // After a change of one byte in a valid header, the file is refused in one sentence, or the change is
        // harmless.
        std::string changed = m_bytes;
        changed[8 + random() % 20'000] = static_cast<char>(random());
        errorOf(changed);
        try {
            loadRunSummary(m_folder.file("run"));
        } catch (const Error&) {
        }
    }
}

TEST_F(BrokenRun, AFlippedBitIsRefused) {
    for (std::size_t place = 0; place < m_bytes.size(); place += 1 + m_bytes.size() / 400) {
        std::string bytes = m_bytes;
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << place % 8));
        EXPECT_NE(errorOf(bytes), "sound") << "byte " << place;
    }
    std::string bytes = m_bytes;
    bytes[bytes.size() - 4] =
        static_cast<char>(bytes[bytes.size() - 4] ^ 1);  // the last number is a little else
    EXPECT_THAT(errorOf(bytes), HasSubstr("is damaged: its checksum should be crc32:"));
}

}  // namespace
}  // namespace attn::test
