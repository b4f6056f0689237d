// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// Reviews of films by a small grammar (review_grammar.h), and whether they praise or blame: the class
// "positive" or "negative", both equally likely. Tokens are words; each sentence ends with a full stop.
// Lengths count sentences. One sentence decides, and it may be any of them. What it says is said as in "the
// music was very good", "I hated the plot", "the cast is not funny", "the film was long but clever".
//
// `sentiment`: the other sentences have no opinion. Only praise is negated, so the words of a review decide
// its class even without their order.
//
// `sentiment_distracting`: the other sentences have opinions of their own, each by chance. The deciding one
// begins with a phrase that says so: "overall", "all in all", "in the end" or "on the whole". Others may
// begin with phrases of similar words, such as "in the middle".
//
// True alignment: the class has links to its evidence, the opinion's word ("good") and the word that negates
// it ("not"). A single one is sure, two are possible links. What stands before "but", "very", and the phrase
// at the beginning are no evidence: they tell where to look or how strongly it is meant.
std::unique_ptr<Task> createSentiment(const TaskLengths& lengths);
std::unique_ptr<Task> createDistractingSentiment(const TaskLengths& lengths);

}  // namespace attn
