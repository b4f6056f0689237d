// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

// The words of the task `translate`, English beside French. An empty form does not exist.
namespace attn::translation {

enum class Gender { Masculine, Feminine };
enum class Person { I, He, They };  // He: the third person singular of all nouns; index of conjugated forms

// What nouns name, as bits: generated sentences put words together only where they share one.
enum Kind : unsigned {
    person = 1,
    text = 2,
    treaty = 4,
    object = 8,
    place = 16,
    institution = 32,
    city = 64,
    country = 128,
    anything = person | text | treaty | object | place
};

struct Noun {
    std::string english, englishPlural;
    std::string french, frenchPlural;
    Gender gender;
    unsigned kind;
};

// Forms that agree with a noun. Those before a vowel are singular: "vieil homme", "mon école".
struct Agreeing {
    std::string masculine, feminine, masculinePlural, femininePlural;
    std::string masculineBeforeVowel = {}, feminineBeforeVowel = {};

    const std::string& form(Gender gender, bool isPlural, bool isBeforeVowel = false) const;
};

struct Adjective {
    std::string english;
    Agreeing french;
    unsigned kinds;
};

struct Determiner {
    std::string english, englishPlural;
    Agreeing french;
    int weight = 1;             // how often it is written
    bool isIndefinite = false;  // a, some: "de" after a negation
};

struct Pronoun {
    std::string english, englishObject;
    std::string french, frenchObject;
    Person person;
    Gender gender;
};

// Of people and cities.
struct Name {
    std::string english, french;
    Gender gender;
    unsigned kind;
};

using Conjugated = std::array<std::string, 3>;  // index: Person

struct Verb {
    std::string english, third, past, participle;
    std::string infinitive;
    Conjugated present, future;
    Agreeing frenchParticiple;
    unsigned objects;  // kinds; 0: takes none
    bool takesEtre = false;
    std::vector<std::string> prepositions = {};  // of a verb without object: where to, where from
};

// English of one word or several, French likewise; an empty translation is not used with such a noun.
struct Preposition {
    std::vector<std::string> english;
    std::vector<std::string> french, beforeCity, beforeCountry;
    unsigned kinds;
};

// French verbs that help others.
struct Auxiliaries {
    Conjugated have, be, was, willBe, must, want;
};

struct WordPair {
    std::string english, french;
};

// Each French word of "because" is explained by it.
struct Conjunction {
    std::string english;
    std::vector<std::string> french;
};

const std::vector<Noun>& nouns();
// Written with capitals in English: "Area".
const std::vector<Noun>& institutions();
const std::vector<Adjective>& adjectivesBefore();  // the French noun
const std::vector<Adjective>& adjectivesAfter();
// Of institutions: "European", then "Economic"; both after the French noun, the other way round.
const std::vector<Adjective>& nationalities();
const std::vector<Adjective>& fields();
const std::vector<Determiner>& determiners();
const std::vector<Pronoun>& pronouns();
const std::vector<Name>& names();
const std::vector<Verb>& verbs();
const std::vector<Preposition>& prepositions();
const Auxiliaries& auxiliaries();
const std::vector<WordPair>& months();
const std::vector<std::string>& years();
const std::vector<Conjunction>& conjunctions();

// Every token that the grammar can write, each once.
std::vector<std::string> englishTokens();
std::vector<std::string> frenchTokens();

}  // namespace attn::translation
