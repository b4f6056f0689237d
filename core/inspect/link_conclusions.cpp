// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/link_conclusions.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/error.h"
#include "core/text/nearest_name.h"

namespace attn {
namespace {

constexpr int fewSentences = 5;

// What is usual and known of formats; the others count from 0.
struct LinkHabit {
    const char* format;
    int base = 0;
    bool zeroIsNothing = false;
    bool isCertain = false;
};
constexpr LinkHabit habits[] = {{"naacl", 1, true, false}, {"giza", 1, true, true}};

LinkHabit habitOf(const DumpFormat& format) {
    for (const LinkHabit& habit : habits) {
        if (format.id == habit.format)
            return habit;
    }
    return {format.id.c_str(), 0, false, format.traits.isSettled};
}

std::string amountOf(long count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

// What one reading makes of all links.
struct LinkTally {
    int base = 0;
    bool isTargetFirst = false;
    bool hasSourceEnd = false, hasTargetEnd = false;
    long wrong = 0;    // links outside their sentences
    long checked = 0;  // links of which the length of a side is known
    int ends() const { return (hasSourceEnd ? 1 : 0) + (hasTargetEnd ? 1 : 0); }
};

struct LinkEvidence {
    long zeroLinks = 0;      // that name position 0, as a base of 0 alone explains it
    long zeroSentences = 0;  // with such links
    long linked = 0;         // sentences that have links
    long nullLinks = 0;      // of a token to position 0, which stands for none
    long lastSentences = 0;  // with a link to the position of their length
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

// A side has end marks where more than half of the sentences have a link to the place behind the last token.
void findEnds(LinkTally& tally, const LinkCollection& all, const std::vector<SideLengths>& lengths) {
    long sourceEnds = 0, targetEnds = 0, linked = 0;
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        bool isSourceEnd = false, isTargetEnd = false;
        for (const FileLink& link : all.sentences[i].links) {
            const LinkPlace place = placeIn(link, tally);
            isSourceEnd |= lengths[i].source >= 0 && place.source == lengths[i].source;
            isTargetEnd |= lengths[i].target >= 0 && place.target == lengths[i].target;
        }
        linked += all.sentences[i].links.empty() ? 0 : 1;
        sourceEnds += isSourceEnd ? 1 : 0;
        targetEnds += isTargetEnd ? 1 : 0;
    }
    tally.hasSourceEnd = 2 * sourceEnds > linked;
    tally.hasTargetEnd = 2 * targetEnds > linked;
}

void countWrong(LinkTally& tally, const LinkCollection& all, const std::vector<SideLengths>& lengths,
                bool zeroIsNothing) {
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        for (const FileLink& link : all.sentences[i].links) {
            const LinkPlace place = placeIn(link, tally);
            const bool isBelow = place.source < 0 && place.target < 0;
            const bool isHalfBelow = !isBelow && (place.source < 0 || place.target < 0);
            tally.checked += lengths[i].source >= 0 || lengths[i].target >= 0 ? 1 : 0;
            if (isBelow || (isHalfBelow && !zeroIsNothing) ||
                isOutside(place.source, lengths[i].source, tally.hasSourceEnd) ||
                isOutside(place.target, lengths[i].target, tally.hasTargetEnd))
                ++tally.wrong;
        }
    }
}

LinkEvidence evidenceOf(const LinkCollection& all, const std::vector<SideLengths>& lengths,
                        bool zeroIsNothing) {
    LinkEvidence found;
    for (std::size_t i = 0; i < all.sentences.size(); ++i) {
        bool hasZero = false, hasLast = false;
        for (const FileLink& link : all.sentences[i].links) {
            const bool isZero =
                zeroIsNothing ? link.first == 0 && link.second == 0 : link.first == 0 || link.second == 0;
            found.zeroLinks += isZero ? 1 : 0;
            found.nullLinks += !isZero && (link.first == 0 || link.second == 0) ? 1 : 0;
            hasZero |= isZero;
            hasLast |= (lengths[i].source > 0 && link.first == lengths[i].source) ||
                       (lengths[i].target > 0 && link.second == lengths[i].target);
        }
        found.linked += all.sentences[i].links.empty() ? 0 : 1;
        found.zeroSentences += hasZero ? 1 : 0;
        found.lastSentences += hasLast ? 1 : 0;
    }
    return found;
}

// The base that is taken where both fit the lengths.
int likelyBase(const LinkEvidence& evidence, const LinkTally& any, const LinkHabit& habit) {
    if (evidence.zeroLinks > 0)
        return 0;
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
        throw Error("Unknown choice " + inQuotes(found->second) + " for " + conclusion.id +
                    " of links; possible: " + listed(values) + ".");
    return found->second;
}

std::string whyBase(const std::array<LinkTally, 2>& bases, const LinkTally& chosen,
                    const LinkEvidence& evidence, const LinkCollection& all) {
    const std::string outside = "outside their sentences";
    const long wrong0 = bases[0].wrong, wrong1 = bases[1].wrong;
    if (chosen.base == 0 && evidence.zeroLinks > 0)
        return "Position 0 occurs in " + std::to_string(evidence.zeroSentences) + " of " +
               amountOf(evidence.linked, "sentence", "sentences") + " with links" +
               (wrong0 > 0 && chosen.checked > 0
                    ? "; counted from 1, " + amountOf(wrong1, "link", "links") + " would be " + outside +
                          ", counted from 0, " + std::to_string(wrong0) + "."
                    : ".");
    if (evidence.zeroLinks > 0)
        return "Counted from 0, " + amountOf(wrong0, "link", "links") + " would be " + outside +
               ", counted from 1, " + std::to_string(wrong1) + ".";
    const std::string why = evidence.nullLinks > 0
                                ? "Position 0 stands for no token: no link names it on both sides"
                                : "No link names position 0";
    if (chosen.base == 1)
        return why + (evidence.lastSentences > 0
                          ? ", and " + amountOf(evidence.lastSentences, "sentence has", "sentences have") +
                                " a link to the position of " +
                                (evidence.lastSentences == 1 ? "its length." : "their length.")
                          : ".");
    if (wrong1 > wrong0)
        return why + ", but counted from 1, " + amountOf(wrong1, "link", "links") + " would be " + outside +
               ".";
    return why + ", but " + (evidence.linked == 0 ? "there are no links" : "there are few sentences") +
           "; files of " + all.format->id + " usually count from 0.";
}

Conclusion endConclusion(const char* id, const char* topic, const char* side, bool hasEnd) {
    Conclusion conclusion;
    conclusion.id = id;
    conclusion.topic = topic;
    conclusion.value = hasEnd ? "end" : "none";
    conclusion.what = std::string("The last ") + side + " position is the end mark.";
    conclusion.why =
        std::string("In more than half of the sentences a link names the position behind the last ") + side +
        " token.";
    conclusion.choices = {{"end", "the last position is the end mark"}, {"none", "no end mark"}};
    return conclusion;
}

std::string whyOrder(const LinkTally& chosen, const LinkTally& other) {
    if (chosen.checked == 0)
        return "There are no texts that could tell; most files do.";
    if (other.wrong <= chosen.wrong)
        return "Both orders fit the lengths; most files do.";
    return "In the other order " + amountOf(other.wrong, "link", "links") + " would be outside " +
           (other.wrong == 1 ? "its sentence." : "their sentences.");
}

void concludeEnds(LinkReading& reading, const std::map<std::string, std::string>& overruled) {
    for (const bool isSource : {true, false}) {
        bool& hasEnd = isSource ? reading.hasSourceEnd : reading.hasTargetEnd;
        Conclusion end = isSource ? endConclusion("source-end", "End mark of the source", "source", hasEnd)
                                  : endConclusion("target-end", "End mark of the target", "target", hasEnd);
        const std::string value = overruledBy(overruled, end);
        if (!hasEnd && value.empty())
            continue;
        if (!value.empty()) {
            end.isOverruled = true;
            hasEnd = value == "end";
            end.value = value;
            end.why = "Chosen by hand.";
        }
        if (!hasEnd)
            end.what = std::string("The ") + (isSource ? "source" : "target") + " has no end mark.";
        reading.conclusions.push_back(end);
    }
}

}  // namespace

LinkReading concludeLinks(const LinkCollection& all, const std::vector<SideLengths>& lengths, LinkEnds ends,
                          const std::map<std::string, std::string>& overruled, const std::stop_token& stop) {
    const LinkHabit habit = habitOf(*all.format);
    const LinkEvidence evidence = evidenceOf(all, lengths, habit.zeroIsNothing);
    Conclusion base{.id = "base",
                    .topic = "First position",
                    .value = {},
                    .what = {},
                    .why = all.format->traits.why,
                    .choices = {{"0", "links are counted from 0"}, {"1", "links are counted from 1"}}};
    Conclusion order{.id = "order",
                     .topic = "Order of links",
                     .value = {},
                     .what = {},
                     .why = all.format->traits.why,
                     .choices = {{"source-first", "links name the source first"},
                                 {"target-first", "links name the target first"}}};
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
            if (ends == LinkEnds::Known && from == 0 && !all.format->traits.isSettled)
                findEnds(tally, all, lengths);
            countWrong(tally, all, lengths, habit.zeroIsNothing);
        }
        const auto& [zero, one] = tallies[static_cast<std::size_t>(flip)];
        const int likely = likelyBase(evidence, zero, habit);
        const auto rank = [&](const LinkTally& tally) {
            return std::tuple(tally.wrong, tally.ends(), tally.base == likely ? 0 : 1);
        };
        const bool takesOne = !chosenBase.empty() ? chosenBase == "1"
                              : habit.isCertain   ? habit.base == 1
                                                  : rank(one) < rank(zero);
        bestOf[static_cast<std::size_t>(flip)] = takesOne ? one : zero;
    }
    // One link may be an error of the file; two that only the other order explains are not.
    const bool isFlipped = !chosenOrder.empty() ? chosenOrder == "target-first"
                                                : !habit.isCertain && bestOf[1].wrong + 1 < bestOf[0].wrong;
    LinkTally chosen = bestOf[isFlipped ? 1 : 0];

    base.value = std::to_string(chosen.base);
    base.what = "Links are counted from " + base.value + ".";
    base.isOverruled = !chosenBase.empty();
    if (base.isOverruled)
        base.why = "Chosen by hand.";
    else if (!habit.isCertain)
        base.why = whyBase(tallies[isFlipped ? 1 : 0], chosen, evidence, all);
    order.value = isFlipped ? "target-first" : "source-first";
    order.what = isFlipped ? "Links name the target first." : "Links name the source first.";
    order.isOverruled = !chosenOrder.empty();
    if (order.isOverruled)
        order.why = "Chosen by hand.";
    else if (!habit.isCertain)
        order.why = whyOrder(chosen, bestOf[isFlipped ? 0 : 1]);

    LinkReading reading{.base = chosen.base,
                        .isTargetFirst = isFlipped,
                        .hasSourceEnd = chosen.hasSourceEnd,
                        .hasTargetEnd = chosen.hasTargetEnd,
                        .zeroIsNothing = habit.zeroIsNothing,
                        .conclusions = {base, order}};
    if (ends == LinkEnds::Known && !all.format->traits.isSettled)
        concludeEnds(reading, overruled);
    return reading;
}

}  // namespace attn
