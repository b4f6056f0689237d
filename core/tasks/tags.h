// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// The sentences of the task `translate` to the parts of speech of their words, one for each word. Lengths
// count clauses. The parts of speech are those of Universal Dependencies (universaldependencies.org/u/pos),
// except that a possessive ("my house") is a determiner here. So two words need their neighbours: "her" is a
// determiner in "her car" and a pronoun in "he saw her", "to" is a particle in "wants to go" and a
// preposition in "goes to".
//
// True alignment: each tag has a sure link to its word.
std::unique_ptr<Task> createTags(const TaskLengths& lengths);

}  // namespace attn
