// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/sentiment.h"

#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/review_grammar.h"
#include "core/tasks/task_scope.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

using reviews::Opinion;
using reviews::Others;
using translation::EnglishWriter;

const std::string sentenceEnd = ".";

// `first` is the position of the deciding sentence's first word in the review.
TaskPair pairOf(std::string source, const Opinion& opinion, int first) {
    TaskPair pair{std::move(source), opinion.isPositive ? "positive" : "negative", {}};
    for (const int position : opinion.evidence)
        pair.links.push_back({first + position, 0, opinion.evidence.size() == 1});
    return pair;
}

class Sentiment : public Task, public TaskScope {
public:
    Sentiment(const TaskLengths& lengths, Others others)
        : m_lengths(lengths), m_others(others), m_words(createTokenizer("words")) {}

    std::string id() const override { return areNeutral() ? "sentiment" : "sentiment_distracting"; }
    std::string label() const override {
        return areNeutral() ? "Sentiment of reviews" : "Sentiment, distracting";
    }
    TaskTokenizers tokenizers() const override { return {"words", "words"}; }
    std::vector<std::string> sourceTokens() const override { return reviews::tokens(m_others); }
    std::vector<std::string> targetTokens() const override { return {"negative", "positive"}; }

    TaskPair sample(Random& random) const override {
        const auto choices = static_cast<int>(m_lengths.longest - m_lengths.shortest + 1);
        const int count = static_cast<int>(m_lengths.shortest) + random.below(choices);
        const int deciding = random.below(count);
        Opinion opinion;
        std::string text;
        int words = 0, first = 0;
        for (int i = 0; i < count; ++i) {
            EnglishWriter english(random);
            if (i == deciding) {
                opinion = reviews::decidingSentence(english, m_others);
                first = words;
            } else {
                reviews::otherSentence(english, m_others);
            }
            words += english.position() + 1;
            if (!text.empty())
                text += ' ';
            text += english.text();
        }
        return pairOf(std::move(text), opinion, first);
    }

    // Accepts reviews of any number of sentences.
    std::optional<TaskPair> solve(const std::string& source) const override {
        constexpr std::size_t longestText = 20'000;  // bytes
        if (source.size() > longestText)
            return std::nullopt;
        std::optional<TaskPair> result;
        std::vector<std::string> sentence;
        int words = 0;
        for (const std::string& word : m_words->tokenize(source)) {
            ++words;
            sentence.push_back(word);
            if (word != sentenceEnd)
                continue;
            const reviews::SentenceReading reading = reviews::readSentence(sentence, m_others);
            const std::size_t ways = reading.opinions.size() + (reading.isOther ? 1 : 0);
            const bool isSecond = result && !reading.opinions.empty();
            if (ways != 1 || isSecond)
                return std::nullopt;
            if (!reading.opinions.empty())
                result = pairOf(source, reading.opinions.front(), words - static_cast<int>(sentence.size()));
            sentence.clear();
        }
        return sentence.empty() ? result : std::nullopt;
    }

    std::vector<std::string> examples() const override;

    std::string scope() const override {
        return told("reviews of %1 sentences, one of which decides, made of %2 words", lengthsText(m_lengths),
                    sourceTokens().size());
    }

    std::string outside(const std::string& source) const override {
        Index sentences = 0;
        bool isEmpty = true;
        for (const std::string& word : m_words->tokenize(source)) {
            isEmpty = false;
            sentences += word == sentenceEnd ? 1 : 0;
        }
        if (isEmpty)
            return {};
        if (!solve(source))
            return told(
                "This is no review of the task's small grammar with one sentence that decides, so its class "
                "is not known.");
        if (sentences >= m_lengths.shortest && sentences <= m_lengths.longest)
            return {};
        return told("The task has reviews of %1 sentences, and this one has %2.", lengthsText(m_lengths),
                    sentences);
    }

    std::string remark() const override {
        return told(
            "A weight may stand beside the evidence: an annotation of any word can know of the whole text.");
    }

private:
    bool areNeutral() const { return m_others == Others::Neutral; }

    const TaskLengths m_lengths;
    const Others m_others;
    const std::shared_ptr<const Tokenizer> m_words;
};

std::vector<std::string> Sentiment::examples() const {
    if (areNeutral())
        return {
            "we saw the film on Friday . the film lasts two hours . the music was very good . the story "
            "ends in Rome .",
            "the hero is a sailor . the cast is not funny . the story begins in Athens . Mary came with us "
            ".",
            "it rained on Sunday but we went by bus . the plot is strange . I hated the ending . the film "
            "was made in 1975 .",
            "the film was long but clever . the hero was a painter . John came with us . the story begins "
            "in London . the music is loud .",
            "the cast is new . we saw the film on Monday . the film lasts three hours . I did not like "
            "the hero . the dialogue is short .",
            "Peter came with us . the story ends in Geneva . the hero is old . it snowed on Tuesday but we "
            "went by train . I loved the dialogue . the film was made in 2003 ."};
    return {
        "the music is awful . overall the film is great .",
        "all in all the plot was not exciting . I loved the cast .",
        "at first the story was dull . I enjoyed the music . in the end I admired the hero .",
        "on the whole the film is charming but boring . the cast is brilliant . in the middle the plot was "
        "funny .",
        "I did not like the ending . the film is ugly but clever . overall I hated the dialogue . on paper "
        "the hero was exciting .",
        "the plot was weak . for a while the music is terrible . in the end the story is silly but moving . "
        "the cast is never funny . all the time I despised the hero ."};
}

}  // namespace

std::unique_ptr<Task> createSentiment(const TaskLengths& lengths) {
    return std::make_unique<Sentiment>(lengths, Others::Neutral);
}

std::unique_ptr<Task> createDistractingSentiment(const TaskLengths& lengths) {
    return std::make_unique<Sentiment>(lengths, Others::Distracting);
}

}  // namespace attn
