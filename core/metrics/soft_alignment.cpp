// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/soft_alignment.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace attn {
namespace {

using Weights = Eigen::MatrixXd;

// −Σ p ln p of weights divided by their sum; 0 when that is 0.
double entropy(const Eigen::Ref<const Eigen::VectorXd>& weights) {
    const double sum = weights.sum();
    double result = 0;
    for (const double weight : weights) {
        const double p = sum > 0 ? weight / sum : 0;
        result -= p > 0 ? p * std::log(p) : 0;
    }
    return std::max(result, 0.0);
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

std::optional<SoftAlignment> softAlignment(const std::vector<Vector>& rows, double coverageExponent) {
    if (rows.empty() || rows.front().size() == 0)
        return std::nullopt;
    const auto outputs = static_cast<Index>(rows.size());
    Weights weights(rows.front().size(), outputs);
    for (Index i = 0; i < outputs; ++i)
        weights.col(i) = rows[static_cast<std::size_t>(i)].cast<double>();

    SoftAlignment result;
    for (Index i = 0; i < outputs; ++i)
        result.outputEntropies.push_back(entropy(weights.col(i)) / std::numbers::ln2);
    for (Index j = 0; j < weights.rows(); ++j) {
        const Eigen::VectorXd attention = weights.row(j);
        result.sourceEntropies.push_back(entropy(attention) / std::numbers::ln2);
        result.coverageDeviation -= std::log1p(std::pow(std::abs(1 - attention.sum()), coverageExponent)) /
                                    static_cast<double>(weights.rows());
    }
    result.absentmindednessOut = -mean(result.outputEntropies) * std::numbers::ln2;
    result.absentmindednessIn = -mean(result.sourceEntropies) * std::numbers::ln2;
    const double sum = result.coverageDeviation + result.absentmindednessIn + result.absentmindednessOut;
    result.confidence = std::exp(-0.05 * sum * sum);
    return result;
}

void SoftAlignmentSums::add(const SoftAlignment& sentence) {
    m_sums.coverageDeviation += sentence.coverageDeviation;
    m_sums.absentmindednessIn += sentence.absentmindednessIn;
    m_sums.absentmindednessOut += sentence.absentmindednessOut;
    m_sums.confidence += sentence.confidence;
    m_sums.outputEntropy += mean(sentence.outputEntropies);
    m_sums.sourceEntropy += mean(sentence.sourceEntropies);
    ++m_sentences;
}

std::optional<SoftAlignmentMeans> SoftAlignmentSums::means() const {
    if (m_sentences == 0)
        return std::nullopt;
    const auto count = static_cast<double>(m_sentences);
    return SoftAlignmentMeans{m_sums.coverageDeviation / count,   m_sums.absentmindednessIn / count,
                              m_sums.absentmindednessOut / count, m_sums.confidence / count,
                              m_sums.outputEntropy / count,       m_sums.sourceEntropy / count};
}

}  // namespace attn
