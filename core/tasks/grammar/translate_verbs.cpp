// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_lexicon.h"

namespace attn::translation {

namespace {

// The future forms of a verb; all verbs form them from a stem in the same way.
Conjugated futureOf(const std::string& stem) {
    return {stem + "ai", stem + "a", stem + "ont"};
}

Agreeing participleOf(const std::string& masculine) {
    return {masculine, masculine + "e", masculine + "s", masculine + "es"};
}

// The English forms of a verb.
struct English {
    const char *base, *third, *past, *participle;
};

// The regular verbs in -er: signer, je signe, ils signent, je signerai, signé.
Verb regular(const English& english, const std::string& stem, unsigned objects) {
    return {english.base,
            english.third,
            english.past,
            english.participle,
            stem + "er",
            {stem + "e", stem + "e", stem + "ent"},
            futureOf(stem + "er"),
            participleOf(stem + "é"),
            objects};
}

Verb irregular(const English& english, const std::string& infinitive, const Conjugated& present,
               const std::string& futureStem, const std::string& participle, unsigned objects) {
    return {english.base, english.third, english.past,         english.participle,
            infinitive,   present,       futureOf(futureStem), participleOf(participle),
            objects};
}

Verb withEtre(Verb verb, std::vector<std::string> prepositions) {
    verb.takesEtre = true;
    verb.prepositions = std::move(prepositions);
    return verb;
}

// A verb without an object that takes avoir; its participle never agrees.
Verb withAvoir(Verb verb, std::vector<std::string> prepositions) {
    verb.frenchParticiple = {verb.frenchParticiple.masculine, "", "", ""};
    verb.prepositions = std::move(prepositions);
    return verb;
}

}  // namespace

const std::vector<Verb>& verbs() {
    static const std::vector<Verb> table = {
        regular({"sign", "signs", "signed", "signed"}, "sign", text | treaty),
        irregular({"write", "writes", "wrote", "written"}, "écrire", {"écris", "écrit", "écrivent"}, "écrir",
                  "écrit", text),
        irregular({"see", "sees", "saw", "seen"}, "voir", {"vois", "voit", "voient"}, "verr", "vu",
                  person | object | place),
        regular({"find", "finds", "found", "found"}, "trouv", person | text | object | place),
        regular({"meet", "meets", "met", "met"}, "rencontr", person),
        regular({"love", "loves", "loved", "loved"}, "aim", person | object | place),
        regular({"visit", "visits", "visited", "visited"}, "visit", place | city),
        irregular({"build", "builds", "built", "built"}, "construire",
                  {"construis", "construit", "construisent"}, "construir", "construit", place),
        irregular({"sell", "sells", "sold", "sold"}, "vendre", {"vends", "vend", "vendent"}, "vendr", "vendu",
                  text | object | place),
        irregular({"buy", "buys", "bought", "bought"}, "acheter", {"achète", "achète", "achètent"}, "achèter",
                  "acheté", text | object | place),
        irregular({"defend", "defends", "defended", "defended"}, "défendre",
                  {"défends", "défend", "défendent"}, "défendr", "défendu",
                  person | text | treaty | institution),
        regular({"invite", "invites", "invited", "invited"}, "invit", person),
        irregular({"choose", "chooses", "chose", "chosen"}, "choisir", {"choisis", "choisit", "choisissent"},
                  "choisir", "choisi", anything),
        withEtre(regular({"arrive", "arrives", "arrived", "arrived"}, "arriv", 0), {"in", "from"}),
        withEtre(irregular({"go", "goes", "went", "gone"}, "aller", {"vais", "va", "vont"}, "ir", "allé", 0),
                 {"to"}),
        withEtre(irregular({"come", "comes", "came", "come"}, "venir", {"viens", "vient", "viennent"},
                           "viendr", "venu", 0),
                 {"from", "to"}),
        withEtre(irregular({"leave", "leaves", "left", "left"}, "partir", {"pars", "part", "partent"},
                           "partir", "parti", 0),
                 {"with"}),
        withEtre(regular({"fall", "falls", "fell", "fallen"}, "tomb", 0), {"in", "near", "behind"}),
        withAvoir(irregular({"sleep", "sleeps", "slept", "slept"}, "dormir", {"dors", "dort", "dorment"},
                            "dormir", "dormi", 0),
                  {"in", "near", "behind"}),
        withAvoir(regular({"work", "works", "worked", "worked"}, "travaill", 0),
                  {"in", "for", "with", "near"}),
    };
    return table;
}

const Auxiliaries& auxiliaries() {
    static const Auxiliaries table = {
        {"ai", "a", "ont"},          {"suis", "est", "sont"},     {"étais", "était", "étaient"},
        {"serai", "sera", "seront"}, {"dois", "doit", "doivent"}, {"veux", "veut", "veulent"}};
    return table;
}

}  // namespace attn::translation
