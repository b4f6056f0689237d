// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/translate.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/grammar/translate_grammar.h"
#include "core/tasks/grammar/translate_lexicon.h"
#include "core/tasks/task_scope.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

using translation::EnglishWriter;
using translation::FrenchWords;

TaskPair pairOf(std::string source, const FrenchWords& french) {
    TaskPair pair{std::move(source), translation::sentence(french), {}};
    for (std::size_t target = 0; target < french.size(); ++target) {
        std::vector<int> sources = french[target].sources;
        std::sort(sources.begin(), sources.end());
        sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
        for (const int position : sources)
            pair.links.push_back({position, static_cast<int>(target), sources.size() == 1});
    }
    return pair;
}

class TranslateTask : public Task, public TaskScope {
public:
    explicit TranslateTask(const TaskLengths& lengths)
        : m_lengths(lengths), m_words(createTokenizer("words")) {}

    std::string id() const override { return "translate"; }
    std::string label() const override { return "English to French"; }
    TaskTokenizers tokenizers() const override { return {"words", "words"}; }
    std::vector<std::string> sourceTokens() const override { return translation::englishTokens(); }
    std::vector<std::string> targetTokens() const override { return translation::frenchTokens(); }

    TaskPair sample(Random& random) const override {
        EnglishWriter english(random);
        const FrenchWords french = translation::translate(english, static_cast<int>(m_lengths.shortest),
                                                          static_cast<int>(m_lengths.longest));
        return pairOf(english.text(), french);
    }

    // Tries every way of reading the text. The text is ambiguous if two of them differ in French or in the
    // links.
    std::optional<TaskPair> solve(const std::string& source) const override {
        std::optional<TaskPair> result;
        bool isAmbiguous = false;
        const bool isWhole = forEachReading(source, [&](const FrenchWords& french) {
            TaskPair pair = pairOf(source, french);
            isAmbiguous = result && (result->target != pair.target || result->links != pair.links);
            result = std::move(pair);
            return !isAmbiguous;
        });
        return isWhole && !isAmbiguous ? result : std::nullopt;
    }

    std::vector<std::string> examples() const override {
        return {"the European Economic Area was signed in August 1992 .",
                "the old man did not see her in the garden .",
                "Mary wants to buy a red apple .",
                "the treaty has been defended by the French minister .",
                "they will arrive from Italy tomorrow .",
                "these beautiful houses are not new .",
                "my friend sleeps in front of the hotel .",
                "the report of the president must be signed in 1995 .",
                "I love this school because the teachers are good .",
                "Anne went to Athens in May 1991 and her friends worked in London ."};
    }

    std::string scope() const override {
        return told("English sentences of %1 clauses, made of %2 words", lengthsText(m_lengths),
                    sourceTokens().size());
    }

    std::string outside(const std::string& source) const override {
        if (m_words->tokenize(source).empty())
            return {};
        bool isRead = false;
        forEachReading(source, [&](const FrenchWords&) {
            isRead = true;
            return false;
        });
        return isRead ? ""
                      : told(
                            "This is no sentence of the task's small grammar, so its right output is not "
                            "known.");
    }

private:
    bool forEachReading(const std::string& source,
                        const std::function<bool(const FrenchWords&)>& take) const {
        constexpr std::size_t longestText = 2000;  // bytes
        return source.size() <= longestText && translation::forEachReading(m_words->tokenize(source), take);
    }

    const TaskLengths m_lengths;
    const std::shared_ptr<const Tokenizer> m_words;
};

}  // namespace

std::unique_ptr<Task> createTranslate(const TaskLengths& lengths) {
    return std::make_unique<TranslateTask>(lengths);
}

}  // namespace attn
