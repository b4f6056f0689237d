// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "core/model_files/model_file.h"
#include "core/tasks/task.h"
#include "core/train/corpora/corpus.h"
#include "tests/support/run_program.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {

// An untrained model that can read and write dates.
inline TrainedModel dateModel(const std::string& score) {
    const std::unique_ptr<Task> task = createTask("dates");
    ModelConfig config = tinyRecipe().model;
    config.attention.score = score;
    config.sourceSize = sourceVocabulary(*task).size();
    config.targetSize = targetVocabulary(*task).size();
    TrainedModel model{
        Seq2Seq(config), sourceVocabulary(*task), targetVocabulary(*task), tokenizersOf(*task), {}};
    model.network.parameters().initialize(3);
    model.training.task = "dates";
    model.training.recipe = R"({"task": "dates", "pairs": 50, "seed": 5})";
    return model;
}

// Runs attnlab beside a folder with models.
class CommandTest : public testing::Test {
protected:
    std::string save(const TrainedModel& model, const std::string& name = "model.safetensors") const {
        saveModel(model, m_folder.file(name));
        return m_folder.file(name);
    }
    std::string saveDateModel(const std::string& score = "additive") const {
        return save(dateModel(score), score + ".safetensors");
    }

    static ProgramResult run(const std::vector<std::string>& arguments, Output output = Output::Captured) {
        return runProgram("attnlab", arguments, output);
    }
    // Runs attnlab, which must succeed, and returns its standard output as JSON.
    static nlohmann::json json(const std::vector<std::string>& arguments) {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return nlohmann::json::parse(result.out);
    }
    // Runs attnlab, which must fail without a result, and returns its one sentence.
    static std::string sentence(const std::vector<std::string>& arguments, int code = 2) {
        const ProgramResult result = run(arguments);
        EXPECT_EQ(result.code, code);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
        EXPECT_THAT(result.err, testing::StartsWith("attnlab: "));
        return result.err;
    }

    const TemporaryFolder m_folder;
};

}  // namespace attn::test
