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

// "dot" of "recipes/dot.json".
std::string recipeName(const std::string& path);

// What a training reads: the recipe and its texts.
std::vector<std::string> filesOf(const std::string& path, const Recipe& recipe);

// Throws Error when the machine has less memory than its training takes.
void checkMemory(const std::string& path, const Recipe& recipe);

// What a lane came to, under flat keys; null for what was not measured.
nlohmann::ordered_json trainingJson(const TrainingResult& result, const std::string& model);

// What was left out of a corpus: on standard error, and under the key "notes" where there is something.
void printNotes(const std::vector<std::string>& notes);
void addNotes(nlohmann::ordered_json& json, const std::vector<std::string>& notes);

// "trained after 30 updates"
std::string endText(const TrainingResult& result);

// Many recipes, side by side, each model into the folder.
void trainLanes(const TrainOptions& options);

}  // namespace attn
