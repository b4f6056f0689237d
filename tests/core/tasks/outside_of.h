// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tasks/task.h"
#include "core/tasks/task_scope.h"

namespace attn {

// Why a text does not belong to the task; empty when it does.
inline std::string outsideOf(const std::string& task, const std::string& text) {
    return scopeOf(*createTask(task))->outside(text);
}

}  // namespace attn
