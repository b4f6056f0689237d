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

// The position of the largest weight of a row, the first one of equals. Nothing for a row without weights or
// of zeros alone, as of a map that is off: it looks nowhere.
std::optional<Index> attendedPosition(const ConstVectorRef& weights);

// Counts of the alignment error rate (model-spec, "Alignment against known links"; Och & Ney 2003); corpora
// are pooled by adding the counts. Sure links are possible links too.
struct AlignmentCounts {
    long sureHits = 0;      // |A ∩ S|
    long possibleHits = 0;  // |A ∩ P|
    long found = 0;         // |A|
    long sure = 0;          // |S|

    AlignmentCounts& operator+=(const AlignmentCounts& other);
    // 1 − (|A∩S| + |A∩P|) / (|A| + |S|), rounded only once: 8 of 10 give exactly 0.2. Empty when the
    // denominator is 0.
    std::optional<double> errorRate() const;
    // |A∩P| / |A| and |A∩S| / |S|; empty when the denominator is 0.
    std::optional<double> precision() const;
    std::optional<double> recall() const;
};

// Compares links A of a system with the known ones. Both are sets: a repeated link counts once, and it is
// sure if one of its copies is. Whether a link of A is sure does not matter.
AlignmentCounts alignmentCounts(const std::vector<Link>& system, const std::vector<Link>& known);

// Compares rows of weights [S] of the output positions 0, 1, … with known links: for each output position
// that has a known link, the source position of the largest weight (the first one of equals) becomes a link.
// Links of output positions past the last row are left out, and so are those of a row without weights (no
// attention). A row of zeros has no link, and the known ones of its position are missed. With a threshold,
// every source position whose weight is above it becomes a link instead.
AlignmentCounts alignmentCounts(const std::vector<Vector>& rows, const std::vector<Link>& links,
                                std::optional<Real> threshold = {});
// The same for weights [T, S] in one matrix.
AlignmentCounts alignmentCounts(const ConstWeight& weights, const std::vector<Link>& links,
                                std::optional<Real> threshold = {});

// The links of those output positions whose token is the reference's. Links refer to the reference output, so
// at other positions no truth is known. `output` and `reference` are tokens and may contain </s>.
std::vector<Link> linksOfMatchingTokens(const std::vector<Link>& links,
                                        const std::vector<std::string>& output,
                                        const std::vector<std::string>& reference);

}  // namespace attn
