// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tasks/task.h"

namespace attn {

// Parses lengths as they are typed after --lengths: "4-30", or "12" for a single length. Throws Error that
// names the option, what was found and what the task permits.
TaskLengths lengthsOf(const std::string& text, const TaskDescription& task);

}  // namespace attn
