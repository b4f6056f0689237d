// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tasks/task.h"

namespace attn {

// What the texts of a task are, for people. A task that can say it is one of these as well.
class TaskScope {
public:
    virtual ~TaskScope() = default;
    // "dates of the years 1950 to 2049 in 27 forms".
    virtual std::string scope() const = 0;
    // Why a text is none of the task's, as one sentence; empty when it is one, and for a text without
    // anything in it.
    virtual std::string outside(const std::string& source) const = 0;
    // What a person should know who compares weights with the known links, as one sentence; empty for none.
    virtual std::string remark() const { return {}; }
};

// nullptr when the task does not say.
const TaskScope* scopeOf(const Task& task);

// "4 to 14", or "5" where all are alike.
std::string lengthsText(const TaskLengths& lengths);

}  // namespace attn
