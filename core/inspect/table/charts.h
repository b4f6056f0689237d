// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn {

// By Metric: whether it is known of any row of the system.
using KnownMetrics = std::array<bool, metricCount>;
KnownMetrics knownMetrics(const Inspection& inspection, int system);

struct HistogramBin {
    double low = 0, high = 0;  // low included, high only in the last
    long all = 0;              // of all rows
    long shown = 0;            // of the rows that a filter lets through
};
// Equal bins with round edges (1, 2 or 5 of a power of ten wide), at most about `wanted` of them; whole
// numbers for counts, a bin of whole edges 10 and 15 having 10 to 14. Of what is known and finite; empty
// where nothing is.
std::vector<HistogramBin> histogram(const Inspection& inspection, int system, Metric metric,
                                    const std::vector<int>& shownRows, int wanted = 20);

struct ScatterPoint {
    int row = 0;
    double x = 0, y = 0;
};
// Rows of which both are known.
std::vector<ScatterPoint> scatter(const Inspection& inspection, int system, Metric x, Metric y,
                                  const std::vector<int>& rows);

// A group of sentences of one system, of neighbouring source lengths; a dozen at most, as of `attnlab
// evaluate`.
struct LengthGroup {
    int shortest = 0, longest = 0;
    long sentences = 0;
    AlignmentCounts counts;          // pooled
    std::optional<double> accuracy;  // share of right targets, of those known
};
std::vector<LengthGroup> byLength(const Inspection& inspection, int system, const std::vector<int>& rows);

// Of each system: AER pooled and accuracy over the rows.
struct SystemFigures {
    AlignmentCounts counts;
    std::optional<double> accuracy;
    std::optional<double> meanConfidence;
    long sentences = 0;
};
std::vector<SystemFigures> bySystem(const Inspection& inspection, const std::vector<int>& rows);

// The worst by AER (of equals the less confident), then those whose AER is not known by confidence; at most
// `count`.
std::vector<int> worstRows(const Inspection& inspection, int system, const std::vector<int>& rows, int count);

}  // namespace attn
