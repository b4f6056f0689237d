// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/tasks/dates.h"
#include "core/tasks/task.h"
#include "core/text/nearest_name.h"

namespace attn {

const std::vector<TaskDescription>& tasks() {
    static const std::vector<TaskDescription> table = {
        {"dates", "Dates to ISO", &Dates::create},
    };
    return table;
}

std::unique_ptr<Task> createTask(const std::string& id) {
    std::vector<std::string> known;
    for (const TaskDescription& description : tasks()) {
        if (description.id == id)
            return description.create();
        known.push_back(description.id);
    }
    throw Error("Unknown task " + inQuotes(id) + "; " + suggestion(id, known));
}

}  // namespace attn
