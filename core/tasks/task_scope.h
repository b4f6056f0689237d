// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tasks/task.h"

namespace attn {

// Describes to people which texts belong to a task. A task that can do so also implements this interface.
class TaskScope {
public:
    virtual ~TaskScope() = default;
    // "dates of the years 1950 to 2049 in 27 forms".
    virtual std::string scope() const = 0;
    // Why a text does not belong to the task, as one sentence; empty when it does, and for an empty text.
    virtual std::string outside(const std::string& source) const = 0;
    // What a person should know who compares weights with the known links, as one sentence; may be empty.
    virtual std::string remark() const { return {}; }
};

// nullptr when the task does not implement it.
const TaskScope* scopeOf(const Task& task);

// "4 to 14", or "5" when both lengths are equal.
std::string lengthsText(const TaskLengths& lengths);

}  // namespace attn
