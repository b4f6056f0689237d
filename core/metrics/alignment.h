// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/metrics/link.h"

namespace attn {

// −Σ p log₂ p of one distribution, in bits; 0 log 0 = 0.
Real entropyBits(const ConstVectorRef& distribution);

// Counts of the alignment error rate (model-spec, "Alignment against known links"; Och & Ney 2003), pooled by
// adding. Sure links are possible ones too.
struct AlignmentCounts {
    long sureHits = 0;      // |A ∩ S|
    long possibleHits = 0;  // |A ∩ P|
    long found = 0;         // |A|
    long sure = 0;          // |S|

    AlignmentCounts& operator+=(const AlignmentCounts& other);
    // 1 − (|A∩S| + |A∩P|) / (|A| + |S|), as near as it can be: 8 of 10 are 0.2. None when the denominator is
    // 0.
    std::optional<double> errorRate() const;
    // |A∩P| / |A| and |A∩S| / |S|; none when the denominator is 0.
    std::optional<double> precision() const;
    std::optional<double> recall() const;
};

// Links A of a system against known ones. Both are sets: what stands twice counts once, and is sure where one
// of the two is. Whether a link of A is sure is of no account.
AlignmentCounts alignmentCounts(const std::vector<Link>& system, const std::vector<Link>& known);

// Rows of weights [S] of output positions 0, 1, … against known links: for each output position that has a
// known link, the source position of the largest weight (the first of equals) becomes a link. Links of output
// positions past the last row are left out; a row without weights (no attention) finds nothing and is left
// out. With a threshold every source position whose weight is above it becomes a link instead.
AlignmentCounts alignmentCounts(const std::vector<Vector>& rows, const std::vector<Link>& links,
                                std::optional<Real> threshold = {});
// The same of weights [T, S] in one piece.
AlignmentCounts alignmentCounts(const ConstWeight& weights, const std::vector<Link>& links,
                                std::optional<Real> threshold = {});

// Links speak of the reference output. What the decoder wrote is measured only at the positions where its
// token is the reference's: elsewhere no truth is known. `output` and `reference` are tokens, </s> may be
// among them.
std::vector<Link> linksOfMatchingTokens(const std::vector<Link>& links,
                                        const std::vector<std::string>& output,
                                        const std::vector<std::string>& reference);

}  // namespace attn
