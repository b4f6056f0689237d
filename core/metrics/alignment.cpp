// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/alignment.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace attn {
namespace {

// Compares the weights [S] of one output token with the links that name it.
void addRow(const Eigen::Map<const Vector>& weights, int target, const std::vector<Link>& links,
            std::optional<Real> threshold, AlignmentCounts& counts) {
    if (weights.size() == 0)
        return;
    const std::optional<Index> best = attendedPosition(weights);
    const auto isFound = [&](int source) {
        if (!threshold)
            return best && source == *best;
        return source >= 0 && source < weights.size() && weights[source] > *threshold;
    };
    bool isKnown = false;
    for (const Link& link : links) {
        if (link.target != target)
            continue;
        const bool isHit = isFound(link.source);
        isKnown = true;
        counts.possibleHits += isHit ? 1 : 0;
        counts.sureHits += isHit && link.sure ? 1 : 0;
        counts.sure += link.sure ? 1 : 0;
    }
    if (isKnown)
        counts.found += threshold ? static_cast<long>((weights.array() > *threshold).count()) : best ? 1 : 0;
}

}  // namespace

Real entropyBits(const ConstVectorRef& distribution) {
    Real sum = 0;
    for (const Real p : distribution) {
        if (p > 0)
            sum -= p * std::log2(p);
    }
    return std::max(sum, Real(0));  // +0 for a certain choice, despite rounding
}

std::optional<Index> attendedPosition(const ConstVectorRef& weights) {
    if (weights.size() == 0 || (weights.array() == 0).all())
        return std::nullopt;
    return std::max_element(weights.begin(), weights.end()) - weights.begin();
}

AlignmentCounts& AlignmentCounts::operator+=(const AlignmentCounts& other) {
    sureHits += other.sureHits;
    possibleHits += other.possibleHits;
    found += other.found;
    sure += other.sure;
    return *this;
}

std::optional<double> AlignmentCounts::errorRate() const {
    if (found + sure == 0)
        return std::nullopt;
    // One division rounds only once; 1 − 8/10 would be less than 0.2, and a filter for 0.2 would miss it.
    return static_cast<double>(found + sure - sureHits - possibleHits) / static_cast<double>(found + sure);
}

std::optional<double> AlignmentCounts::precision() const {
    if (found == 0)
        return std::nullopt;
    return static_cast<double>(possibleHits) / static_cast<double>(found);
}

std::optional<double> AlignmentCounts::recall() const {
    if (sure == 0)
        return std::nullopt;
    return static_cast<double>(sureHits) / static_cast<double>(sure);
}

AlignmentCounts alignmentCounts(const std::vector<Link>& system, const std::vector<Link>& known) {
    std::map<std::pair<int, int>, bool> isSure;
    for (const Link& link : known)
        isSure[{link.source, link.target}] |= link.sure;
    std::set<std::pair<int, int>> found;
    AlignmentCounts counts;
    for (const auto& [place, sure] : isSure)
        counts.sure += sure ? 1 : 0;
    for (const Link& link : system) {
        if (!found.insert({link.source, link.target}).second)
            continue;
        if (const auto hit = isSure.find({link.source, link.target}); hit != isSure.end()) {
            ++counts.possibleHits;
            counts.sureHits += hit->second ? 1 : 0;
        }
    }
    counts.found = static_cast<long>(found.size());
    return counts;
}

AlignmentCounts alignmentCounts(const std::vector<Vector>& rows, const std::vector<Link>& links,
                                std::optional<Real> threshold) {
    AlignmentCounts counts;
    for (std::size_t target = 0; target < rows.size(); ++target)
        addRow({rows[target].data(), rows[target].size()}, static_cast<int>(target), links, threshold,
               counts);
    return counts;
}

AlignmentCounts alignmentCounts(const ConstWeight& weights, const std::vector<Link>& links,
                                std::optional<Real> threshold) {
    AlignmentCounts counts;
    for (Index target = 0; target < weights.rows(); ++target)
        addRow({weights.data() + target * weights.cols(), weights.cols()}, static_cast<int>(target), links,
               threshold, counts);
    return counts;
}

std::vector<Link> linksOfMatchingTokens(const std::vector<Link>& links,
                                        const std::vector<std::string>& output,
                                        const std::vector<std::string>& reference) {
    std::vector<Link> matching;
    std::copy_if(links.begin(), links.end(), std::back_inserter(matching), [&](const Link& link) {
        const auto row = static_cast<std::size_t>(link.target);
        return row < output.size() && row < reference.size() && output[row] == reference[row];
    });
    return matching;
}

}  // namespace attn
