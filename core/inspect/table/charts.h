// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// Indexed by Metric: whether it is known for any row of the system.
using KnownMetrics = std::array<bool, metricCount>;
KnownMetrics knownMetrics(const Inspection& inspection, int system);

struct HistogramBin {
    double low = 0, high = 0;  // low is included, high only in the last bin
    long all = 0;              // number of all rows
    long shown = 0;            // number of the rows that a filter lets through
};
// Equal bins with round edges (1, 2 or 5 times a power of ten wide), at most about `wanted` of them. Counts
// have whole edges: a bin with the edges 10 and 15 holds 10 to 14. Only known and finite values count; empty
// when there are none.
std::vector<HistogramBin> histogram(const Inspection& inspection, int system, Metric metric,
                                    const std::vector<int>& shownRows, int wanted = 20);

struct ScatterPoint {
    int row = 0;
    double x = 0, y = 0;
};
// The rows for which both metrics are known.
std::vector<ScatterPoint> scatter(const Inspection& inspection, int system, Metric x, Metric y,
                                  const std::vector<int>& rows);

// A group of sentences of one system with similar source lengths; there are at most a dozen groups, as in
// `attnlab evaluate`.
struct LengthGroup {
    int shortest = 0, longest = 0;
    long sentences = 0;
    AlignmentCounts counts;          // pooled
    std::optional<double> accuracy;  // share of right targets among the known ones
};
std::vector<LengthGroup> byLength(const Inspection& inspection, int system, const std::vector<int>& rows);

// The figures of each system: pooled AER and accuracy over the rows.
struct SystemFigures {
    AlignmentCounts counts;
    std::optional<double> accuracy;
    std::optional<double> meanConfidence;
    long sentences = 0;
};
std::vector<SystemFigures> bySystem(const Inspection& inspection, const std::vector<int>& rows);

// The worst rows, at most `count`: first by AER (the less confident of equals first), then those without a
// known AER by confidence.
std::vector<int> worstRows(const Inspection& inspection, int system, const std::vector<int>& rows, int count);

}  // namespace attn
