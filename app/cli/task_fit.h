// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "core/model/trained_model.h"
#include "core/tasks/task.h"
#include "core/train/corpus.h"

namespace attn {

// "copy, dates, …", for sentences.
std::string taskNames();

// Throws Error when the model's tokenisers or vocabularies are not those of the task; `path` names the model.
void checkFit(const TrainedModel& model, const Task& task, const std::string& path);

// The source texts that the model was trained on, as far as its recipe says; none when that is of another
// task. Throws Error when the recipe cannot be read.
std::set<std::string> trainingTexts(const TrainedModel& model, const Task& task, const std::string& path);

}  // namespace attn
