// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/alignment.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace attn {

Real entropyBits(const ConstVectorRef& distribution) {
    Real sum = 0;
    for (const Real p : distribution) {
        if (p > 0)
            sum -= p * std::log2(p);
    }
    return std::max(sum, Real(0));  // +0 for a certain choice, whatever rounding left
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
    return 1.0 - static_cast<double>(sureHits + possibleHits) / static_cast<double>(found + sure);
}

AlignmentCounts alignmentCounts(const std::vector<Vector>& rows, const std::vector<Link>& links) {
    AlignmentCounts counts;
    for (std::size_t target = 0; target < rows.size(); ++target) {
        const Vector& weights = rows[target];
        if (weights.size() == 0)
            continue;
        const auto best =
            static_cast<int>(std::max_element(weights.begin(), weights.end()) - weights.begin());
        bool isKnown = false;
        for (const Link& link : links) {
            if (link.target != static_cast<int>(target))
                continue;
            const bool isHit = link.source == best;
            isKnown = true;
            counts.possibleHits += isHit ? 1 : 0;
            counts.sureHits += isHit && link.sure ? 1 : 0;
            counts.sure += link.sure ? 1 : 0;
        }
        counts.found += isKnown ? 1 : 0;
    }
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
