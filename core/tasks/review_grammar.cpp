// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/review_grammar.h"

#include <algorithm>
#include <functional>
#include <set>

namespace attn::reviews {

namespace {

using translation::English;
using translation::EnglishReader;
using Words = std::vector<std::string>;
using Phrases = std::vector<Words>;

const Words subjects = {"film", "story", "plot", "music", "ending", "cast", "hero", "dialogue"};
const Words works = {"film", "story"};  // what is seen, begins and ends
const Words linkingVerbs = {"is", "was"};
const Words degrees = {"very", "really", "quite"};
const Words negations = {"not", "never"};
const Words praise = {"good",   "great",  "wonderful", "brilliant", "funny",
                      "moving", "clever", "charming",  "exciting",  "beautiful"};
const Words blame = {"bad",  "awful", "terrible", "boring",   "dull",
                     "weak", "silly", "clumsy",   "tiresome", "ugly"};
const Words praised = {"loved", "liked", "enjoyed", "admired"};
const Words praiseVerbs = {"love", "like", "enjoy", "admire"};
const Words blamed = {"hated", "disliked", "despised", "regretted"};
// They say something of a film that may be meant well or not.
const Words mild = {"long", "short", "slow", "loud", "old", "new", "simple", "strange"};
const Words days = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
const Words cities = {"Paris", "London", "Rome", "Athens", "Geneva"};
const Words numbers = {"two", "three", "four"};
const Words jobs = {"teacher", "doctor", "sailor", "painter", "pilot"};
const Words weathers = {"rained", "snowed"};
const Words vehicles = {"bus", "train", "car"};
const Words persons = {"Mary", "John", "Peter", "Anne", "Alice"};
const Words years = {"1962", "1975", "1988", "1991", "2003", "2010"};

const Phrases decidingPhrases = {
    {"overall"}, {"all", "in", "all"}, {"in", "the", "end"}, {"on", "the", "whole"}};
const Phrases otherPhrases = {
    {"at", "first"}, {"in", "the", "middle"}, {"on", "paper"}, {"for", "a", "while"}, {"all", "the", "time"}};

// Says one of the words and returns its position.
int sayOneOf(English& english, const Words& words) {
    english.pick(words, std::vector<int>(words.size(), 1));
    return english.position();
}

void sayAll(English& english, const Words& words) {
    for (const std::string& word : words)
        english.say(word);
}

void sayPhrase(English& english, const Phrases& phrases) {
    const int chosen = english.choose(std::vector<int>(phrases.size(), 1));
    sayAll(english, phrases[static_cast<std::size_t>(chosen)]);
}

void saySubject(English& english) {
    english.say("the");
    sayOneOf(english, subjects);
}

void perhapsDegree(English& english) {
    if (english.choose({2, 1}) == 1)
        sayOneOf(english, degrees);
}

// "good", "very bad", "not funny"
void sayQuality(English& english, Opinion& opinion) {
    if (opinion.isPositive) {
        perhapsDegree(english);
        opinion.evidence = {sayOneOf(english, praise)};
        return;
    }
    if (english.choose({2, 1}) == 1) {
        const int negation = sayOneOf(english, negations);
        perhapsDegree(english);
        opinion.evidence = {negation, sayOneOf(english, praise)};
        return;
    }
    perhapsDegree(english);
    opinion.evidence = {sayOneOf(english, blame)};
}

// "the music was very good"
void sayDescription(English& english, Opinion& opinion) {
    saySubject(english);
    sayOneOf(english, linkingVerbs);
    sayQuality(english, opinion);
}

// "the film was long but clever". Among distracting sentences, the opposite stands before "but".
void sayContrast(English& english, Others others, Opinion& opinion) {
    saySubject(english);
    sayOneOf(english, linkingVerbs);
    if (others == Others::Neutral) {
        sayOneOf(english, mild);
        english.say("but");
        sayQuality(english, opinion);
        return;
    }
    sayOneOf(english, opinion.isPositive ? blame : praise);
    english.say("but");
    perhapsDegree(english);
    opinion.evidence = {sayOneOf(english, opinion.isPositive ? praise : blame)};
}

// "I loved the plot", "I did not like the plot"
void sayFeeling(English& english, Opinion& opinion) {
    english.say("I");
    if (opinion.isPositive) {
        opinion.evidence = {sayOneOf(english, praised)};
    } else if (english.choose({1, 1}) == 1) {
        english.say("did");
        const int negation = english.say("not");
        opinion.evidence = {negation, sayOneOf(english, praiseVerbs)};
    } else {
        opinion.evidence = {sayOneOf(english, blamed)};
    }
    saySubject(english);
}

Opinion sayOpinion(English& english, Others others) {
    Opinion opinion;
    opinion.isPositive = english.choose({1, 1}) == 1;
    switch (english.choose({2, 1, 1})) {
        case 0:
            sayDescription(english, opinion);
            break;
        case 1:
            sayContrast(english, others, opinion);
            break;
        default:
            sayFeeling(english, opinion);
            break;
    }
    english.say(".");
    return opinion;
}

void sayNeutral(English& english) {
    static const std::vector<std::function<void(English&)>> ways = {
        [](English& e) {  // "the film is long"
            saySubject(e);
            sayOneOf(e, linkingVerbs);
            sayOneOf(e, mild);
        },
        [](English& e) {  // "we saw the film on Monday"
            sayAll(e, {"we", "saw", "the"});
            sayOneOf(e, works);
            e.say("on");
            sayOneOf(e, days);
        },
        [](English& e) {  // "the story begins in Paris"
            e.say("the");
            sayOneOf(e, works);
            sayOneOf(e, {"begins", "ends"});
            e.say("in");
            sayOneOf(e, cities);
        },
        [](English& e) {  // "the film lasts two hours"
            e.say("the");
            sayOneOf(e, works);
            e.say("lasts");
            sayOneOf(e, numbers);
            e.say("hours");
        },
        [](English& e) {  // "the hero was a sailor"
            sayAll(e, {"the", "hero"});
            sayOneOf(e, linkingVerbs);
            e.say("a");
            sayOneOf(e, jobs);
        },
        [](English& e) {  // "it rained on Monday but we went by bus"
            e.say("it");
            sayOneOf(e, weathers);
            e.say("on");
            sayOneOf(e, days);
            sayAll(e, {"but", "we", "went", "by"});
            sayOneOf(e, vehicles);
        },
        [](English& e) {  // "Mary came with us"
            sayOneOf(e, persons);
            sayAll(e, {"came", "with", "us"});
        },
        [](English& e) {  // "the film was made in 1962"
            e.say("the");
            sayOneOf(e, works);
            sayAll(e, {"was", "made", "in"});
            sayOneOf(e, years);
        }};
    ways[static_cast<std::size_t>(english.choose(std::vector<int>(ways.size(), 1)))](english);
    english.say(".");
}

// Calls `take` with the result of each way of reading the tokens as what `say` says.
template <typename Say, typename Take>
void forEachReading(const std::vector<std::string>& tokens, const Say& say, const Take& take) {
    std::vector<EnglishReader::Choice> path;
    do {
        EnglishReader english(tokens, path);
        const auto found = say(english);
        if (!english.hasFailed() && english.isAtEnd())
            take(found);
    } while (translation::advance(path));
}

}  // namespace

Opinion decidingSentence(English& english, Others others) {
    if (others == Others::Distracting)
        sayPhrase(english, decidingPhrases);
    return sayOpinion(english, others);
}

void otherSentence(English& english, Others others) {
    if (others == Others::Neutral)
        return sayNeutral(english);
    if (english.choose({1, 1}) == 1)
        sayPhrase(english, otherPhrases);
    sayOpinion(english, others);
}

SentenceReading readSentence(const std::vector<std::string>& tokens, Others others) {
    SentenceReading reading;
    forEachReading(
        tokens, [&](English& english) { return decidingSentence(english, others); },
        [&](const Opinion& opinion) {
            if (std::find(reading.opinions.begin(), reading.opinions.end(), opinion) ==
                reading.opinions.end())
                reading.opinions.push_back(opinion);
        });
    forEachReading(
        tokens,
        [&](English& english) {
            otherSentence(english, others);
            return true;
        },
        [&](bool) { reading.isOther = true; });
    return reading;
}

std::vector<std::string> tokens(Others others) {
    Words all = {".", "the", "but", "I", "did"};
    const auto add = [&](const Words& words) { all.insert(all.end(), words.begin(), words.end()); };
    for (const Words* words :
         {&subjects, &linkingVerbs, &degrees, &negations, &praise, &blame, &praised, &praiseVerbs, &blamed})
        add(*words);
    if (others == Others::Distracting) {
        for (const Phrases* phrases : {&decidingPhrases, &otherPhrases})
            for (const Words& phrase : *phrases)
                add(phrase);
    } else {
        for (const Words* words :
             {&mild, &days, &cities, &numbers, &jobs, &weathers, &vehicles, &persons, &years})
            add(*words);
        add({"we", "saw", "on", "begins", "ends", "in", "lasts", "hours", "a", "it", "went", "by", "came",
             "with", "us", "made"});
    }
    std::set<std::string> known;
    std::erase_if(all, [&](const std::string& word) { return !known.insert(word).second; });
    return all;
}

}  // namespace attn::reviews
