// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/gold_fit.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <set>
#include <utility>

#include "core/base/told.h"

namespace attn {
namespace {

std::string nameOfGold(const GoldLinks& gold) {
    return std::filesystem::path(gold.path).filename().string();
}

std::string countOfSentences(long count) {
    return plural(count, "1 sentence", "%1 sentences", count);
}

std::string doubtOf(const std::vector<Conclusion>& conclusions) {
    const auto found = std::find_if(conclusions.begin(), conclusions.end(),
                                    [](const Conclusion& each) { return !each.doubt.empty(); });
    return found == conclusions.end() ? std::string() : found->doubt;
}

long keptLinks(const GoldLinks& gold) {
    return gold.sureCount() + gold.possibleCount();
}

long outsideLinks(const GoldLinks& gold) {
    return std::count_if(gold.problems.begin(), gold.problems.end(), [](const GoldProblem& problem) {
        return problem.kind == GoldProblem::Kind::OutOfRange;
    });
}

// All hypotheses of one source count as one sentence. A sentence that has no links on one side may be missing
// on the other side.
std::string countDoubt(const GoldLinks& gold, const InspectedSystem& system) {
    std::set<long> numbers;
    for (const SentencePointer& sentence : system.sentences) {
        const bool isNothing = sentence->links && sentence->links->empty();
        if (!isNothing || gold.links.contains(sentence->key.number))
            numbers.insert(sentence->key.number);
    }
    long both = 0, known = 0;
    for (const auto& [number, links] : gold.links) {
        const bool isInBoth = numbers.contains(number);
        both += isInBoth ? 1 : 0;
        known += isInBoth || !links.empty() ? 1 : 0;
    }
    const auto sentences = static_cast<long>(numbers.size());
    if (numbers.empty() || (both == sentences && both == known))
        return {};
    if (both == 0)
        return told("%1 has %2, %3 %4, and none is in both: are these the same texts?", nameOfGold(gold),
                    countOfSentences(known), system.name, sentences);
    return plural(both, "%1 has %2, %3 %4, and only 1 sentence is in both: are these the same texts?",
                  "%1 has %2, %3 %4, and only %5 sentences are in both: are these the same texts?",
                  nameOfGold(gold), countOfSentences(known), system.name, sentences, both);
}

using LinksOf = std::function<std::optional<std::vector<Link>>(long number)>;

// The error rate over the sentences that both have, starting at place `from`, against other links than the
// known ones. Empty when there are few links.
std::optional<double> errorRateAgainst(const Inspection& inspection, int system, std::size_t from,
                                       const LinksOf& linksOf) {
    constexpr long mostSentences = 1000, leastLinks = 20;
    AlignmentCounts counts;
    long looked = 0;
    const std::vector<SentencePointer>& sentences = inspection.system(system).sentences;
    for (std::size_t i = from; i < sentences.size() && looked < mostSentences; ++i) {
        const std::optional<std::vector<Link>> links = linksOf(sentences[i]->key.number);
        if (!links)
            continue;
        ++looked;
        counts += countsOf(*sentences[i], *links, inspection.options().threshold);
    }
    return counts.found < leastLinks ? std::nullopt : counts.errorRate();
}

// The error rate over the first part of the corpus with every known link changed.
template <typename Change>
std::optional<double> changedErrorRate(const Inspection& inspection, int system, const Change& change) {
    return errorRateAgainst(inspection, system, 0, [&](long number) -> std::optional<std::vector<Link>> {
        const std::vector<Link>* known = inspection.gold()->find(number);
        if (!known)
            return std::nullopt;
        std::vector<Link> changed = *known;
        for (Link& link : changed)
            change(link);
        return changed;
    });
}

std::optional<double> movedErrorRate(const Inspection& inspection, int system, int by) {
    return changedErrorRate(inspection, system, [by](Link& link) {
        link.source += by;
        link.target += by;
    });
}

// If nothing tells the lengths of sentences, end marks are recognised by positions that people do not link.
std::string endDoubt(const Inspection& inspection, int system) {
    struct Last {
        int source = -1, target = -1;
        explicit Last(const std::vector<Link>& links) {
            for (const Link& link : links) {
                source = std::max(source, link.source);
                target = std::max(target, link.target);
            }
        }
    };
    long more = 0, less = 0, looked = 0;
    for (const SentencePointer& sentence : inspection.system(system).sentences) {
        const std::vector<Link>* known = inspection.gold()->find(sentence->key.number);
        if (!known || !sentence->links || sentence->knowsSource || sentence->knowsTarget)
            continue;
        const Last own(*sentence->links), other(*known);
        ++looked;
        more += own.source == other.source + 1 || own.target == other.target + 1 ? 1 : 0;
        less += own.source + 1 == other.source || own.target + 1 == other.target ? 1 : 0;
    }
    // Aligners also differ in last words, but not all in the same direction.
    constexpr long manySentences = 10, fewSentences = 5, oneSided = 5;
    const long most = std::max(more, less), least = std::min(more, less);
    const bool isMost = looked >= manySentences && 2 * most > looked;
    const bool isOneSided = most >= fewSentences && 10 * most > 3 * looked && most > oneSided * least;
    if (!isMost && !isOneSided)
        return {};
    const std::string name = nameOfGold(*inspection.gold()), other = inspection.system(system).name;
    const std::string &longer = more > less ? other : name, &shorter = more > less ? name : other;
    return isMost ? told(
                        "In most sentences %1 names one position more than %2: it may have links of end "
                        "marks, which the texts would tell.",
                        longer, shorter)
                  : told(
                        "In %1 of %2 %3 names one position more than %4: it may have links of end marks, "
                        "which the texts would tell.",
                        most, countOfSentences(looked), longer, shorter);
}

std::string percent(double share) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f %%", 100 * share);
    return toldNumber(text);
}

// A wrong base shifts all links of one file against those of the other.
std::string movedDoubt(const Inspection& inspection, int system, const std::optional<double>& rate) {
    // If a system is mostly wrong, its figures are similar wherever its links are shifted to.
    constexpr double close = 0.02, mostlyWrong = 0.5, farBetter = 0.1;
    const std::optional<double> on = movedErrorRate(inspection, system, 1),
                                back = movedErrorRate(inspection, system, -1);
    const bool isOn = on && (!back || *on <= *back);
    if (const std::optional<double> moved = isOn ? on : back) {
        if (rate && *moved <= *rate + (*rate < mostlyWrong ? close : -farBetter))
            return isOn ? told(
                              "One position further on, the known links would give an AER of %1, not %2: is "
                              "%3 or %4 counted from another base?",
                              percent(*moved), percent(*rate), nameOfGold(*inspection.gold()),
                              inspection.system(system).name)
                        : told(
                              "One position further back, the known links would give an AER of %1, not %2: "
                              "is %3 or %4 counted from another base?",
                              percent(*moved), percent(*rate), nameOfGold(*inspection.gold()),
                              inspection.system(system).name);
    }
    return {};
}

// One of the two files may name the other side first.
std::string turnedDoubt(const Inspection& inspection, int system, const std::optional<double>& rate) {
    constexpr double mostlyWrong = 0.5, better = 0.02, farBetter = 0.1;
    const std::optional<double> turned =
        changedErrorRate(inspection, system, [](Link& link) { std::swap(link.source, link.target); });
    if (!rate || !turned || *turned > *rate - (*rate < mostlyWrong ? better : farBetter))
        return {};
    return told(
        "With source and target exchanged, the known links would give an AER of %1, not %2: does %3 "
        "or %4 name the target first?",
        percent(*turned), percent(*rate), nameOfGold(*inspection.gold()), inspection.system(system).name);
}

// One line too many or too few shifts all sentences after it, so the last third of the corpus shows it.
std::string shiftedDoubt(const Inspection& inspection, int system) {
    constexpr double farBetter = 0.15;
    const std::size_t from = 2 * inspection.system(system).sentences.size() / 3;
    for (const long by : {-1L, 1L}) {
        const auto rate = [&](long step) {
            // Both figures are measured on the same sentences.
            return errorRateAgainst(inspection, system, from,
                                    [&](long number) -> std::optional<std::vector<Link>> {
                                        const GoldLinks& gold = *inspection.gold();
                                        const std::vector<Link>* own = gold.find(number);
                                        const std::vector<Link>* next = gold.find(number + by);
                                        if (!own || !next)
                                            return std::nullopt;
                                        return step == 0 ? *own : *next;
                                    });
        };
        const std::optional<double> own = rate(0), next = rate(by);
        if (own && next && *next <= *own - farBetter)
            return by < 0 ? told(
                                "Against the known links of the sentence before, the last third of %1 would "
                                "have an AER of %2, not %3: does it or %4 lack a line, or have one too many?",
                                inspection.system(system).name, percent(*next), percent(*own),
                                nameOfGold(*inspection.gold()))
                          : told(
                                "Against the known links of the sentence after, the last third of %1 would "
                                "have an AER of %2, not %3: does it or %4 lack a line, or have one too many?",
                                inspection.system(system).name, percent(*next), percent(*own),
                                nameOfGold(*inspection.gold()));
    }
    return {};
}

}  // namespace

bool areLinksOfOtherTexts(const GoldLinks& gold) {
    const long outside = outsideLinks(gold);
    return outside > 0 && outside >= keptLinks(gold);
}

std::string otherTextsDoubt(const Inspection& inspection, int system) {
    const GoldLinks* gold = inspection.gold();
    if (!gold || gold->path.empty() || system < 0 || system >= inspection.systemCount())
        return {};
    const InspectedSystem& measured = inspection.system(system);
    if (!areLinksOfOtherTexts(*gold))
        return countDoubt(*gold, measured);
    return told("%1 of %2 links of %3 are outside the sentences of %4: are these the same texts?",
                outsideLinks(*gold), outsideLinks(*gold) + keptLinks(*gold), nameOfGold(*gold),
                measured.name);
}

std::vector<std::string> goldDoubts(const Inspection& inspection, int system) {
    const GoldLinks* gold = inspection.gold();
    if (!gold || gold->path.empty() || system < 0 || system >= inspection.systemCount())
        return {};
    const InspectedSystem& measured = inspection.system(system);
    if (areLinksOfOtherTexts(*gold))
        return {otherTextsDoubt(inspection, system)};
    if (keptLinks(*gold) == 0)
        return {told("%1 has no link: is it the file of known links?", nameOfGold(*gold))};
    std::vector<std::string> doubts;
    for (const Conclusion& conclusion : gold->conclusions) {
        if (conclusion.isWarning)
            doubts.push_back(nameOfGold(*gold) + ": " + conclusion.what + " " + conclusion.why);
    }
    if (std::string counts = otherTextsDoubt(inspection, system); !counts.empty())
        doubts.push_back(counts);
    const std::string ofGold = doubtOf(gold->conclusions), ofSystem = doubtOf(measured.conclusions);
    const std::optional<double> rate = movedErrorRate(inspection, system, 0);
    if (std::string turned = turnedDoubt(inspection, system, rate); !turned.empty())
        doubts.push_back(turned);
    else if (std::string moved = movedDoubt(inspection, system, rate); !moved.empty())
        doubts.push_back(moved);
    else if (std::string shifted = shiftedDoubt(inspection, system); !shifted.empty())
        doubts.push_back(shifted);
    else if (std::string ends = endDoubt(inspection, system); !ends.empty())
        doubts.push_back(ends);
    else if (!ofGold.empty())
        doubts.push_back(nameOfGold(*gold) + ": " + ofGold);
    else if (!ofSystem.empty())
        doubts.push_back(measured.name + ": " + ofSystem);
    return doubts;
}

}  // namespace attn
