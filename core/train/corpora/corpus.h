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

// What targets are: texts, which end in </s>, or classes of one token each, without </s>.
enum class TargetKind { Text, Class };

// Pairs as token ids. The pairs have links when the task knows the true ones; those of a class are its
// evidence.
struct Corpus {
    std::vector<SentencePair> pairs;
    std::vector<std::vector<Link>> links;  // one list for each pair
    std::vector<std::string> references;   // the targets as texts, one for each pair
    TargetKind targetKind = TargetKind::Text;
    std::vector<Token> sentenceEnds = {};  // source tokens that end a sentence; empty where none are known
};

// The tokenisers of a task. Also says whether the task's links count in their tokens.
Tokenizers tokenizersOf(const Task& task);
bool countsIn(const Task& task, const Tokenizers& tokenizers);
TargetKind targetKindOf(const Task& task);
// The vocabularies of a task: the four special tokens, then the task's own tokens in their order.
Vocabulary sourceVocabulary(const Task& task);
Vocabulary targetVocabulary(const Task& task);

// Generates `count` pairs with different source texts that are not in `seen`, and adds these texts to `seen`.
// The same seed gives the same pairs. Throws Error when the task has too few different pairs. A stop returns
// the pairs drawn so far.
std::vector<TaskPair> taskPairs(const Task& task, Index count, std::uint64_t seed,
                                std::set<std::string>& seen, const std::stop_token& stop = {});
// Adds the same source texts to `seen` without keeping the pairs.
void addTaskTexts(const Task& task, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop = {});
// The same pairs as token ids.
Corpus taskCorpus(const Task& task, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop = {});

}  // namespace attn
