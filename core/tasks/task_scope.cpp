// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/task_scope.h"

#include "core/base/told.h"

namespace attn {

const TaskScope* scopeOf(const Task& task) {
    return dynamic_cast<const TaskScope*>(&task);
}

std::string lengthsText(const TaskLengths& lengths) {
    const std::string shortest = std::to_string(lengths.shortest);
    return lengths.shortest == lengths.longest ? shortest : told("%1 to %2", shortest, lengths.longest);
}

}  // namespace attn
