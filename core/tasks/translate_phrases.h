// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/translate_english.h"
#include "core/tasks/translate_french.h"
#include "core/tasks/translate_lexicon.h"

namespace attn::translation {

// A noun phrase in French, before neighbours merge, and what other words agree with.
struct Phrase {
    FrenchWords words;
    Gender gender = Gender::Masculine;
    bool isPlural = false;
    Person person = Person::He;
    unsigned kind = 0;
};

// Index of what pick() chooses by a member of a table's rows; `weight` of a row is 0 where it does not suit.
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
// A noun phrase or a pronoun, as the subject of a verb.
Phrase subjectPhrase(English& english, unsigned kinds);

// "in front of the house", "in Paris", "in France". Only prepositions whose last words are
// usual are written.
FrenchWords prepositionalPhrase(English& english, const std::vector<std::string>& usual);

// "in August 1992", "in 1992", "yesterday": the adverb that suits is the only one that is written.
FrenchWords timePhrase(English& english, const std::string& adverb);

}  // namespace attn::translation
