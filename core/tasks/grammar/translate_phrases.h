// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/grammar/translate_english.h"
#include "core/tasks/grammar/translate_french.h"
#include "core/tasks/grammar/translate_lexicon.h"

namespace attn::translation {

// A noun phrase in French, before neighbouring words merge, and the properties that other words agree with.
struct Phrase {
    FrenchWords words;
    Gender gender = Gender::Masculine;
    bool isPlural = false;
    Person person = Person::He;
    unsigned kind = 0;
};

// Picks a row of a table by the word in one of its members and returns its index; the weight of a row that
// does not suit must be 0.
template <class Row>
int pickBy(English& english, const std::vector<Row>& table, const std::string Row::*word, auto&& weight) {
    std::vector<std::string> words;
    std::vector<int> weights;
    for (const Row& row : table) {
        words.push_back(row.*word);
        weights.push_back(weight(row));
    }
    return english.pick(words, weights);
}

enum class Polarity { Affirmative, Negative };

// "the old European man", "the European Economic Area", "Mary". A negative object has no indefinite article:
// "pas de maison".
Phrase nounPhrase(English& english, unsigned kinds, Polarity polarity = Polarity::Affirmative);
// The subject of a verb: a noun phrase or a pronoun.
Phrase subjectPhrase(English& english, unsigned kinds);

// "in front of the house", "in Paris", "in France". When writing, only prepositions whose last words are in
// `usual` are chosen.
FrenchWords prepositionalPhrase(English& english, const std::vector<std::string>& usual);

// "in August 1992", "in 1992", "yesterday". When writing, `adverb` is the only adverb that is chosen.
FrenchWords timePhrase(English& english, const std::string& adverb);

}  // namespace attn::translation
