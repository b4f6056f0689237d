// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_lexicon.h"

// Nouns, adjectives and function words; verbs are in translate_verbs.cpp.
namespace attn::translation {

namespace {

constexpr Gender m = Gender::Masculine;
constexpr Gender f = Gender::Feminine;

// An adjective with a feminine in e and a plural in s.
Agreeing regular(const std::string& masculine) {
    return {masculine, masculine + "e", masculine + "s", masculine + "es"};
}
// An adjective that ends in e, or a determiner without gender.
Agreeing ofBothGenders(const std::string& singular, const std::string& plural) {
    return {singular, singular, plural, plural};
}
Agreeing possessive(const std::string& letter) {
    return {letter + "on", letter + "a", letter + "es", letter + "es", "", letter + "on"};
}

}  // namespace

const std::vector<Noun>& nouns() {
    static const std::vector<Noun> table = {
        {"man", "men", "homme", "hommes", m, person},
        {"woman", "women", "femme", "femmes", f, person},
        {"minister", "ministers", "ministre", "ministres", m, person},
        {"president", "presidents", "président", "présidents", m, person},
        {"teacher", "teachers", "professeur", "professeurs", m, person},
        {"child", "children", "enfant", "enfants", m, person},
        {"friend", "friends", "ami", "amis", m, person},
        {"girl", "girls", "fille", "filles", f, person},
        {"actress", "actresses", "actrice", "actrices", f, person},
        {"hero", "heroes", "héros", "héros", m, person},
        {"letter", "letters", "lettre", "lettres", f, text},
        {"book", "books", "livre", "livres", m, text},
        {"report", "reports", "rapport", "rapports", m, text},
        {"agreement", "agreements", "accord", "accords", m, treaty},
        {"treaty", "treaties", "traité", "traités", m, treaty},
        {"law", "laws", "loi", "lois", f, treaty},
        {"car", "cars", "voiture", "voitures", f, object},
        {"apple", "apples", "pomme", "pommes", f, object},
        {"tree", "trees", "arbre", "arbres", m, object},
        {"picture", "pictures", "image", "images", f, object},
        {"house", "houses", "maison", "maisons", f, place},
        {"school", "schools", "école", "écoles", f, place},
        {"hotel", "hotels", "hôtel", "hôtels", m, place},
        {"garden", "gardens", "jardin", "jardins", m, place},
        {"museum", "museums", "musée", "musées", m, place},
        {"city", "cities", "ville", "villes", f, place},
    };
    return table;
}

const std::vector<Noun>& institutions() {
    static const std::vector<Noun> table = {
        {"Area", "", "zone", "", f, institution | treaty},
        {"Union", "", "union", "", f, institution | treaty},
        {"Community", "", "communauté", "", f, institution | treaty},
        {"Commission", "", "commission", "", f, institution},
        {"Bank", "", "banque", "", f, institution},
        {"Council", "", "conseil", "", m, institution},
        {"Institute", "", "institut", "", m, institution},
    };
    return table;
}

const std::vector<Adjective>& adjectivesBefore() {
    static const std::vector<Adjective> table = {
        {"big", regular("grand"), object | place | text},
        {"small", regular("petit"), anything},
        {"old", {"vieux", "vieille", "vieux", "vieilles", "vieil"}, anything},
        {"new", {"nouveau", "nouvelle", "nouveaux", "nouvelles", "nouvel"}, anything},
        {"beautiful", {"beau", "belle", "beaux", "belles", "bel"}, person | object | place},
        {"good", {"bon", "bonne", "bons", "bonnes"}, anything},
        {"young", ofBothGenders("jeune", "jeunes"), person},
    };
    return table;
}

const std::vector<Adjective>& adjectivesAfter() {
    static const std::vector<Adjective> table = {
        {"red", ofBothGenders("rouge", "rouges"), object | place | text},
        {"white", {"blanc", "blanche", "blancs", "blanches"}, object | place},
        {"important", regular("important"), person | text | treaty},
        {"French", {"français", "française", "français", "françaises"}, anything},
        {"Italian", {"italien", "italienne", "italiens", "italiennes"}, anything},
        {"happy", {"heureux", "heureuse", "heureux", "heureuses"}, person},
        {"rich", ofBothGenders("riche", "riches"), person},
        {"difficult", ofBothGenders("difficile", "difficiles"), text | treaty},
        {"famous", ofBothGenders("célèbre", "célèbres"), anything},
    };
    return table;
}

const std::vector<Adjective>& nationalities() {
    static const std::vector<Adjective> table = {
        {"European", {"européen", "européenne", "", ""}, institution},
        {"American", {"américain", "américaine", "", ""}, institution},
        {"African", {"africain", "africaine", "", ""}, institution},
    };
    return table;
}

const std::vector<Adjective>& fields() {
    static const std::vector<Adjective> table = {
        {"Economic", {"économique", "économique", "", ""}, institution},
        {"Central", {"central", "centrale", "", ""}, institution},
        {"Social", {"social", "sociale", "", ""}, institution},
    };
    return table;
}

const std::vector<Determiner>& determiners() {
    static const std::vector<Determiner> table = {
        {"the", "the", {"le", "la", "les", "les"}, 8},
        {"a", "", {"un", "une", "", ""}, 4, true},
        {"", "some", {"", "", "des", "des"}, 2, true},
        {"this", "these", {"ce", "cette", "ces", "ces", "cet"}, 2},
        {"every", "", ofBothGenders("chaque", "")},
        {"", "two", ofBothGenders("", "deux")},
        {"", "three", ofBothGenders("", "trois")},
        {"my", "my", possessive("m")},
        {"his", "his", possessive("s")},
        {"her", "her", possessive("s")},
        {"our", "our", ofBothGenders("notre", "nos")},
        {"their", "their", ofBothGenders("leur", "leurs")},
    };
    return table;
}

// "they" is translated as masculine, as French does for a mixed or unknown group.
const std::vector<Pronoun>& pronouns() {
    static const std::vector<Pronoun> table = {
        {"I", "me", "je", "me", Person::I, m},
        {"he", "him", "il", "le", Person::He, m},
        {"she", "her", "elle", "la", Person::He, f},
        {"they", "them", "ils", "les", Person::They, m},
    };
    return table;
}

const std::vector<Name>& names() {
    static const std::vector<Name> table = {
        {"Mary", "Marie", f, person},        {"John", "Jean", m, person},
        {"Peter", "Pierre", m, person},      {"Anne", "Anne", f, person},
        {"Alice", "Alice", f, person},       {"Paris", "Paris", m, city},
        {"London", "Londres", m, city},      {"Rome", "Rome", f, city},
        {"Athens", "Athènes", f, city},      {"Geneva", "Genève", f, city},
        {"France", "France", f, country},    {"Italy", "Italie", f, country},
        {"Belgium", "Belgique", f, country},
    };
    return table;
}

const std::vector<Preposition>& prepositions() {
    static const std::vector<Preposition> table = {
        {{"in"}, {"dans"}, {"à"}, {"en"}, place | city | country},
        {{"near"}, {"près", "de"}, {"près", "de"}, {}, place | city},
        {{"behind"}, {"derrière"}, {}, {}, place},
        {{"in", "front", "of"}, {"devant"}, {}, {}, place},
        {{"with"}, {"avec"}, {}, {}, person},
        {{"for"}, {"pour"}, {}, {}, person},
        {{"to"}, {"à"}, {"à"}, {"en"}, place | city | country},
        {{"from"}, {"de"}, {"de"}, {"de"}, place | city | country},
    };
    return table;
}

const std::vector<WordPair>& months() {
    static const std::vector<WordPair> table = {
        {"January", "janvier"}, {"February", "février"},  {"March", "mars"},
        {"April", "avril"},     {"May", "mai"},           {"June", "juin"},
        {"July", "juillet"},    {"August", "août"},       {"September", "septembre"},
        {"October", "octobre"}, {"November", "novembre"}, {"December", "décembre"},
    };
    return table;
}

const std::vector<std::string>& years() {
    static const std::vector<std::string> table = {"1987", "1988", "1989", "1990", "1991", "1992", "1993",
                                                   "1994", "1995", "1996", "1997", "1998", "1999", "2000"};
    return table;
}

const std::vector<Conjunction>& conjunctions() {
    static const std::vector<Conjunction> table = {
        {"and", {"et"}}, {"but", {"mais"}}, {"because", {"parce", "que"}}};
    return table;
}

}  // namespace attn::translation
