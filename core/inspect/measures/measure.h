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

// What there is to say of one sentence of one system. The table below lists them; tables, filters, charts and
// exports read it.
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
    Right,                // 1: the target is the reference, 0: it is not
};
inline constexpr std::size_t metricCount = 14;

struct MetricInfo {
    Metric metric;
    std::string id;       // of files and filters: "aer"
    std::string label;    // "AER"
    std::string meaning;  // with formula and source, for tooltips
    bool isPercent = false;
    bool isWhole = false;      // counts
    int decimals = 3;          // of what is shown
    double low = 0, high = 0;  // its range; equal: open
};
const std::vector<MetricInfo>& metricInfos();  // in the order of Metric
const MetricInfo& infoOf(Metric metric);
const MetricInfo* findMetric(const std::string& id);

// By Metric; NaN where the metric is not known.
using MetricValues = std::array<double, metricCount>;
MetricValues noMetrics();
inline double valueOf(const MetricValues& values, Metric metric) {
    return values[static_cast<std::size_t>(metric)];
}

struct MeasureOptions {
    std::optional<Real> threshold;  // of weights that become links; none: the largest of a row does
    double coverageExponent = programCoverageExponent;
    bool operator==(const MeasureOptions&) const = default;
};

// The links of a system: its own, or those of its weights (model-spec, "Alignment against known links"): the
// first of the largest weights of each target token, or all above the threshold. Links to and from end marks
// are none.
std::vector<Link> systemLinks(const AlignedSentence& sentence, std::optional<Real> threshold);

// Counts against known links; of weights only target tokens that have a known link count, as the model
// specification says. There a row whose largest weight is on the end mark found a wrong link: it counts as
// found, though systemLinks has none; so does an end mark above the threshold. Links that a system gives are
// those of systemLinks: its format may or may not name end marks. Where there is a reference and
// the target is another text, only target tokens that are the reference's at their place count.
AlignmentCounts countsOf(const AlignedSentence& sentence, const std::vector<Link>& known,
                         std::optional<Real> threshold);

// AER, precision and recall of counts; those that have no denominator become unknown.
void setCounts(MetricValues& values, const AlignmentCounts& counts);

// The metrics of weights are of all of them, end marks' rows and columns too, as SoftAlignments has it; all
// but Disagreement. `known`: nullptr where no links are known. `counts`, where it is wanted, gets what AER
// was made of, for pooling.
MetricValues measure(const AlignedSentence& sentence, const std::vector<Link>* known,
                     const MeasureOptions& options, AlignmentCounts* counts = nullptr);

// How differently systems look at the same sentence: the mean over target tokens and over pairs of systems of
// ½ Σ_j |α_ij − β_ij| (total variation, 0 to 1), rows being divided by their sum; a row of links counts as
// equal shares of them, a row without any as none (its distance is 1 to what has some, 0 to another such).
// Rows of end marks are left out, their columns are not. None with fewer than two systems that align, and
// where the tokens of the systems are not the same; texts that are not known are when they are as long.
std::optional<double> disagreement(const std::vector<const AlignedSentence*>& systems);

// [S] Σ_i α_ij of each source token; of links their number.
Vector coverageOf(const AlignedSentence& sentence);

}  // namespace attn
