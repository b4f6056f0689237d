// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// The addition task of Hochreiter & Schmidhuber (1997), as Raffel & Ellis (2015) give it to attention without
// recurrence: T numbers of which two are marked; what is asked for is the sum of these two. Here a number is
// one of ten tokens, 0 to 9, and a marked one is written in brackets: "3 [7] 1 0 [2]". The target is the sum,
// one of the classes 0 to 18. Tokens stand between blanks. Lengths count numbers.
//
// All numbers and all places of the two marks are equally likely. True alignment: the sum has possible links
// to the two marked numbers, its evidence.
std::unique_ptr<Task> createAddition(const TaskLengths& lengths);

}  // namespace attn
