// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include "core/model/trained_model.h"
#include "core/tasks/task.h"
#include "core/train/corpus.h"
#include "core/train/recipe.h"

namespace attn {

// "copy, dates, …", for sentences.
std::string taskNames();

// Throws Error when the model's tokenisers or vocabularies are not those of the task; `path` names the model.
void checkFit(const TrainedModel& model, const Task& task, const std::string& path);

// How the model was trained on the task of this id, as far as its file says. Throws Error when the recipe
// cannot be read.
std::optional<Recipe> recipeOf(const TrainedModel& model, const std::string& task, const std::string& path);

// The source texts of the training pairs of a recipe.
std::set<std::string> trainingTexts(const TrainedModel& model, const Recipe& recipe);

}  // namespace attn
