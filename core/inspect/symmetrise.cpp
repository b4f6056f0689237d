// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/symmetrise.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

using LinkPair = std::pair<int, int>;  // target, source
using LinkPairs = std::set<LinkPair>;

LinkPairs pairsOf(const std::vector<Link>& links) {
    LinkPairs pairs;
    for (const Link& link : links)
        pairs.insert({link.target, link.source});
    return pairs;
}

class LinkGrowing {
public:
    LinkGrowing(const LinkPairs& forward, const LinkPairs& backward) : m_union(forward) {
        m_union.insert(backward.begin(), backward.end());
        for (const LinkPair& link : forward) {
            if (backward.contains(link))
                add(link);
        }
    }
    void addAll() {
        for (const LinkPair& link : m_union)
            add(link);
    }
    // Repeats until a round adds nothing.
    void growDiagonally() {
        constexpr LinkPair neighbours[] = {{-1, 0},  {0, -1}, {1, 0},  {0, 1},
                                           {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
        for (bool isNew = true; isNew;) {
            isNew = false;
            // Added links that come later in the order are visited in the same round.
            for (auto link = m_links.begin(); link != m_links.end(); ++link) {
                for (const auto& [down, right] : neighbours) {
                    const LinkPair next{link->first + down, link->second + right};
                    if (m_union.contains(next) && !m_links.contains(next) && !(isLinked(next) == Both)) {
                        add(next);
                        isNew = true;
                    }
                }
            }
        }
    }
    void addBetweenUnlinked(const LinkPairs& direction) {
        for (const LinkPair& link : direction) {
            if (isLinked(link) == None)
                add(link);
        }
    }
    std::vector<Link> links() const {
        std::vector<Link> links;
        for (const auto& [target, source] : m_links)
            links.push_back({source, target, true});
        return links;
    }

private:
    enum Ends { None, One, Both };
    Ends isLinked(const LinkPair& link) const {
        const bool target = m_targets.contains(link.first), source = m_sources.contains(link.second);
        return target && source ? Both : target || source ? One : None;
    }
    void add(const LinkPair& link) {
        m_links.insert(link);
        m_targets.insert(link.first);
        m_sources.insert(link.second);
    }
    LinkPairs m_union, m_links;
    std::set<int> m_targets, m_sources;
};

bool isTurned(const AlignedSentence& forward, const AlignedSentence& backward) {
    return forward.knowsTexts() && backward.knowsTexts() && !(forward.source == backward.source) &&
           forward.source == backward.target && forward.target == backward.source;
}

// A side of a sentence: the text that either direction knows, else as many positions as either reaches.
void joinSide(TokenList& tokens, bool& isKnown, bool& hasEnd, const TokenList& others, bool areKnown,
              bool haveEnd) {
    if (isKnown)
        return;
    if (areKnown) {
        tokens = others;
        isKnown = true;
        hasEnd = haveEnd;
        return;
    }
    const int longest = std::max(tokens.size() - (hasEnd ? 1 : 0), others.size() - (haveEnd ? 1 : 0));
    tokens = {};
    hasEnd = false;
    for (int position = 1; position <= longest; ++position)
        tokens.add(std::to_string(position));
}

}  // namespace

std::vector<std::string> symmetrisations() {
    return {"intersection", "union", "grow-diag", "grow-diag-final-and"};
}

std::vector<Link> symmetrised(const std::vector<Link>& forward, const std::vector<Link>& backward,
                              const std::string& method) {
    const std::vector<std::string> known = symmetrisations();
    if (std::find(known.begin(), known.end(), method) == known.end())
        throw Error(told("Unknown way to symmetrise %1; %2", inQuotes(method), suggestion(method, known)));
    const LinkPairs one = pairsOf(forward), other = pairsOf(backward);
    LinkGrowing growing(one, other);
    if (method == "union")
        growing.addAll();
    else if (method != "intersection")
        growing.growDiagonally();
    if (method == "grow-diag-final-and") {
        growing.addBetweenUnlinked(one);
        growing.addBetweenUnlinked(other);
    }
    return growing.links();
}

InspectedSystem symmetrisedSystem(const Inspection& inspection, const std::string& method) {
    InspectedSystem system;
    system.name = system.path = method;
    system.format = "pharaoh";
    const std::optional<Real> threshold = inspection.options().threshold;
    long outside = 0;
    for (int row = 0; row < inspection.rowCount(); ++row) {
        const AlignedSentence *forward = inspection.sentence(0, row), *backward = inspection.sentence(1, row);
        if (!forward || !backward)
            continue;
        std::vector<Link> links = systemLinks(*backward, threshold);
        auto sentence = std::make_shared<AlignedSentence>(*forward);
        if (isTurned(*forward, *backward)) {
            for (Link& link : links)
                std::swap(link.source, link.target);
        } else {
            joinSide(sentence->source, sentence->knowsSource, sentence->hasSourceEnd, backward->source,
                     backward->knowsSource, backward->hasSourceEnd);
            joinSide(sentence->target, sentence->knowsTarget, sentence->hasTargetEnd, backward->target,
                     backward->knowsTarget, backward->hasTargetEnd);
        }
        sentence->weights = {};
        sentence->logProbability.reset();
        sentence->links = symmetrised(systemLinks(*forward, threshold), links, method);
        outside += std::erase_if(*sentence->links, [&](const Link& link) {
            return link.source >= sentence->sourceLength() || link.target >= sentence->targetLength();
        });
        system.sentences.push_back(std::move(sentence));
    }
    if (system.sentences.empty())
        throw Error(told("%1 and %2", inspection.system(0).path, inspection.system(1).path) + ": " +
                    told("have no sentence in common; two directions of the same corpus were expected."));
    Conclusion conclusion;
    conclusion.id = "symmetrised";
    conclusion.topic = told("Links");
    conclusion.value = method;
    conclusion.what = told("Those of two systems, by %1.", method);
    system.conclusions = {conclusion};
    if (outside > 0) {
        conclusion = {};
        conclusion.id = "left-out";
        conclusion.topic = told("Links");
        conclusion.what = plural(outside, "Left out: 1 link outside the texts.",
                                 "Left out: %1 links outside the texts.", outside);
        conclusion.why = told("One of the two systems has longer sentences: are these the same texts?");
        conclusion.isWarning = true;
        system.conclusions.push_back(conclusion);
    }
    return system;
}

}  // namespace attn
