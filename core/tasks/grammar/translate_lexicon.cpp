// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_lexicon.h"

#include <set>

namespace attn::translation {

namespace {

// The words that the grammar itself writes.
const std::vector<std::string> englishFunctionWords = {
    "an", "of", "by",  "in",  "not",  "do",   "does", "did",   "have", "has",       "been",     "will", "be",
    "am", "is", "are", "was", "were", "must", "want", "wants", "to",   "yesterday", "tomorrow", "now",  "."};
const std::vector<std::string> frenchFunctionWords = {
    "ne", "n'",  "pas", "l'", "d'",  "j'",   "m'",   "qu'",    "de",         "du",
    "au", "aux", "par", "en", "été", "être", "hier", "demain", "maintenant", "."};

// Tokens in the order in which they were first added.
class TokenList {
public:
    void add(const std::string& token) {
        if (!token.empty() && m_known.insert(token).second)
            m_tokens.push_back(token);
    }
    template <class List>
    void addAll(const List& list) {
        for (const std::string& token : list)
            add(token);
    }
    void addAll(const Agreeing& forms) {
        for (const std::string* form :
             {&forms.masculine, &forms.feminine, &forms.masculinePlural, &forms.femininePlural,
              &forms.masculineBeforeVowel, &forms.feminineBeforeVowel})
            add(*form);
    }
    std::vector<std::string> take() { return std::move(m_tokens); }

private:
    std::set<std::string> m_known;
    std::vector<std::string> m_tokens;
};

using Adjectives = const std::vector<Adjective>& (*)();
constexpr Adjectives allAdjectives[] = {&adjectivesBefore, &adjectivesAfter, &nationalities, &fields};
using Nouns = const std::vector<Noun>& (*)();
constexpr Nouns allNouns[] = {&nouns, &institutions};

}  // namespace

const std::string& Agreeing::form(Gender gender, bool isPlural, bool isBeforeVowel) const {
    const bool isFeminine = gender == Gender::Feminine;
    if (isPlural)
        return isFeminine ? femininePlural : masculinePlural;
    const std::string& special = isFeminine ? feminineBeforeVowel : masculineBeforeVowel;
    if (isBeforeVowel && !special.empty())
        return special;
    return isFeminine ? feminine : masculine;
}

std::vector<std::string> englishTokens() {
    TokenList tokens;
    for (const Determiner& determiner : determiners()) {
        tokens.add(determiner.english);
        tokens.add(determiner.englishPlural);
    }
    tokens.addAll(englishFunctionWords);
    for (const Pronoun& pronoun : pronouns()) {
        tokens.add(pronoun.english);
        tokens.add(pronoun.englishObject);
    }
    for (const Nouns list : allNouns) {
        for (const Noun& noun : list()) {
            tokens.add(noun.english);
            tokens.add(noun.englishPlural);
        }
    }
    for (const Adjectives list : allAdjectives)
        for (const Adjective& adjective : list())
            tokens.add(adjective.english);
    for (const Name& name : names())
        tokens.add(name.english);
    for (const Verb& verb : verbs()) {
        for (const std::string* form : {&verb.english, &verb.third, &verb.past, &verb.participle})
            tokens.add(*form);
    }
    for (const Preposition& preposition : prepositions())
        tokens.addAll(preposition.english);
    for (const Conjunction& conjunction : conjunctions())
        tokens.add(conjunction.english);
    for (const WordPair& month : months())
        tokens.add(month.english);
    tokens.addAll(years());
    return tokens.take();
}

std::vector<std::string> frenchTokens() {
    TokenList tokens;
    for (const Determiner& determiner : determiners())
        tokens.addAll(determiner.french);
    tokens.addAll(frenchFunctionWords);
    for (const Pronoun& pronoun : pronouns()) {
        tokens.add(pronoun.french);
        tokens.add(pronoun.frenchObject);
    }
    for (const Nouns list : allNouns) {
        for (const Noun& noun : list()) {
            tokens.add(noun.french);
            tokens.add(noun.frenchPlural);
        }
    }
    for (const Adjectives list : allAdjectives)
        for (const Adjective& adjective : list())
            tokens.addAll(adjective.french);
    for (const Name& name : names())
        tokens.add(name.french);
    for (const Verb& verb : verbs()) {
        tokens.addAll(verb.present);
        tokens.addAll(verb.future);
        tokens.add(verb.infinitive);
        tokens.addAll(verb.frenchParticiple);
    }
    const Auxiliaries& verbs = auxiliaries();
    for (const Conjugated* forms :
         {&verbs.have, &verbs.be, &verbs.was, &verbs.willBe, &verbs.must, &verbs.want})
        tokens.addAll(*forms);
    for (const Preposition& preposition : prepositions()) {
        tokens.addAll(preposition.french);
        tokens.addAll(preposition.beforeCity);
    }
    for (const Conjunction& conjunction : conjunctions())
        tokens.addAll(conjunction.french);
    for (const WordPair& month : months())
        tokens.add(month.french);
    tokens.addAll(years());
    return tokens.take();
}

}  // namespace attn::translation
