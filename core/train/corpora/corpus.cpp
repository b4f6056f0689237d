// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/corpus.h"

#include <functional>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/math/random.h"

namespace attn {
namespace {

// A task counts as exhausted after so many draws in a row without a new pair.
constexpr int patience = 100'000;

Vocabulary vocabularyOf(const std::vector<std::string>& tokens) {
    Vocabulary vocabulary;
    for (const std::string& token : tokens)
        vocabulary.add(token);
    return vocabulary;
}

// Gives `take` each pair whose source text is new.
void drawPairs(const Task& task, Index count, std::uint64_t seed, std::set<std::string>& seen,
               const std::stop_token& stop, const std::function<void(TaskPair)>& take) {
    Random random(seed);
    Index found = 0;
    for (int misses = 0; found < count && !stop.stop_requested();) {
        TaskPair pair = task.sample(random);
        if (!seen.insert(pair.source).second) {
            if (++misses == patience)
                throw Error(told(
                    "task \"%1\" has no %2 different pairs besides those in use, found %3; ask for fewer.",
                    task.id(), count, found));
            continue;
        }
        misses = 0;
        ++found;
        take(std::move(pair));
    }
}

}  // namespace

Tokenizers tokenizersOf(const Task& task) {
    const auto [source, target] = task.tokenizers();
    const std::shared_ptr<const Tokenizer> first = createTokenizer(source);
    return {first, target == source ? first : createTokenizer(target)};
}
bool countsIn(const Task& task, const Tokenizers& tokenizers) {
    const auto [source, target] = task.tokenizers();
    return tokenizers.source->id() == source && tokenizers.target->id() == target;
}
TargetKind targetKindOf(const Task& task) {
    const TaskDescription* row = findTask(task.id());
    return row && row->isClass ? TargetKind::Class : TargetKind::Text;
}
Vocabulary sourceVocabulary(const Task& task) {
    return vocabularyOf(task.sourceTokens());
}
Vocabulary targetVocabulary(const Task& task) {
    return vocabularyOf(task.targetTokens());
}

std::vector<TaskPair> taskPairs(const Task& task, Index count, std::uint64_t seed,
                                std::set<std::string>& seen, const std::stop_token& stop) {
    std::vector<TaskPair> pairs;
    pairs.reserve(static_cast<std::size_t>(count));
    drawPairs(task, count, seed, seen, stop, [&](TaskPair pair) { pairs.push_back(std::move(pair)); });
    return pairs;
}

void addTaskTexts(const Task& task, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop) {
    drawPairs(task, count, seed, seen, stop, [](const TaskPair&) {});
}

Corpus taskCorpus(const Task& task, const Tokenizers& tokenizers, const Vocabulary& source,
                  const Vocabulary& target, Index count, std::uint64_t seed, std::set<std::string>& seen,
                  const std::stop_token& stop) {
    Corpus corpus;
    corpus.pairs.reserve(static_cast<std::size_t>(count));
    corpus.links.reserve(static_cast<std::size_t>(count));
    corpus.targetKind = targetKindOf(task);
    if (const TaskDescription* row = findTask(task.id()); row && !row->sentenceEnd.empty())
        corpus.sentenceEnds = {source.id(row->sentenceEnd)};
    drawPairs(task, count, seed, seen, stop, [&](TaskPair pair) {
        SentencePair ids{source.ids(tokenizers.source->tokenize(pair.source)),
                         target.ids(tokenizers.target->tokenize(pair.target))};
        if (corpus.targetKind == TargetKind::Text)
            ids.target.push_back(endToken);
        corpus.pairs.push_back(std::move(ids));
        corpus.links.push_back(std::move(pair.links));
        corpus.references.push_back(std::move(pair.target));
    });
    return corpus;
}

}  // namespace attn
