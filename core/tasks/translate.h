// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// English sentences to French by a small grammar: articles and adjectives that agree, before the noun and
// after it, elision, compound tenses, passive, present and future verbs, negation in two parts, object
// pronouns, names, places, dates. Tokens are words, with blanks between them but not after an elided word.
// Lengths count clauses. A sentence ends with a full stop.
//
// True alignment: a French word has a sure link to the one English word that it translates. Both parts of a
// negation are linked to "not", and an auxiliary that English lacks is linked to the verb. Where several
// words explain one ("du" of "of the", "signera" of "will sign", "été" of "was signed", "devant" of "in front
// of"), the links are possible ones. "do" and "to" explain nothing where French has no word for them.
std::unique_ptr<Task> createTranslate(const TaskLengths& lengths);

}  // namespace attn
