// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/gold_fit.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

namespace attn {
namespace {

std::string nameOfGold(const GoldLinks& gold) {
    return std::filesystem::path(gold.path).filename().string();
}

std::string countOfSentences(long count) {
    return std::to_string(count) + (count == 1 ? " sentence" : " sentences");
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

// Hypotheses of one source are one sentence.
std::string countDoubt(const GoldLinks& gold, const InspectedSystem& system) {
    std::set<long> numbers;
    for (const SentencePointer& sentence : system.sentences) {
        // Of a number that a file of links leaves out nothing is known but that.
        const bool isNothing =
            sentence->links && sentence->links->empty() && !sentence->knowsSource && !sentence->knowsTarget;
        if (!isNothing || gold.links.contains(sentence->key.number))
            numbers.insert(sentence->key.number);
    }
    const auto both = std::count_if(gold.links.begin(), gold.links.end(),
                                    [&](const auto& known) { return numbers.contains(known.first); });
    const auto sentences = static_cast<long>(numbers.size()), known = static_cast<long>(gold.links.size());
    if (numbers.empty() || (both == sentences && both == known))
        return {};
    return nameOfGold(gold) + " has " + countOfSentences(known) + ", " + system.name + " " +
           std::to_string(sentences) + ", and " +
           (both == 0 ? std::string("none is")
                      : "only " + countOfSentences(both) + (both == 1 ? " is" : " are")) +
           " in both: are these the same texts?";
}

// Of a first part of the corpus, with all known links moved by so many positions.
std::optional<double> movedErrorRate(const Inspection& inspection, int system, int by) {
    constexpr long mostSentences = 1000, leastLinks = 20;
    AlignmentCounts counts;
    long looked = 0;
    for (const SentencePointer& sentence : inspection.system(system).sentences) {
        const std::vector<Link>* known = inspection.gold()->find(sentence->key.number);
        if (!known)
            continue;
        if (++looked > mostSentences)
            break;
        std::vector<Link> moved = *known;
        for (Link& link : moved) {
            link.source += by;
            link.target += by;
        }
        counts += countsOf(*sentence, moved, inspection.options().threshold);
    }
    return counts.found < leastLinks ? std::nullopt : counts.errorRate();
}

// Where nothing tells the lengths of sentences, end marks are told by positions that people do not link.
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
    constexpr long manySentences = 10;
    if (looked < manySentences || 2 * std::max(more, less) <= looked)
        return {};
    const std::string name = nameOfGold(*inspection.gold()), other = inspection.system(system).name;
    return "In most sentences " + (more > less ? other : name) + " names one position more than " +
           (more > less ? name : other) + ": it may have links of end marks, which the texts would tell.";
}

std::string percent(double share) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f %%", 100 * share);
    return text;
}

// A wrong base moves all links of one file against those of the other.
std::string movedDoubt(const Inspection& inspection, int system) {
    // Figures of a system that is mostly wrong are close to one another wherever its links are moved to.
    constexpr double close = 0.02, mostlyWrong = 0.5, farBetter = 0.1;
    const std::optional<double> rate = movedErrorRate(inspection, system, 0);
    const std::optional<double> on = movedErrorRate(inspection, system, 1),
                                back = movedErrorRate(inspection, system, -1);
    const bool isOn = on && (!back || *on <= *back);
    if (const std::optional<double> moved = isOn ? on : back) {
        if (rate && *moved <= *rate + (*rate < mostlyWrong ? close : -farBetter))
            return "One position " + std::string(isOn ? "further on" : "further back") +
                   ", the known links would give an AER of " + percent(*moved) + ", not " + percent(*rate) +
                   ": is " + nameOfGold(*inspection.gold()) + " or " + inspection.system(system).name +
                   " counted from another base?";
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
    return std::to_string(outsideLinks(*gold)) + " of " +
           std::to_string(outsideLinks(*gold) + keptLinks(*gold)) + " links of " + nameOfGold(*gold) +
           " are outside the sentences of " + measured.name + ": are these the same texts?";
}

std::vector<std::string> goldDoubts(const Inspection& inspection, int system) {
    const GoldLinks* gold = inspection.gold();
    if (!gold || gold->path.empty() || system < 0 || system >= inspection.systemCount())
        return {};
    const InspectedSystem& measured = inspection.system(system);
    if (areLinksOfOtherTexts(*gold))
        return {otherTextsDoubt(inspection, system)};
    std::vector<std::string> doubts;
    for (const Conclusion& conclusion : gold->conclusions) {
        if (conclusion.isWarning)
            doubts.push_back(nameOfGold(*gold) + ": " + conclusion.what + " " + conclusion.why);
    }
    if (std::string counts = otherTextsDoubt(inspection, system); !counts.empty())
        doubts.push_back(counts);
    const std::string ofGold = doubtOf(gold->conclusions), ofSystem = doubtOf(measured.conclusions);
    if (std::string moved = movedDoubt(inspection, system); !moved.empty())
        doubts.push_back(moved);
    else if (std::string ends = endDoubt(inspection, system); !ends.empty())
        doubts.push_back(ends);
    else if (!ofGold.empty())
        doubts.push_back(nameOfGold(*gold) + ": " + ofGold);
    else if (!ofSystem.empty())
        doubts.push_back(measured.name + ": " + ofSystem);
    return doubts;
}

}  // namespace attn
