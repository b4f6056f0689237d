// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tasks/task.h"

namespace attn {

// Lengths as they are typed after --lengths: "4-30", or "12" for one length only. Throws Error naming the
// option, what was found and what the task permits.
TaskLengths lengthsOf(const std::string& text, const TaskDescription& task);

}  // namespace attn
