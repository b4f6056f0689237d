// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/decode_report.h"

#include <algorithm>

#include "core/metrics/alignment.h"

namespace attn {

std::vector<std::string> unknownTokens(const std::vector<std::string>& typed, const Vocabulary& vocabulary) {
    std::vector<std::string> unknown;
    for (const std::string& token : typed) {
        if (!vocabulary.contains(token) && std::find(unknown.begin(), unknown.end(), token) == unknown.end())
            unknown.push_back(token);
    }
    return unknown;
}

std::vector<std::string> outputTokens(const DecodeTrace& trace, const Vocabulary& vocabulary) {
    std::vector<std::string> tokens;
    for (const StepTrace& step : trace.steps) {
        if (step.token != endToken)
            tokens.push_back(vocabulary.text(step.token));
    }
    return tokens;
}

std::vector<std::string> outputTokens(const DecodeReport& report) {
    return outputTokens(report.trace, report.model->target);
}

double logProbability(const DecodeReport& report) {
    double sum = 0;
    for (const StepTrace& step : report.trace.steps)
        sum += static_cast<double>(step.logProbability);
    return sum;
}

std::optional<MapAddress> shownMapOf(const DecodeReport& report) {
    return report.chosen ? std::optional(report.chosen->weights.map) : report.model->network.alignment();
}

const Vector& stepWeights(const DecodeReport& report, const StepTrace& step) {
    static const Vector none;
    if (!report.chosen)
        return step.alignment().weights;
    const auto& [weights, rowAxis, columnAxis, columns, legend] = *report.chosen;
    return rowAxis == MapAxis::Steps ? weights.rows[static_cast<std::size_t>(step.step)] : none;
}

std::optional<double> meanEntropy(const DecodeReport& report) {
    double sum = 0;
    if (report.chosen) {
        const std::vector<Vector>& rows = report.chosen->weights.rows;
        for (const Vector& row : rows)
            sum += static_cast<double>(entropyBits(row));
        return sum / static_cast<double>(rows.size());
    }
    for (const StepTrace& step : report.trace.steps) {
        if (step.alignment().weights.size() == 0)
            return std::nullopt;
        // Uses the distribution, because the weights of local_p do not add up to 1 and those of hard are at
        // one position.
        const Vector& distribution = step.alignment().span.distribution;
        sum += static_cast<double>(
            entropyBits(distribution.size() > 0 ? distribution : step.alignment().weights));
    }
    return sum / static_cast<double>(report.trace.steps.size());
}

std::optional<double> alignmentErrorRate(const DecodeReport& report) {
    if (!report.truth || (report.chosen && !report.chosen->isAlignment()))
        return std::nullopt;
    const std::vector<Link> links =
        linksOfMatchingTokens(report.truth->links, outputTokens(report),
                              report.model->tokenizers.target->tokenize(report.truth->target));
    std::vector<Vector> rows;
    for (const StepTrace& step : report.trace.steps)
        rows.push_back(stepWeights(report, step));
    return alignmentCounts(rows, links).errorRate();
}

}  // namespace attn
