// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_phrases.h"

#include <algorithm>

namespace attn::translation {

namespace {

template <class Row>
const Row& rowOf(const std::vector<Row>& table, int index) {
    return table[static_cast<std::size_t>(index)];
}

// An optional adjective; perhapsAdjective() leaves in `kinds` the kinds of nouns that fit it.
struct ChosenAdjective {
    const Adjective* adjective = nullptr;
    int position = -1;
};
ChosenAdjective perhapsAdjective(English& english, const std::vector<Adjective>& table, unsigned& kinds,
                                 const std::vector<int>& weights) {
    const bool anySuits = std::any_of(table.begin(), table.end(),
                                      [&](const Adjective& row) { return (row.kinds & kinds) != 0; });
    if (english.choose({weights[0], anySuits ? weights[1] : 0}) == 0)
        return {};
    const int index = pickBy(english, table, &Adjective::english,
                             [&](const Adjective& row) { return (row.kinds & kinds) != 0; });
    if (index < 0)
        return {};
    kinds &= rowOf(table, index).kinds;
    return {&rowOf(table, index), english.position()};
}

// "of the minister", "of Mary"
FrenchWords complement(English& english) {
    const int of = english.say("of");
    FrenchWords words = {{"de", {of}}};
    const Phrase owner = nounPhrase(english, person);
    words.insert(words.end(), owner.words.begin(), owner.words.end());
    return words;
}

Phrase commonPhrase(English& english, unsigned kinds, Polarity polarity) {
    Phrase phrase;
    phrase.isPlural = english.choose({5, 3}) == 1;
    const int chosen =
        pickBy(english, determiners(), phrase.isPlural ? &Determiner::englishPlural : &Determiner::english,
               [&](const Determiner& row) {
                   const bool isSome = row.isIndefinite && phrase.isPlural;  // there English says "any"
                   return isSome && polarity == Polarity::Negative ? 0 : row.weight;
               });
    const int determinerAt = english.position();
    const ChosenAdjective before = perhapsAdjective(english, adjectivesBefore(), kinds, {5, 2});
    const ChosenAdjective after = perhapsAdjective(english, adjectivesAfter(), kinds, {5, 2});
    const int index = pickBy(english, nouns(), phrase.isPlural ? &Noun::englishPlural : &Noun::english,
                             [&](const Noun& row) { return (row.kind & kinds) != 0; });
    if (english.hasFailed())
        return {};
    const int nounAt = english.position();
    const Noun& noun = rowOf(nouns(), index);
    const Determiner& determiner = rowOf(determiners(), chosen);
    phrase.gender = noun.gender;
    phrase.person = phrase.isPlural ? Person::They : Person::He;
    phrase.kind = noun.kind;

    // The phrase is built from right to left, because the form of a word depends on how the next one begins.
    phrase.words = {{phrase.isPlural ? noun.frenchPlural : noun.french, {nounAt}}};
    const auto prepend = [&](const std::string& text, int position) {
        phrase.words.insert(phrase.words.begin(), {text, {position}});
    };
    const auto formHere = [&](const Agreeing& forms) {
        return forms.form(noun.gender, phrase.isPlural, startsWithVowel(phrase.words.front().text));
    };
    if (before.adjective)
        prepend(formHere(before.adjective->french), before.position);
    const bool isBare =
        determiner.isIndefinite && (polarity == Polarity::Negative || (phrase.isPlural && before.adjective));
    prepend(isBare ? "de" : formHere(determiner.french), determinerAt);
    if (after.adjective)
        phrase.words.push_back(
            {after.adjective->french.form(noun.gender, phrase.isPlural), {after.position}});
    return phrase;
}

Phrase institutionPhrase(English& english) {
    const int the = english.say("the");
    unsigned kinds = institution;
    const ChosenAdjective nationality = perhapsAdjective(english, nationalities(), kinds, {1, 3});
    const ChosenAdjective field = perhapsAdjective(english, fields(), kinds, {1, 1});
    const int index = pickBy(english, institutions(), &Noun::english, [](const Noun&) { return true; });
    if (english.hasFailed())
        return {};
    const Noun& noun = rowOf(institutions(), index);
    const int nounAt = english.position();
    const Determiner& article = determiners().front();
    Phrase phrase;
    phrase.gender = noun.gender;
    phrase.kind = noun.kind;
    phrase.words = {{article.french.form(noun.gender, false), {the}}, {noun.french, {nounAt}}};
    for (const ChosenAdjective& chosen : {field, nationality})
        if (chosen.adjective)
            phrase.words.push_back({chosen.adjective->french.form(noun.gender, false), {chosen.position}});
    return phrase;
}

// Names of other kinds are not read either, because they would need an article.
Phrase namePhrase(English& english, unsigned kinds) {
    std::vector<Name> table = names();
    std::erase_if(table, [&](const Name& row) { return (row.kind & kinds) == 0; });
    const int index = pickBy(english, table, &Name::english, [](const Name&) { return true; });
    if (english.hasFailed())
        return {};
    const Name& name = rowOf(table, index);
    return {{{name.french, {english.position()}}}, name.gender, false, Person::He, name.kind};
}

}  // namespace

Phrase nounPhrase(English& english, unsigned kinds, Polarity polarity) {
    const int way = english.choose({(kinds & anything) != 0 ? 6 : 0, (kinds & institution) != 0 ? 1 : 0,
                                    (kinds & (person | city | country)) != 0 ? 2 : 0});
    if (way == 1)
        return institutionPhrase(english);
    return way == 2 ? namePhrase(english, kinds | person) : commonPhrase(english, kinds, polarity);
}

Phrase subjectPhrase(English& english, unsigned kinds) {
    if (english.choose({5, (kinds & person) != 0 ? 2 : 0}) == 1) {
        const int index = pickBy(english, pronouns(), &Pronoun::english, [](const Pronoun&) { return true; });
        if (english.hasFailed())
            return {};
        const Pronoun& pronoun = rowOf(pronouns(), index);
        return {{{pronoun.french, {english.position()}}},
                pronoun.gender,
                pronoun.person == Person::They,
                pronoun.person,
                person};
    }
    Phrase phrase = nounPhrase(english, kinds);
    if (!english.hasFailed() && english.choose({6, phrase.kind == text ? 2 : 0}) == 1) {
        const FrenchWords owner = complement(english);
        phrase.words.insert(phrase.words.end(), owner.begin(), owner.end());
    }
    return phrase;
}

FrenchWords prepositionalPhrase(English& english, const std::vector<std::string>& usual) {
    std::vector<std::string> first;
    std::vector<int> weights;
    for (const Preposition& row : prepositions()) {
        first.push_back(row.english.front());
        weights.push_back(static_cast<int>(std::count(usual.begin(), usual.end(), row.english.back())));
    }
    const int index = english.pick(first, weights);
    if (index < 0)
        return {};
    const Preposition& preposition = rowOf(prepositions(), index);
    std::vector<int> positions = {english.position()};
    for (std::size_t i = 1; i < preposition.english.size(); ++i)
        positions.push_back(english.say(preposition.english[i]));

    const std::vector<std::string>* french[] = {&preposition.french, &preposition.beforeCity,
                                                &preposition.beforeCountry};
    const int way = english.choose(
        {4, preposition.beforeCity.empty() ? 0 : 3, preposition.beforeCountry.empty() ? 0 : 2});
    if (french[way]->empty())
        english.fail();
    const Phrase phrase = way == 0   ? nounPhrase(english, preposition.kinds & ~(city | country))
                          : way == 1 ? namePhrase(english, city)
                                     : namePhrase(english, country);
    FrenchWords words;
    for (const std::string& word : *french[way])
        words.push_back({word, positions});
    words.insert(words.end(), phrase.words.begin(), phrase.words.end());
    return words;
}

FrenchWords timePhrase(English& english, const std::string& adverb) {
    static const std::vector<WordPair> adverbs = {
        {"yesterday", "hier"}, {"tomorrow", "demain"}, {"now", "maintenant"}};
    const int way = english.choose({4, 3, 2});
    if (way == 2) {
        const int index = pickBy(english, adverbs, &WordPair::english,
                                 [&](const WordPair& row) { return row.english == adverb; });
        if (index < 0)
            return {};
        return {{rowOf(adverbs, index).french, {english.position()}}};
    }
    FrenchWords words = {{"en", {english.say("in")}}};
    if (way == 0) {
        const int month = pickBy(english, months(), &WordPair::english, [](const WordPair&) { return true; });
        if (month < 0)
            return {};
        words.push_back({rowOf(months(), month).french, {english.position()}});
    }
    const int year = english.pick(years(), std::vector<int>(years().size(), 1));
    if (year < 0)
        return {};
    words.push_back({rowOf(years(), year), {english.position()}});
    return words;
}

}  // namespace attn::translation
