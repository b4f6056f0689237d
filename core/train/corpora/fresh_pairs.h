// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/tasks/task.h"

namespace attn {

// A task and the source texts of it that models were trained on.
struct FreshTask {
    std::unique_ptr<Task> task;
    TaskLengths lengths;               // of the sources; zero when the task has no choice of lengths
    std::set<std::string> seen;        // source texts of the training pairs
    std::vector<std::string> unknown;  // models whose files have no recipe for this task
};

// Collects the source texts that the models were trained on, as far as their recipes say. Models with equal
// training share one drawing. `lengths` that are zero become those of the first model with a recipe for the
// task, or the task's usual ones. Sentences use one name for each model. Throws Error that starts with a
// model's name for a bad recipe and when its tokenisers or vocabularies are not those of the task, or only
// one of both has classes. Throws like createTask for the task itself. A stop leaves `seen` incomplete.
FreshTask freshTask(const std::vector<const TrainedModel*>& models, const std::vector<std::string>& names,
                    const std::string& task, const TaskLengths& lengths = {},
                    const std::stop_token& stop = {});

}  // namespace attn
