// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/soft_alignment.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace attn {
namespace {

// −p ln p, where p is the weight divided by the sum; 0 when the sum is 0.
double surprise(double weight, double sum) {
    const double p = sum > 0 ? weight / sum : 0;
    return p > 0 ? -p * std::log(p) : 0;
}

// Nats to bits; a certain choice gives +0 despite rounding.
double bits(double entropy) {
    return std::max(entropy, 0.0) / std::numbers::ln2;
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

std::optional<SoftAlignment> softAlignment(const std::vector<Vector>& rows, double coverageExponent) {
    if (rows.empty() || rows.front().size() == 0)
        return std::nullopt;
    Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> weights(
        static_cast<Index>(rows.size()), rows.front().size());
    for (Index i = 0; i < weights.rows(); ++i)
        weights.row(i) = rows[static_cast<std::size_t>(i)].transpose();
    return softAlignment(ConstWeight(weights.data(), weights.rows(), weights.cols()), coverageExponent);
}

std::optional<SoftAlignment> softAlignment(const ConstWeight& weights, double coverageExponent) {
    if (weights.size() == 0)
        return std::nullopt;
    const auto sources = static_cast<std::size_t>(weights.cols());
    SoftAlignment result;
    std::vector<double> attention(sources, 0);  // Σ_i α_ij
    for (Index i = 0; i < weights.rows(); ++i) {
        double sum = 0, entropy = 0;
        for (std::size_t j = 0; j < sources; ++j) {
            const double weight = weights(i, static_cast<Index>(j));
            sum += weight;
            attention[j] += weight;
        }
        for (std::size_t j = 0; j < sources; ++j)
            entropy += surprise(weights(i, static_cast<Index>(j)), sum);
        result.outputEntropies.push_back(bits(entropy));
    }
    // This goes row by row, as the weights lie in memory.
    result.sourceEntropies.assign(sources, 0);
    for (Index i = 0; i < weights.rows(); ++i) {
        for (std::size_t j = 0; j < sources; ++j)
            result.sourceEntropies[j] += surprise(weights(i, static_cast<Index>(j)), attention[j]);
    }
    for (std::size_t j = 0; j < sources; ++j) {
        result.sourceEntropies[j] = bits(result.sourceEntropies[j]);
        result.coverageDeviation -=
            std::log1p(std::pow(std::abs(1 - attention[j]), coverageExponent)) / static_cast<double>(sources);
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
