// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_conclusions.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/metrics/side.h"

namespace attn {
namespace {

constexpr int fewSentences = 5;
constexpr double farFromFirst = 0.35;  // as a share of the sentence

// The links of a format, whose base is certain also where all of the format is settled.
LinkTraits habitOf(const DumpFormat& format) {
    LinkTraits habit = format.traits.links;
    habit.isBaseCertain = habit.isBaseCertain || format.traits.isSettled;
    return habit;
}

std::string countedLinks(long count) {
    return plural(count, "1 link", "%1 links", count);
}

// The result of reading all links in one way.
struct LinkTally {
    int base = 0;
    bool isTargetFirst = false;
    bool hasSourceEnd = false, hasTargetEnd = false;
    bool zeroIsNothing = false;
    long wrong = 0;    // links outside their sentences
    long checked = 0;  // links that have a side of known length
    bool hasEnds() const { return hasSourceEnd || hasTargetEnd; }
};

struct LinkEvidence {
    long links = 0;
    long linked = 0;         // sentences that have links
    long bothZero = 0;       // links that name position 0 on both sides, which only base 0 explains
    long bothSentences = 0;  // sentences with such links
    long zeroSentences = 0;  // sentences with a link to position 0
    long oneZero = 0;        // links that name it on one side: its first token, or no token
    double meanPlace = 0;    // mean place of the other ends of these, 0 (first token) to 1 (last)
    long lastSentences = 0;  // sentences with a link to the position of their length
};

struct LinkPlace {
    long source = 0, target = 0;
};
LinkPlace placeIn(const FileLink& link, const LinkTally& reading) {
    return reading.isTargetFirst ? LinkPlace{link.second - reading.base, link.first - reading.base}
                                 : LinkPlace{link.first - reading.base, link.second - reading.base};
}

bool isOutside(long place, int length, bool hasEnd) {
    return length >= 0 && place >= length + (hasEnd ? 1 : 0);
}

// Counts links of one side to positions after its tokens.
struct EndCount {
    long sentences = 0;  // sentences with a link to the position after the last token
    long further = 0;    // links to positions after that one
    void look(long place, int length, bool& isThere) {
        isThere |= length >= 0 && place == length;
        further += length >= 0 && place > length ? 1 : 0;
    }
    // It is an end mark if more than half of the sentences name it; a quarter is enough if no link names a
    // later position.
    bool isEnd(long linked) const {
        return 2 * sentences > linked || (sentences >= 3 && 4 * sentences > linked && further == 0);
    }
};

void findEnds(LinkTally& tally, const LinkCollection& all, const std::vector<SideLengths>& lengths) {
    EndCount source, target;
    long linked = 0;
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        bool isSourceEnd = false, isTargetEnd = false;
        for (const FileLink& link : all.sentences[i].links) {
            const LinkPlace place = placeIn(link, tally);
            source.look(place.source, lengths[i].source, isSourceEnd);
            target.look(place.target, lengths[i].target, isTargetEnd);
        }
        linked += all.sentences[i].links.empty() ? 0 : 1;
        source.sentences += isSourceEnd ? 1 : 0;
        target.sentences += isTargetEnd ? 1 : 0;
    }
    tally.hasSourceEnd = source.isEnd(linked);
    tally.hasTargetEnd = target.isEnd(linked);
}

void countWrong(LinkTally& tally, const LinkCollection& all, const std::vector<SideLengths>& lengths) {
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        for (const FileLink& link : all.sentences[i].links) {
            const LinkPlace place = placeIn(link, tally);
            const bool isBelow = place.source < 0 && place.target < 0;
            const bool isHalfBelow = !isBelow && (place.source < 0 || place.target < 0);
            tally.checked += lengths[i].source >= 0 || lengths[i].target >= 0 ? 1 : 0;
            if (isBelow || (isHalfBelow && !tally.zeroIsNothing) ||
                isOutside(place.source, lengths[i].source, tally.hasSourceEnd) ||
                isOutside(place.target, lengths[i].target, tally.hasTargetEnd))
                ++tally.wrong;
        }
    }
}

LinkEvidence evidenceOf(const LinkCollection& all, const std::vector<SideLengths>& lengths) {
    LinkEvidence found;
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        bool hasZero = false, hasBoth = false, hasLast = false;
        long mostFirst = 1, mostSecond = 1;
        for (const FileLink& link : all.sentences[i].links) {
            mostFirst = std::max(mostFirst, link.first);
            mostSecond = std::max(mostSecond, link.second);
        }
        for (const FileLink& link : all.sentences[i].links) {
            const bool isBoth = link.first == 0 && link.second == 0;
            const bool isOne = !isBoth && (link.first == 0 || link.second == 0);
            found.bothZero += isBoth ? 1 : 0;
            found.oneZero += isOne ? 1 : 0;
            if (isOne)
                found.meanPlace += link.first == 0
                                       ? static_cast<double>(link.second) / static_cast<double>(mostSecond)
                                       : static_cast<double>(link.first) / static_cast<double>(mostFirst);
            hasZero |= isBoth || isOne;
            hasBoth |= isBoth;
            hasLast |= (lengths[i].source > 0 && link.first == lengths[i].source) ||
                       (lengths[i].target > 0 && link.second == lengths[i].target);
        }
        found.links += static_cast<long>(all.sentences[i].links.size());
        found.linked += all.sentences[i].links.empty() ? 0 : 1;
        found.zeroSentences += hasZero ? 1 : 0;
        found.bothSentences += hasBoth ? 1 : 0;
        found.lastSentences += hasLast ? 1 : 0;
    }
    found.meanPlace /= static_cast<double>(std::max(1L, found.oneZero));
    return found;
}

// Whether position 0 may stand for no token in a file that counts from 1. A single such link is an error. If
// most links of a file are such links, they mean first words, unless the file also links the position of the
// length, as files that count from 1 do.
bool mayBeNothing(const LinkEvidence& evidence, const LinkTraits& habit) {
    const bool linksLast = evidence.bothZero == 0 && 2 * evidence.lastSentences >= evidence.linked;
    return habit.zeroIsNothing ||
           (evidence.oneZero > 1 && (linksLast || 3 * evidence.oneZero < 2 * evidence.links));
}

// Whether position 0 more likely stands for no token than for the first one: words without a link occur
// anywhere, but words that are linked to a first word usually stand near the beginning.
bool isRatherNothing(const LinkEvidence& evidence, const LinkTraits& habit) {
    return evidence.bothZero == 0 && evidence.oneZero > 0 && mayBeNothing(evidence, habit) &&
           (habit.zeroIsNothing || evidence.meanPlace > farFromFirst);
}

// The base to be taken if both fit the lengths.
int likelyBase(const LinkEvidence& evidence, const LinkTally& any, const LinkTraits& habit) {
    if (evidence.bothZero + evidence.oneZero > 0)
        return isRatherNothing(evidence, habit) ? 1 : 0;
    return any.checked > 0 && evidence.linked < fewSentences ? habit.base : 1;
}

std::string overruledBy(const std::map<std::string, std::string>& overruled, const Conclusion& conclusion) {
    const auto found = overruled.find(conclusion.id);
    if (found == overruled.end())
        return {};
    std::vector<std::string> values;
    for (const Conclusion::Choice& choice : conclusion.choices)
        values.push_back(choice.value);
    if (std::find(values.begin(), values.end(), found->second) == values.end())
        throw Error(told("Unknown choice %1 for %2 of links; possible: %3.", inQuotes(found->second),
                         conclusion.id, listed(values)));
    return found->second;
}

std::string whyBase(const std::array<LinkTally, 2>& bases, const LinkTally& chosen,
                    const LinkEvidence& evidence, const LinkCollection& all) {
    const long wrong0 = bases[0].wrong, wrong1 = bases[1].wrong;
    const bool namesZero =
        evidence.bothZero > 0 || (evidence.oneZero > 0 && !(chosen.base == 1 && chosen.zeroIsNothing));
    if (chosen.base == 0 && namesZero) {
        const std::string occurs = plural(evidence.linked, "Position 0 occurs in %1 of 1 sentence with links",
                                          "Position 0 occurs in %1 of %2 sentences with links",
                                          evidence.zeroSentences, evidence.linked);
        return wrong0 > 0 && chosen.checked > 0
                   ? told("%1; counted from 1, %2 would be outside their sentences, counted from 0, %3.",
                          occurs, countedLinks(wrong1), wrong0)
                   : told("%1.", occurs);
    }
    if (namesZero)
        return told("Counted from 0, %1 would be outside their sentences, counted from 1, %2.",
                    countedLinks(wrong0), wrong1);
    const std::string why = evidence.oneZero > 0
                                ? told("Position 0 stands for no token: no link names it on both sides")
                                : told("No link names position 0");
    if (chosen.base == 1)
        return evidence.lastSentences > 0
                   ? plural(evidence.lastSentences,
                            "%1, and 1 sentence has a link to the position of its length.",
                            "%1, and %2 sentences have a link to the position of their length.", why,
                            evidence.lastSentences)
                   : told("%1.", why);
    if (wrong1 > wrong0)
        return told("%1, but counted from 1, %2 would be outside their sentences.", why,
                    countedLinks(wrong1));
    return evidence.linked == 0
               ? told("%1, but there are no links; files of %2 usually count from 0.", why, all.format->id)
               : told("%1, but there are few sentences; files of %2 usually count from 0.", why,
                      all.format->id);
}

// Whether the positions that a file names settle its base: an aligner that counts from 0 links first words
// with each other, while one that counts from 1 never names 0 and links last words.
bool isBaseCertain(const LinkTally& chosen, const LinkEvidence& evidence) {
    constexpr long share = 10, manySentences = 20;
    if (chosen.base == 0)
        return share * evidence.bothSentences >= evidence.linked;
    return evidence.bothZero == 0 && (share * evidence.lastSentences >= evidence.linked ||
                                      (evidence.linked >= manySentences &&
                                       (evidence.oneZero == 0 || evidence.meanPlace > farFromFirst)));
}

// Empty when the base is certain.
std::string doubtOfBase(const LinkTally& chosen, const LinkTally& other, const LinkEvidence& evidence,
                        const LinkTraits& habit) {
    constexpr long fewPercent = 3, closePercent = 2;
    if (evidence.links == 0)
        return {};
    if (100 * chosen.wrong > fewPercent * evidence.links)
        return plural(chosen.wrong,
                      "Counted from %1, %2 of %3 is outside its sentence; counted from %4, %5 would be.",
                      "Counted from %1, %2 of %3 are outside their sentences; counted from %4, %5 would be.",
                      chosen.base, chosen.wrong, countedLinks(evidence.links), other.base, other.wrong);
    const bool isOfFormat = habit.base == 1 && chosen.base == 1;
    if (isOfFormat || isBaseCertain(chosen, evidence) ||
        100 * (other.wrong - chosen.wrong) >= closePercent * evidence.links)
        return {};
    if (chosen.checked == 0)
        return told(
            "Links may be counted from 0 or from 1: the lengths of their sentences are not known, "
            "and the positions that occur leave it open.");
    return told(
        "Links may be counted from 0 or from 1: of %1 %2 would be outside their sentences counted "
        "from %3, %4 counted from %5.",
        countedLinks(evidence.links), chosen.wrong, chosen.base, other.wrong, other.base);
}

Conclusion endConclusion(Side side, bool hasEnd) {
    const bool isSource = side == Side::Source;
    Conclusion conclusion;
    conclusion.id = isSource ? "source-end" : "target-end";
    conclusion.topic = isSource ? told("End mark of the source") : told("End mark of the target");
    conclusion.value = hasEnd ? "end" : "none";
    conclusion.what = isSource ? told("The last source position is the end mark.")
                               : told("The last target position is the end mark.");
    conclusion.why = isSource
                         ? told("In many sentences a link names the position behind the last source token.")
                         : told("In many sentences a link names the position behind the last target token.");
    conclusion.choices = {{"end", told("the last position is the end mark")}, {"none", told("no end mark")}};
    return conclusion;
}

Conclusion nothingConclusion(const LinkEvidence& evidence) {
    const long links = evidence.oneZero;
    Conclusion conclusion;
    conclusion.id = "nothing";
    conclusion.topic = told("Position 0");
    conclusion.value = std::to_string(links);
    conclusion.what = plural(links, "1 link to position 0 says that a token has no link.",
                             "%1 links to position 0 say that a token has no link.", links);
    conclusion.why = evidence.bothZero == 0
                         ? told("Links are counted from 1, and no link names 0 on both sides.")
                         : told("Links are counted from %1.", 1);
    return conclusion;
}

std::string whyOrder(const LinkTally& chosen, const LinkTally& other) {
    if (chosen.checked == 0)
        return told("There are no texts that could tell; most files do.");
    if (other.wrong <= chosen.wrong)
        return told("Both orders fit the lengths; most files do.");
    return plural(other.wrong, "In the other order 1 link would be outside its sentence.",
                  "In the other order %1 links would be outside their sentences.", other.wrong);
}

void concludeEnds(LinkReading& reading, const std::map<std::string, std::string>& overruled) {
    for (const Side side : {Side::Source, Side::Target}) {
        const bool isSource = side == Side::Source;
        bool& hasEnd = isSource ? reading.hasSourceEnd : reading.hasTargetEnd;
        Conclusion end = endConclusion(side, hasEnd);
        const std::string value = overruledBy(overruled, end);
        if (!hasEnd && value.empty())
            continue;
        if (!value.empty()) {
            end.isOverruled = true;
            hasEnd = value == "end";
            end.value = value;
            end.why = told("Chosen by hand.");
        }
        if (!hasEnd)
            end.what = isSource ? told("The source has no end mark.") : told("The target has no end mark.");
        reading.conclusions.push_back(end);
    }
}

}  // namespace

LinkReading concludeLinks(const LinkCollection& all, const std::vector<SideLengths>& lengths,
                          const std::map<std::string, std::string>& overruled, const std::stop_token& stop) {
    const LinkTraits habit = habitOf(*all.format);
    const LinkEvidence evidence = evidenceOf(all, lengths);
    Conclusion base{
        .id = "base",
        .topic = told("First position"),
        .value = {},
        .what = {},
        .why = told(all.format->traits.why.c_str()),
        .choices = {{"0", told("links are counted from 0")}, {"1", told("links are counted from 1")}}};
    Conclusion order{.id = "order",
                     .topic = told("Order of links"),
                     .value = {},
                     .what = {},
                     .why = told(all.format->traits.why.c_str()),
                     .choices = {{"source-first", told("links name the source first")},
                                 {"target-first", told("links name the target first")}}};
    const bool mayHaveEnds = !habit.isBaseCertain && !all.format->traits.isSettled;
    const std::string chosenBase = overruledBy(overruled, base), chosenOrder = overruledBy(overruled, order);

    std::array<std::array<LinkTally, 2>, 2> tallies;  // [target first][base]
    std::array<LinkTally, 2> bestOf;
    for (const int flip : {0, 1}) {
        for (const int from : {0, 1}) {
            LinkTally& tally = tallies[static_cast<std::size_t>(flip)][static_cast<std::size_t>(from)];
            tally.base = from;
            tally.isTargetFirst = flip == 1;
            if (stop.stop_requested())
                return {};
            tally.zeroIsNothing = from == 1 && mayBeNothing(evidence, habit);
            if (mayHaveEnds)
                findEnds(tally, all, lengths);
            countWrong(tally, all, lengths);
        }
        const auto& [zero, one] = tallies[static_cast<std::size_t>(flip)];
        const int likely = likelyBase(evidence, zero, habit);
        const auto rank = [&](const LinkTally& tally) {
            const bool isNothing = tally.zeroIsNothing && !habit.zeroIsNothing;
            const bool isMore = tally.checked > 0 && (tally.hasEnds() || isNothing);
            // One error in the file does not make an end mark.
            return std::tuple(tally.wrong + (isMore ? 1 : 0), isMore ? 1 : 0, tally.base == likely ? 0 : 1);
        };
        const bool takesOne = !chosenBase.empty()   ? chosenBase == "1"
                              : habit.isBaseCertain ? habit.base == 1
                                                    : rank(one) < rank(zero);
        bestOf[static_cast<std::size_t>(flip)] = takesOne ? one : zero;
    }
    // One link may be an error in the file, but two links that only the other order explains are not.
    const bool isFlipped = !chosenOrder.empty()
                               ? chosenOrder == "target-first"
                               : !habit.isBaseCertain && bestOf[1].wrong + 1 < bestOf[0].wrong;
    LinkTally chosen = bestOf[isFlipped ? 1 : 0];

    base.value = std::to_string(chosen.base);
    base.what = told("Links are counted from %1.", base.value);
    base.isOverruled = !chosenBase.empty();
    if (base.isOverruled)
        base.why = told("Chosen by hand.");
    else if (!habit.isBaseCertain)
        base.why = whyBase(tallies[isFlipped ? 1 : 0], chosen, evidence, all);
    if (!base.isOverruled && !habit.isBaseCertain)
        base.doubt =
            doubtOfBase(chosen, tallies[isFlipped ? 1 : 0][chosen.base == 0 ? 1 : 0], evidence, habit);
    order.value = isFlipped ? "target-first" : "source-first";
    order.what = isFlipped ? told("Links name the target first.") : told("Links name the source first.");
    order.isOverruled = !chosenOrder.empty();
    if (order.isOverruled)
        order.why = told("Chosen by hand.");
    else if (!habit.isBaseCertain)
        order.why = whyOrder(chosen, bestOf[isFlipped ? 0 : 1]);

    LinkReading reading{.base = chosen.base,
                        .isTargetFirst = isFlipped,
                        .hasSourceEnd = chosen.hasSourceEnd,
                        .hasTargetEnd = chosen.hasTargetEnd,
                        .zeroIsNothing = chosen.zeroIsNothing,
                        .conclusions = {base, order}};
    if (!all.format->traits.isSettled)
        concludeEnds(reading, overruled);
    if (chosen.zeroIsNothing && evidence.oneZero > 0)
        reading.conclusions.push_back(nothingConclusion(evidence));
    return reading;
}

}  // namespace attn
