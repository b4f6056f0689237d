// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

// The words of the task `translate`, English beside French. A form that does not exist is empty.
namespace attn::translation {

enum class Gender { Masculine, Feminine };
enum class Person { I, He, They };  // index of conjugated forms; He is the third person singular of all nouns

// Kinds of things that nouns name, as bits: generated sentences combine words only if they share a kind.
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

// Forms that agree with a noun. The forms before a vowel are singular: "vieil homme", "mon école".
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
    bool isIndefinite = false;  // a, some: becomes "de" after a negation
};

struct Pronoun {
    std::string english, englishObject;
    std::string french, frenchObject;
    Person person;
    Gender gender;
};

// The name of a person, a city or a country.
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
    unsigned objects;  // kinds of its objects; 0 without an object
    bool takesEtre = false;
    std::vector<std::string> prepositions = {};  // for a verb without an object: where to, where from
};

// One or several English words and their French ones. If the translation is empty, the preposition is not
// used with that kind of noun.
struct Preposition {
    std::vector<std::string> english;
    std::vector<std::string> french, beforeCity, beforeCountry;
    unsigned kinds;
};

// French auxiliary verbs.
struct Auxiliaries {
    Conjugated have, be, was, willBe, must, want;
};

struct WordPair {
    std::string english, french;
};

// Each of its French words is explained by "because".
struct Conjunction {
    std::string english;
    std::vector<std::string> french;
};

const std::vector<Noun>& nouns();
// Their English words have capitals: "Area".
const std::vector<Noun>& institutions();
const std::vector<Adjective>& adjectivesBefore();  // before the French noun
const std::vector<Adjective>& adjectivesAfter();
// Adjectives of institutions: "European", then "Economic". Both follow the French noun, in reverse order.
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

// All tokens that the grammar can write, each once.
std::vector<std::string> englishTokens();
std::vector<std::string> frenchTokens();

}  // namespace attn::translation
