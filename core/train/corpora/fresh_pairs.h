// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "core/tasks/task.h"

namespace attn {

// A task and the source texts of it that models were trained on.
struct FreshTask {
    std::unique_ptr<Task> task;
    TaskLengths lengths;               // of the sources; zero where the task has none to choose
    std::set<std::string> seen;        // source texts of the training
    std::vector<std::string> unknown;  // models whose files have no recipe for this task
};

// What any of the models was trained on, as far as their recipes say; models of equal training share one
// drawing. `lengths` that are zero are those of the first model with a recipe for the task, else the task's
// usual ones. One name a model, for sentences. Throws Error that starts with a model's name for its recipe
// and when its tokenisers or vocabularies are not those of the task; as createTask for the task itself. A
// stop leaves `seen` incomplete.
FreshTask freshTask(const std::vector<const TrainedModel*>& models, const std::vector<std::string>& names,
                    const std::string& task, const TaskLengths& lengths = {},
                    const std::stop_token& stop = {});

}  // namespace attn
