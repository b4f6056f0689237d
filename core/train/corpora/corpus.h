// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/network/batch.h"
#include "core/tasks/task.h"
#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"

namespace attn {

// Pairs as token ids (targets end in </s>), with their known links where the truth is known.
struct Corpus {
    std::vector<SentencePair> pairs;
    std::vector<std::vector<Link>> links;  // one a pair
    std::vector<std::string> references;   // the targets as texts, one a pair
};

// The tokenisers of a task, and whether its links count in the tokens of these.
Tokenizers tokenizersOf(const Task& task);
bool countsIn(const Task& task, const Tokenizers& tokenizers);
// The vocabularies of a task: the four special tokens, then the task's own in their order.
Vocabulary sourceVocabulary(const Task& task);
Vocabulary targetVocabulary(const Task& task);

// `count` generated pairs whose source texts are not in `seen`, each source text once; adds theirs to `seen`.
// The same seed gives the same pairs. Throws Error when the task has not enough different ones; a stop
// leaves those drawn so far.
std::vector<TaskPair> taskPairs(const Task& task, Index count, std::uint64_t seed,
                                std::set<std::string>& seen, const std::stop_token& stop = {});
// Only what they add to `seen`.
void addTaskTexts(const Task& task, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop = {});
// The same pairs as token ids.
Corpus taskCorpus(const Task& task, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop = {});

}  // namespace attn
