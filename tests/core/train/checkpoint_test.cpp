// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/checkpoint.h"

#include <gmock/gmock.h>

#include <functional>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "tests/core/files/formats/safetensors_parts.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

Recipe measuredRecipe(Index threads = 1) {
    Recipe recipe = tinyRecipe(threads);
    recipe.measureEvery = 6;
    recipe.optimizer.warmup = 5;
    recipe.dropout = 0.1;
    return recipe;
}

std::shared_ptr<const RecipeCorpora> pairsOfRun(const Recipe& recipe) {
    return std::make_shared<const RecipeCorpora>(recipeCorpora(recipe));
}

void runTo(LaneTraining& lane, Index update) {
    while (!lane.end() && lane.state().update < update)
        lane.advance({});
}

// The model file and the last checkpoint of a run.
std::vector<std::string> outcomeOf(LaneTraining& lane) {
    const TemporaryFolder folder;
    runTo(lane, lane.recipe().updates);
    while (!lane.end())
        lane.advance({});
    saveCheckpoint(lane, folder.file("checkpoint"));
    SafetensorsParts parts(readBytes(folder.file("checkpoint")));
    json state = json::parse(parts.metadata()["state"].get<std::string>());
    state.erase("seconds");
    saveModel(*lane.finish({}).model, folder.file("model"));
    return {readBytes(folder.file("model")), state.dump(), parts.data};
}

class CheckpointOf : public testing::TestWithParam<Index> {};

TEST_P(CheckpointOf, ARunGoesOnBitForBit) {
    Recipe recipe = measuredRecipe(GetParam());
    const TemporaryFolder folder;
    const auto pairs = pairsOfRun(recipe);
    LaneTraining whole(recipe, pairs);
    const std::vector<std::string> expected = outcomeOf(whole);
    // Tests the moments before the first update, before the first measurement, with a due measurement, and at
    // the end.
    for (const Index update : {0, 3, 6, 7, 13, 30}) {
        LaneTraining first(recipe, pairs), second(recipe, pairs);
        runTo(first, update);
        saveCheckpoint(first, folder.file("a"));
        resumeCheckpoint(folder.file("a"), second);
        EXPECT_EQ(second.state().update, update);
        saveCheckpoint(second, folder.file("b"));
        EXPECT_TRUE(readBytes(folder.file("a")) == readBytes(folder.file("b"))) << update;
        EXPECT_TRUE(outcomeOf(second) == expected) << "from " << update;
    }
}

INSTANTIATE_TEST_SUITE_P(Threads, CheckpointOf, testing::Values(1, 2));

TEST(Checkpoint, OwnTokensAndChangesGoOnToo) {
    Recipe recipe = measuredRecipe();
    recipe.teacherForcing = 0.5;
    recipe.changes = {{4, 0.01, {}, {}}, {9, {}, 0.3, 0.25}};
    const TemporaryFolder folder;
    const auto pairs = pairsOfRun(recipe);
    LaneTraining whole(recipe, pairs);
    const std::vector<std::string> expected = outcomeOf(whole);
    for (const Index update : {3, 4, 9, 20}) {
        LaneTraining first(recipe, pairs), second(recipe, pairs);
        runTo(first, update);
        saveCheckpoint(first, folder.file("a"));
        resumeCheckpoint(folder.file("a"), second);
        EXPECT_TRUE(outcomeOf(second) == expected) << "from " << update;
    }
    recipe.changes.pop_back();
    LaneTraining other(recipe, pairs);
    EXPECT_THROW(resumeCheckpoint(folder.file("a"), other), Error);
}

// Resumes from every update, twice. The best weights and the count of worse measurements are kept.
TEST(Checkpoint, PatienceGoesOnToo) {
    Recipe recipe = measuredRecipe();
    recipe.updates = 5000;
    recipe.measureEvery = 2;
    recipe.optimizer.rate = 0.05;
    recipe.earlyStop.patience = 4;
    const TemporaryFolder folder;
    const auto pairs = pairsOfRun(recipe);
    LaneTraining whole(recipe, pairs);
    const std::vector<std::string> expected = outcomeOf(whole);
    auto lane = std::make_unique<LaneTraining>(recipe, pairs);
    while (!lane->end()) {
        lane->advance({});
        saveCheckpoint(*lane, folder.file("checkpoint"));
        lane = std::make_unique<LaneTraining>(recipe, pairs);
        resumeCheckpoint(folder.file("checkpoint"), *lane);
    }
    EXPECT_EQ(lane->end(), TrainingEnd::Patience);
    EXPECT_TRUE(outcomeOf(*lane) == expected);
}

class BrokenCheckpoint : public testing::Test {
protected:
    BrokenCheckpoint() {
        LaneTraining lane(m_recipe, m_pairs);
        runTo(lane, 8);
        saveCheckpoint(lane, m_folder.file("sound"));
        m_bytes = readBytes(m_folder.file("sound"));
    }

    // The sentence without the path that it must start with. The lane must not have changed.
    std::string errorOf(const std::string& bytes, const Recipe& recipe) const {
        const std::string path = m_folder.write("checkpoint", bytes);
        LaneTraining lane(recipe, m_pairs);
        const Vector before = lane.network().parameters().buffer();
        try {
            resumeCheckpoint(path, lane);
        } catch (const Error& error) {
            const std::string sentence = error.what();
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            EXPECT_EQ(sentence.find(path + ": "), 0u) << sentence;
            EXPECT_EQ(lane.state().update, 0);
            EXPECT_TRUE(lane.network().parameters().buffer() == before);
            return sentence.substr(path.size() + 2);
        }
        return "sound";
    }
    std::string errorOf(const std::function<void(SafetensorsParts&)>& change) const {
        SafetensorsParts parts(m_bytes);
        change(parts);
        return errorOf(parts.bytes(), m_recipe);
    }
    std::string errorOfState(const std::function<void(json&)>& change) const {
        return errorOf([&](SafetensorsParts& parts) {
            json state = json::parse(parts.metadata()["state"].get<std::string>());
            change(state);
            parts.metadata()["state"] = state.dump();
        });
    }

    const TemporaryFolder m_folder;
    const Recipe m_recipe = measuredRecipe();
    const std::shared_ptr<const RecipeCorpora> m_pairs = pairsOfRun(m_recipe);
    std::string m_bytes;
};

TEST_F(BrokenCheckpoint, OfAnotherRecipeIsRefusedWithTheKey) {
    EXPECT_EQ(errorOf(m_bytes, m_recipe), "sound");
    Recipe other = m_recipe;
    other.model.attention.score = "dot";
    EXPECT_EQ(errorOf(m_bytes, other),
              "is a checkpoint of another recipe: model.attention.score is \"additive\", expected \"dot\"; "
              "resume it with the recipe that it was made with.");
    other = m_recipe;
    other.optimizer.rate = 0.01;
    EXPECT_THAT(errorOf(m_bytes, other), HasSubstr("optimizer.rate is 0.003, expected 0.01;"));
    other = m_recipe;
    other.threads = 2;
    EXPECT_THAT(errorOf(m_bytes, other), HasSubstr("threads is 1, expected 2;"));
}

TEST_F(BrokenCheckpoint, OfAnotherFormatIsRefused) {
    EXPECT_EQ(errorOf([](auto& parts) { parts.metadata()["format"] = "attention-lab-model"; }),
              "its format is \"attention-lab-model\", expected \"attention-lab-checkpoint\".");
    EXPECT_EQ(errorOf([](auto& parts) { parts.metadata()["version"] = "2"; }),
              "is of version 2, this program reads up to version 1; open it with a newer Attention Lab.");
    EXPECT_EQ(errorOf([](auto& parts) { parts.metadata().erase("state"); }),
              "metadata key \"state\" is missing; a checkpoint of Attention Lab has it.");
    EXPECT_THAT(errorOf([](auto& parts) { parts.metadata()["recipe"] = "{\"batch\": 0}"; }),
                HasSubstr("recipe: batch should be from 1"));
}

TEST_F(BrokenCheckpoint, WithWrongTensorsIsRefused) {
    EXPECT_THAT(errorOf([](auto& parts) {
                    parts.header["adam.mean/x"] = parts.header["adam.mean/output.bias"];
                    parts.header.erase("adam.mean/output.bias");
                }),
                HasSubstr("tensor \"adam.mean/x\" is unknown"));
    EXPECT_THAT(errorOf([](auto& parts) {
                    parts.header["adam.square/output.bias"]["shape"] = {5, 3};
                }),
                HasSubstr("tensor \"adam.square/output.bias\" should have shape [15], found [5, 3]"));
    const auto numberIn = [](const char* name, float value) {
        return [=](SafetensorsParts& parts) {
            std::memcpy(&parts.data[parts.header[name]["data_offsets"][0].get<std::size_t>()], &value, 4);
        };
    };
    EXPECT_THAT(errorOf(numberIn("kept/output.bias", NAN)),
                HasSubstr("\"kept/output.bias\" holds NaN at [0]"));
    EXPECT_THAT(errorOf(numberIn("adam.square/output.bias", -1)), HasSubstr("below 0 in adam.square"));
}

TEST_F(BrokenCheckpoint, WithAWrongStateIsRefused) {
    EXPECT_EQ(errorOfState([](json& state) { state["update"] = 31; }),
              "state: state.update should be from 0 to 30, found 31.");
    EXPECT_EQ(errorOfState([](json& state) { state["measured"] = 9; }),
              "state: state.measured should be from 0 to 8, found 9.");
    EXPECT_EQ(errorOfState([](json& state) { state.erase("baseline"); }),
              "state: state.baseline is missing; a checkpoint of Attention Lab has it.");
    EXPECT_EQ(errorOfState([](json& state) { state["seconds"] = "long"; }),
              "state: state.seconds should be a number, found \"long\".");
    EXPECT_THAT(errorOfState([](json& state) { state["updates"] = 3; }),
                HasSubstr("did you mean \"update\"?"));
    EXPECT_THAT(errorOfState([](json& state) { state["kept"] = false; }), HasSubstr("kept/"));
}

TEST_F(BrokenCheckpoint, EveryTruncationIsRefused) {
    for (std::size_t length = 0; length < m_bytes.size(); length += 997)
        EXPECT_NE(errorOf(m_bytes.substr(0, length), m_recipe), "sound") << length;
}

TEST_F(BrokenCheckpoint, AFlippedBitIsRefused) {
    for (std::size_t place = 0; place < m_bytes.size(); place += 1 + m_bytes.size() / 200) {
        std::string bytes = m_bytes;
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << place % 8));
        EXPECT_NE(errorOf(bytes, m_recipe), "sound") << "byte " << place;
    }
}

}  // namespace
}  // namespace attn::test
