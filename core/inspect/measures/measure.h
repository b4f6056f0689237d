// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/metrics/alignment.h"
#include "core/metrics/soft_alignment.h"

namespace attn {

// The measures of one sentence of one system. The table below lists them for tables, filters, charts and
// exports.
enum class Metric {
    SourceLength,  // tokens without the end mark
    TargetLength,
    LogProbability,  // of the target, natural logarithm
    ErrorRate,       // AER, core/metrics/alignment.h
    Precision,
    Recall,
    Entropy,              // bits, mean over the target tokens
    SourceEntropy,        // bits, mean over the source tokens
    CoverageDeviation,    // CDP, 0 or less: core/metrics/soft_alignment.h
    AbsentmindednessOut,  // AP_out, 0 or less
    AbsentmindednessIn,   // AP_in, 0 or less
    Confidence,           // 0 to 1
    Disagreement,         // between systems, 0 to 1
    Right,                // 1 when the target is the reference, 0 when it is not
};
inline constexpr std::size_t metricCount = 14;

struct MetricInfo {
    Metric metric;
    std::string id;       // for files and filters: "aer"
    std::string label;    // "AER", for `told`
    std::string meaning;  // with formula and source, for tooltips and `told`
    bool isPercent = false;
    bool isWhole = false;      // a count
    int decimals = 3;          // how many are shown
    double low = 0, high = 0;  // its range; equal when it is open
};
const std::vector<MetricInfo>& metricInfos();  // in the order of Metric
const MetricInfo& infoOf(Metric metric);
const MetricInfo* findMetric(const std::string& id);

// Indexed by Metric; NaN for an unknown metric.
using MetricValues = std::array<double, metricCount>;
MetricValues noMetrics();
inline double valueOf(const MetricValues& values, Metric metric) {
    return values[static_cast<std::size_t>(metric)];
}

struct MeasureOptions {
    std::optional<Real> threshold;  // weights above it become links; empty: the largest of each row does
    double coverageExponent = programCoverageExponent;
    bool operator==(const MeasureOptions&) const = default;
};

// The links of a system: its own, or links made of its weights (model-spec, "Alignment against known links").
// Those are the first of the largest weights of each target token, or all weights above the threshold. Links
// to and from end marks do not count.
std::vector<Link> systemLinks(const AlignedSentence& sentence, std::optional<Real> threshold);

// Compares the system with known links. For weights, only target tokens that have a known link count, as the
// model specification says. A row whose largest weight is on the end mark then has found a wrong link: it
// counts as found, though systemLinks leaves it out, and so does an end mark above the threshold. For a
// system that gives links, those of systemLinks count, because its format may or may not name end marks. If
// there is a reference and the target is another text, only target tokens that equal the reference at their
// place count.
AlignmentCounts countsOf(const AlignedSentence& sentence, const std::vector<Link>& known,
                         std::optional<Real> threshold);

// Sets AER, precision and recall from the counts; a figure whose denominator is 0 becomes unknown.
void setCounts(MetricValues& values, const AlignmentCounts& counts);

// All metrics except Disagreement. Those of weights include the rows and columns of end marks, as in
// SoftAlignments. `known` is nullptr when no links are known. `counts`, if set, gets the counts behind AER,
// for pooling.
MetricValues measure(const AlignedSentence& sentence, const std::vector<Link>* known,
                     const MeasureOptions& options, AlignmentCounts* counts = nullptr);

// How differently systems look at the same sentence: the mean over target tokens and over pairs of systems of
// ½ Σ_j |α_ij − β_ij| (total variation, 0 to 1). Rows are divided by their sum. A row of links counts as
// equal shares of them; a row without links is empty, and its distance is 1 to a row that is not and 0 to
// another empty one. Rows of end marks are left out, their columns are not. Empty when fewer than two systems
// align the sentence or when the tokens of the systems differ; an unknown text counts as the same when it has
// the same length.
std::optional<double> disagreement(const std::vector<const AlignedSentence*>& systems);

// [S] Σ_i α_ij of each source token; for links, the number of links.
Vector coverageOf(const AlignedSentence& sentence);

}  // namespace attn
