// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/tags.h"

#include <map>
#include <string>
#include <vector>

#include "core/base/told.h"
#include "core/math/random.h"
#include "core/tasks/grammar/translate_grammar.h"
#include "core/tasks/grammar/translate_lexicon.h"
#include "core/tasks/task_scope.h"
#include "core/text/tokenizer.h"

namespace attn {

namespace {

const std::vector<std::string> allTags = {"ADJ", "ADP",  "ADV",  "AUX",   "CCONJ", "DET",   "NOUN",
                                          "NUM", "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "VERB"};

// The tags that a word of the grammar can have: one, or two for "her" and "to".
class TagLexicon {
public:
    TagLexicon() {
        addFunctionWords();
        for (const translation::Noun& noun : translation::nouns())
            add({noun.english, noun.englishPlural}, "NOUN");
        for (const translation::Noun& noun : translation::institutions())
            add({noun.english}, "PROPN");
        for (const auto list : {&translation::adjectivesBefore, &translation::adjectivesAfter,
                                &translation::nationalities, &translation::fields})
            for (const translation::Adjective& adjective : list())
                add({adjective.english}, "ADJ");
        for (const translation::Determiner& row : translation::determiners()) {
            const bool isNumber = row.englishPlural == "two" || row.englishPlural == "three";
            add({row.english, row.englishPlural}, isNumber ? "NUM" : "DET");
        }
        for (const translation::Pronoun& row : translation::pronouns())
            add({row.english, row.englishObject}, "PRON");
        for (const translation::Name& name : translation::names())
            add({name.english}, "PROPN");
        for (const translation::Verb& verb : translation::verbs())
            add({verb.english, verb.third, verb.past, verb.participle}, "VERB");
        for (const translation::Preposition& row : translation::prepositions())
            for (const std::string& word : row.english)
                add({word}, word == "front" ? "NOUN" : "ADP");
        for (const translation::WordPair& month : translation::months())
            add({month.english}, "PROPN");
        add(translation::years(), "NUM");
        for (const translation::Conjunction& row : translation::conjunctions())
            add({row.english}, row.english == "because" ? "SCONJ" : "CCONJ");
    }

    bool hasTag(const std::string& word, const std::string& tag) const {
        const auto found = m_tags.find(word);
        return found != m_tags.end() && (found->second.first == tag || found->second.second == tag);
    }

    // `next` is the word after `word`, which decides where `word` has two tags.
    const std::string& tag(const std::string& word, const std::string& next) const {
        const auto& [first, second] = m_tags.at(word);
        if (second.empty())
            return first;
        if (word == "to")  // "to go" has a verb
            return hasTag(next, "VERB") ? particle : preposition;
        // "her car", "her red car"
        return hasTag(next, "NOUN") || hasTag(next, "ADJ") ? determiner : pronoun;
    }

private:
    void addFunctionWords() {
        add({"an"}, "DET");
        add({"of", "by"}, "ADP");
        add({"do", "does", "did", "have", "has", "been", "will", "be", "am", "is", "are", "was", "were",
             "must"},
            "AUX");
        add({"want", "wants"}, "VERB");
        add({"not", "to"}, "PART");
        add({"yesterday", "tomorrow", "now"}, "ADV");
        add({"."}, "PUNCT");
    }

    void add(const std::vector<std::string>& words, const std::string& tag) {
        for (const std::string& word : words) {
            if (word.empty())
                continue;
            auto& [first, second] = m_tags[word];
            if (first.empty())
                first = tag;
            else if (first != tag)
                second = tag;
        }
    }

    inline static const std::string particle = "PART", preposition = "ADP", determiner = "DET",
                                    pronoun = "PRON";
    std::map<std::string, std::pair<std::string, std::string>> m_tags;
};

// The words must be a sentence of the grammar.
TaskPair pairOf(std::string source, const std::vector<std::string>& words) {
    static const TagLexicon lexicon;
    TaskPair pair{std::move(source), {}, {}};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto place = static_cast<int>(i);
        pair.target += (i == 0 ? "" : " ") + lexicon.tag(words[i], i + 1 < words.size() ? words[i + 1] : "");
        pair.links.push_back({place, place});
    }
    return pair;
}

class Tags : public Task, public TaskScope {
public:
    explicit Tags(const TaskLengths& lengths) : m_lengths(lengths), m_words(createTokenizer("words")) {}

    std::string id() const override { return "tags"; }
    std::string label() const override { return "Parts of speech"; }
    TaskTokenizers tokenizers() const override { return {"words", "words"}; }
    std::vector<std::string> sourceTokens() const override { return translation::englishTokens(); }
    std::vector<std::string> targetTokens() const override { return allTags; }

    TaskPair sample(Random& random) const override {
        translation::EnglishWriter english(random);
        translation::translate(english, static_cast<int>(m_lengths.shortest),
                               static_cast<int>(m_lengths.longest));
        const std::string text = english.text();
        return pairOf(text, m_words->tokenize(text));
    }

    // The tags depend on the words alone, so a sentence with several French translations is read too.
    std::optional<TaskPair> solve(const std::string& source) const override {
        constexpr std::size_t longestText = 2000;  // bytes
        if (source.size() > longestText)
            return std::nullopt;
        const std::vector<std::string> words = m_words->tokenize(source);
        bool isRead = false;
        translation::forEachReading(words, [&](const translation::FrenchWords&) {
            isRead = true;
            return false;
        });
        return isRead ? std::optional(pairOf(source, words)) : std::nullopt;
    }

    std::vector<std::string> examples() const override {
        return {"he saw her in her garden .",
                "Mary wants to go to Athens .",
                "the European Economic Area was signed in August 1992 .",
                "these beautiful houses are not new .",
                "the report of the president must be signed in 1995 .",
                "my friend sleeps in front of the hotel .",
                "I love this school because the teachers are good ."};
    }

    std::string scope() const override {
        return told("English sentences of %1 clauses, made of %2 words", lengthsText(m_lengths),
                    sourceTokens().size());
    }

    std::string outside(const std::string& source) const override {
        return m_words->tokenize(source).empty() || solve(source)
                   ? ""
                   : told("This is no sentence of the task's small grammar, so its tags are not known.");
    }

private:
    const TaskLengths m_lengths;
    const std::shared_ptr<const Tokenizer> m_words;
};

}  // namespace

std::unique_ptr<Task> createTags(const TaskLengths& lengths) {
    return std::make_unique<Tags>(lengths);
}

}  // namespace attn
