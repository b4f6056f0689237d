// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/train/lane_training.h"

namespace attn {

struct TrainOptions {
    std::vector<std::string> recipes;
    std::string out;
    std::string outFolder;
    Index threads = 0;
    std::string checkpoint;
    std::string checkpointEvery;  // "500" updates or "30s"
    std::string resume;
    std::string startFrom;
    std::string log;
    bool keys = false;
    bool json = false;
    bool quiet = false;
};

// The name of a recipe's file: "dot" for "recipes/dot.json".
std::string recipeName(const std::string& path);

// The files that a training reads: the recipe and its texts.
std::vector<std::string> filesOf(const std::string& path, const Recipe& recipe);

// Throws Error when the machine has less memory than the training needs.
void checkMemory(const std::string& path, const Recipe& recipe);

// The result of a lane under flat keys; values that were not measured are null.
nlohmann::ordered_json trainingJson(const TrainingResult& result, const std::string& model);

// Notes on what was left out of a corpus: on standard error, and under the key "notes" if there are any.
void printNotes(const std::vector<std::string>& notes);
void addNotes(nlohmann::ordered_json& json, const std::vector<std::string>& notes);

// "trained after 30 updates"
std::string endText(const TrainingResult& result);

// Trains several recipes side by side and writes each model into the folder.
void trainLanes(const TrainOptions& options);

}  // namespace attn
