// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/measures/measure.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numbers>

namespace attn {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

ConstWeight viewOf(const AlignmentWeights& weights) {
    return {weights.data(), weights.rows(), weights.cols()};
}

// Known links refer to the reference. If the target is another text, only the tokens that equal the reference
// at the same place are measured, as everywhere in the program (linksOfMatchingTokens).
bool isAnotherTarget(const AlignedSentence& sentence) {
    return sentence.knowsTarget && !sentence.reference.empty() && !sentence.isRight.value_or(false);
}

std::vector<Link> matchingLinks(const AlignedSentence& sentence, const std::vector<Link>& known) {
    std::vector<Link> matching;
    std::copy_if(known.begin(), known.end(), std::back_inserter(matching), [&](const Link& link) {
        return link.target >= 0 && link.target < sentence.target.size() &&
               link.target < sentence.reference.size() &&
               sentence.target[link.target] == sentence.reference[link.target];
    });
    return matching;
}

}  // namespace

MetricValues noMetrics() {
    MetricValues values;
    values.fill(unknown);
    return values;
}

std::vector<Link> systemLinks(const AlignedSentence& sentence, std::optional<Real> threshold) {
    std::vector<Link> links;
    if (sentence.links) {
        std::copy_if(
            sentence.links->begin(), sentence.links->end(), std::back_inserter(links), [&](const Link& link) {
                return link.source < sentence.sourceLength() && link.target < sentence.targetLength();
            });
        return links;
    }
    const AlignmentWeights& weights = sentence.weights;
    const int sources = sentence.sourceLength();
    const auto targets = std::min<Index>(sentence.targetLength(), weights.rows());
    for (Index i = 0; i < targets; ++i) {
        const auto row = weights.row(i);
        if (!threshold) {
            const std::optional<Index> best = attendedPosition(row.transpose());
            if (best && *best < sources)
                links.push_back({static_cast<int>(*best), static_cast<int>(i)});
            continue;
        }
        for (int j = 0; j < sources; ++j) {
            if (row[j] > *threshold)
                links.push_back({j, static_cast<int>(i)});
        }
    }
    return links;
}

AlignmentCounts countsOf(const AlignedSentence& sentence, const std::vector<Link>& known,
                         std::optional<Real> threshold) {
    if (isAnotherTarget(sentence)) {
        const std::vector<Link> matching = matchingLinks(sentence, known);
        if (!sentence.links)
            return alignmentCounts(viewOf(sentence.weights), matching, threshold);
        // The system's links of other tokens are dropped too: they are neither right nor wrong.
        return alignmentCounts(matchingLinks(sentence, systemLinks(sentence, threshold)), matching);
    }
    return sentence.links ? alignmentCounts(systemLinks(sentence, threshold), known)
                          : alignmentCounts(viewOf(sentence.weights), known, threshold);
}

void setCounts(MetricValues& values, const AlignmentCounts& counts) {
    const auto set = [&](Metric metric, const std::optional<double>& value) {
        values[static_cast<std::size_t>(metric)] = value.value_or(unknown);
    };
    set(Metric::ErrorRate, counts.errorRate());
    set(Metric::Precision, counts.precision());
    set(Metric::Recall, counts.recall());
}

MetricValues measure(const AlignedSentence& sentence, const std::vector<Link>* known,
                     const MeasureOptions& options, AlignmentCounts* counts) {
    MetricValues values = noMetrics();
    const auto set = [&](Metric metric, double value) { values[static_cast<std::size_t>(metric)] = value; };
    set(Metric::SourceLength, sentence.sourceLength());
    set(Metric::TargetLength, sentence.targetLength());
    if (sentence.logProbability)
        set(Metric::LogProbability, *sentence.logProbability);
    if (sentence.isRight)
        set(Metric::Right, *sentence.isRight ? 1 : 0);
    const AlignmentCounts found = known ? countsOf(sentence, *known, options.threshold) : AlignmentCounts{};
    setCounts(values, found);
    if (counts)
        *counts = found;
    if (const auto soft = softAlignment(viewOf(sentence.weights), options.coverageExponent)) {
        set(Metric::Entropy, -soft->absentmindednessOut / std::numbers::ln2);
        set(Metric::SourceEntropy, -soft->absentmindednessIn / std::numbers::ln2);
        set(Metric::CoverageDeviation, soft->coverageDeviation);
        set(Metric::AbsentmindednessOut, soft->absentmindednessOut);
        set(Metric::AbsentmindednessIn, soft->absentmindednessIn);
        set(Metric::Confidence, soft->confidence);
    }
    return values;
}

Vector coverageOf(const AlignedSentence& sentence) {
    if (!sentence.links && sentence.weights.size() > 0)
        return sentence.weights.colwise().sum().transpose();
    Vector coverage = Vector::Zero(sentence.source.size());
    if (sentence.links) {
        for (const Link& link : *sentence.links) {
            if (link.source >= 0 && link.source < coverage.size())
                coverage[link.source] += 1;
        }
    }
    return coverage;
}

}  // namespace attn
