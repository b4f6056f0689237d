// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/grammar/translate_grammar.h"

#include "core/tasks/grammar/translate_phrases.h"

namespace attn::translation {

namespace {

enum class Tense { Present, Past, Perfect, Future, Must, Want };

// The English words before the main verb or adjective of a clause.
struct VerbGroup {
    Tense tense = Tense::Present;
    std::vector<int> finite;  // of words besides the verb that the finite French form translates
    int been = -1;            // "been", or "be" after "must"
    int negation = -1;        // "not"

    bool isNegative() const { return negation >= 0; }
};

const std::string& formOf(const Conjugated& forms, Person person) {
    return forms[static_cast<std::size_t>(person)];
}

void append(FrenchWords& words, const FrenchWords& more) {
    words.insert(words.end(), more.begin(), more.end());
}

void sayNot(English& english, VerbGroup& group, bool isNegative) {
    if (isNegative)
        group.negation = english.say("not");
}

// The words before the base form, past tense or participle of a verb: "does not", "has", "will", "wants to".
VerbGroup activeGroup(English& english, Person person) {
    VerbGroup group;
    group.tense = static_cast<Tense>(english.choose({3, 5, 2, 3, 1, 1}));
    const bool isNegative = english.choose({4, 1}) == 1;
    const bool isThird = person == Person::He;
    const auto say = [&](const std::string& word) { group.finite = {english.say(word)}; };
    switch (group.tense) {
        case Tense::Present:
        case Tense::Past:
            if (isNegative)
                say(group.tense == Tense::Past ? "did" : isThird ? "does" : "do");
            break;
        case Tense::Perfect:
            say(isThird ? "has" : "have");
            break;
        case Tense::Future:
            say("will");
            break;
        case Tense::Must:
            say("must");
            break;
        case Tense::Want:
            if (isNegative)
                english.say(isThird ? "does" : "do");
            else
                say(isThird ? "wants" : "want");
            break;
    }
    sayNot(english, group, isNegative);
    if (group.tense == Tense::Want) {
        if (isNegative)
            say("want");
        english.say("to");
    }
    return group;
}

// The words before an adjective or a passive participle: "was", "has not been", "will be".
VerbGroup passiveGroup(English& english, const Phrase& subject, const std::vector<int>& weights) {
    VerbGroup group;
    group.tense = static_cast<Tense>(english.choose(weights));
    const bool isNegative = english.choose({4, 1}) == 1;
    const Person person = subject.person;
    const Conjugated be = {"am", "is", "are"};
    const Conjugated was = {"was", "was", "were"};
    const Conjugated have = {"have", "has", "have"};
    const std::string first = group.tense == Tense::Present   ? formOf(be, person)
                              : group.tense == Tense::Past    ? formOf(was, person)
                              : group.tense == Tense::Perfect ? formOf(have, person)
                              : group.tense == Tense::Future  ? "will"
                                                              : "must";
    group.finite = {english.say(first)};
    sayNot(english, group, isNegative);
    if (group.tense == Tense::Perfect)
        group.been = english.say("been");
    if (group.tense == Tense::Future)
        group.finite.push_back(english.say("be"));
    if (group.tense == Tense::Must)
        group.been = english.say("be");
    return group;
}

// Puts ne … pas around the finite form and the pronoun before it.
FrenchWords aroundFinite(const VerbGroup& group, const FrenchWords& pronoun, const FrenchWord& finite) {
    FrenchWords words;
    if (group.isNegative())
        words.push_back({"ne", {group.negation}});
    append(words, pronoun);
    words.push_back(finite);
    if (group.isNegative())
        words.push_back({"pas", {group.negation}});
    return words;
}

const std::string Verb::*verbForm(const VerbGroup& group, Person person) {
    if (group.tense == Tense::Perfect)
        return &Verb::participle;
    if (group.isNegative() || group.tense > Tense::Past)
        return &Verb::english;
    if (group.tense == Tense::Past)
        return &Verb::past;
    return person == Person::He ? &Verb::third : &Verb::english;
}

// nullptr when the text has no verb here. Institutions are only given verbs whose object can be a treaty.
const Verb* pickVerb(English& english, const VerbGroup& group, const Phrase& subject) {
    const int index = pickBy(english, verbs(), verbForm(group, subject.person), [&](const Verb& verb) {
        return (subject.kind & institution) == 0 || (verb.objects & treaty) != 0;
    });
    return index < 0 ? nullptr : &verbs()[static_cast<std::size_t>(index)];
}

const char* adverbOf(Tense tense) {
    switch (tense) {
        case Tense::Present:
            return "now";
        case Tense::Past:
            return "yesterday";
        default:
            return "tomorrow";
    }
}

// An optional time; the perfect tense is written without one.
FrenchWords perhapsTime(English& english, Tense tense) {
    if (english.choose({3, tense == Tense::Perfect ? 0 : 2}) == 0)
        return {};
    return timePhrase(english, adverbOf(tense));
}

// The object of a verb: a phrase after it, or a pronoun before it.
struct Objects {
    FrenchWords before, after;
    Gender gender = Gender::Masculine;
    bool isPlural = false;
};

Objects objectOf(English& english, const Verb& verb, const Phrase& subject, bool isNegative) {
    Objects objects;
    if (english.choose({3, (verb.objects & person) != 0 ? 1 : 0}) == 0) {
        objects.after =
            nounPhrase(english, verb.objects, isNegative ? Polarity::Negative : Polarity::Affirmative).words;
        return objects;
    }
    const int index = pickBy(english, pronouns(), &Pronoun::englishObject, [&](const Pronoun& pronoun) {
        return pronoun.person != Person::I || subject.person != Person::I;
    });
    if (index < 0)
        return objects;
    const Pronoun& pronoun = pronouns()[static_cast<std::size_t>(index)];
    objects.before = {{pronoun.frenchObject, {english.position()}}};
    objects.gender = pronoun.gender;
    objects.isPlural = pronoun.person == Person::They;
    return objects;
}

FrenchWords activeVerb(const VerbGroup& group, const Verb& verb, int verbAt, const Phrase& subject,
                       const Objects& objects) {
    const Person person = subject.person;
    const std::vector<int> finite = group.finite.empty() ? std::vector<int>{verbAt} : group.finite;
    switch (group.tense) {
        case Tense::Present:
            return aroundFinite(group, objects.before, {formOf(verb.present, person), {verbAt}});
        case Tense::Future:
            return aroundFinite(group, objects.before,
                                {formOf(verb.future, person), {finite.front(), verbAt}});
        case Tense::Past:
        case Tense::Perfect: {
            const Conjugated& auxiliary = verb.takesEtre ? auxiliaries().be : auxiliaries().have;
            FrenchWords words = aroundFinite(group, objects.before, {formOf(auxiliary, person), finite});
            // With être the participle agrees with the subject, with avoir it agrees with an object before
            // it.
            const std::string& participle =
                verb.takesEtre ? verb.frenchParticiple.form(subject.gender, subject.isPlural)
                               : verb.frenchParticiple.form(objects.gender, objects.isPlural);
            words.push_back({participle, {verbAt}});
            return words;
        }
        default: {
            const Conjugated& modal = group.tense == Tense::Must ? auxiliaries().must : auxiliaries().want;
            FrenchWords words = aroundFinite(group, {}, {formOf(modal, person), finite});
            append(words, objects.before);
            words.push_back({verb.infinitive, {verbAt}});
            return words;
        }
    }
}

FrenchWords activeClause(English& english) {
    const Phrase subject = subjectPhrase(english, person | institution);
    if (english.hasFailed())
        return {};
    const VerbGroup group = activeGroup(english, subject.person);
    const Verb* verb = pickVerb(english, group, subject);
    if (!verb)
        return {};
    const int verbAt = english.position();
    const bool isTransitive = verb->objects != 0;
    const Objects objects = isTransitive ? objectOf(english, *verb, subject, group.isNegative()) : Objects();
    FrenchWords words = subject.words;
    append(words, activeVerb(group, *verb, verbAt, subject, objects));
    append(words, objects.after);
    if (english.choose({isTransitive ? 3 : 1, isTransitive ? 1 : 3}) == 1)
        append(words, prepositionalPhrase(english, isTransitive
                                                       ? std::vector<std::string>{"near", "of", "with", "in"}
                                                       : verb->prepositions));
    append(words, perhapsTime(english, group.tense));
    return words;
}

// être in the tense of the group: its finite form and the words that follow.
FrenchWords passiveVerb(const VerbGroup& group, int participleAt, Person person, bool isAdjective) {
    const Auxiliaries& french = auxiliaries();
    switch (group.tense) {
        case Tense::Past: {
            if (isAdjective)
                return aroundFinite(group, {}, {formOf(french.was, person), group.finite});
            FrenchWords words = aroundFinite(group, {}, {formOf(french.have, person), group.finite});
            words.push_back({"été", {group.finite.front(), participleAt}});
            return words;
        }
        case Tense::Perfect: {
            FrenchWords words = aroundFinite(group, {}, {formOf(french.have, person), group.finite});
            words.push_back({"été", {group.been}});
            return words;
        }
        case Tense::Future:
            return aroundFinite(group, {}, {formOf(french.willBe, person), group.finite});
        case Tense::Must: {
            FrenchWords words = aroundFinite(group, {}, {formOf(french.must, person), group.finite});
            words.push_back({"être", {group.been}});
            return words;
        }
        default:
            return aroundFinite(group, {}, {formOf(french.be, person), group.finite});
    }
}

FrenchWords passiveClause(English& english) {
    const Phrase subject = subjectPhrase(english, anything | institution);
    if (english.hasFailed())
        return {};
    const VerbGroup group = passiveGroup(english, subject, {2, 6, 2, 2, 1});
    std::vector<Verb> transitive = verbs();
    std::erase_if(transitive, [](const Verb& verb) { return verb.objects == 0; });
    const int index = pickBy(english, transitive, &Verb::participle,
                             [&](const Verb& verb) { return (verb.objects & subject.kind) != 0; });
    if (index < 0)
        return {};
    const int participleAt = english.position();
    FrenchWords words = subject.words;
    append(words, passiveVerb(group, participleAt, subject.person, false));
    words.push_back(
        {transitive[static_cast<std::size_t>(index)].frenchParticiple.form(subject.gender, subject.isPlural),
         {participleAt}});
    if (english.choose({3, 2}) == 1) {
        words.push_back({"par", {english.say("by")}});
        append(words, nounPhrase(english, person | institution).words);
    }
    if (english.choose({4, 1}) == 1)
        append(words, prepositionalPhrase(english, {"in", "near", "of"}));
    append(words, perhapsTime(english, group.tense));
    return words;
}

// "the house is not big"
FrenchWords descriptiveClause(English& english) {
    const Phrase subject = subjectPhrase(english, anything);
    if (english.hasFailed())
        return {};
    const VerbGroup group = passiveGroup(english, subject, {4, 3, 0, 2});
    if (group.tense == Tense::Perfect)
        english.fail();
    std::vector<Adjective> adjectives = adjectivesBefore();
    adjectives.insert(adjectives.end(), adjectivesAfter().begin(), adjectivesAfter().end());
    const int index = pickBy(english, adjectives, &Adjective::english,
                             [&](const Adjective& row) { return (row.kinds & subject.kind) != 0; });
    if (index < 0)
        return {};
    FrenchWords words = subject.words;
    append(words, passiveVerb(group, -1, subject.person, true));
    words.push_back(
        {adjectives[static_cast<std::size_t>(index)].french.form(subject.gender, subject.isPlural),
         {english.position()}});
    return words;
}

FrenchWords clause(English& english) {
    const int way = english.choose({5, 3, 2});
    return way == 0 ? activeClause(english) : way == 1 ? passiveClause(english) : descriptiveClause(english);
}

}  // namespace

FrenchWords translate(English& english, int fewestClauses, int mostClauses) {
    const std::size_t choices = static_cast<std::size_t>(mostClauses - fewestClauses + 1);
    const int clauses = fewestClauses + english.choose(std::vector<int>(choices, 1));
    FrenchWords words = clause(english);
    for (int i = 1; i < clauses && !english.hasFailed(); ++i) {
        const int index =
            pickBy(english, conjunctions(), &Conjunction::english, [](const Conjunction&) { return true; });
        if (index < 0)
            return {};
        for (const std::string& word : conjunctions()[static_cast<std::size_t>(index)].french)
            words.push_back({word, {english.position()}});
        append(words, clause(english));
    }
    words.push_back({".", {english.say(".")}});
    return merged(words);
}

bool forEachReading(const std::vector<std::string>& tokens,
                    const std::function<bool(const FrenchWords&)>& take) {
    constexpr int mostClauses = 6;
    constexpr int mostWays = 100'000;
    std::vector<EnglishReader::Choice> path;
    for (int way = 0; way < mostWays; ++way) {
        EnglishReader english(tokens, path);
        const FrenchWords french = translate(english, 1, mostClauses);
        if (!english.hasFailed() && english.isAtEnd() && !take(french))
            return false;
        if (!advance(path))
            return true;
    }
    return false;
}

}  // namespace attn::translation
