// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// English sentences to French by a small grammar: articles and adjectives that agree, before the noun and
// after it, elision, compound, passive, present and future verbs, negation in two parts, object pronouns,
// names, places, dates. Tokens are words, with blanks between them and none after an elided word. Lengths are
// clauses. A sentence ends with a full stop.
//
// Truth of the alignment: a French word has a sure link to the one English word that it translates; both
// parts of a negation to "not", an auxiliary that English lacks to the verb. Where several words explain one
// ("du" of "of the", "signera" of "will sign", "été" of "was signed", "devant" of "in front of") the links
// are possible ones. "do" and "to" that French has no word for explain nothing.
std::unique_ptr<Task> createTranslate(const TaskLengths& lengths);

}  // namespace attn
