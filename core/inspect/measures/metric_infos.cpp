// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>

#include "core/inspect/measures/measure.h"

#include "core/base/told.h"

namespace attn {
namespace {

std::vector<MetricInfo> metricTable() {
    return {
        {.metric = Metric::SourceLength,
         .id = "source_length",
         .label = translatable("Source length"),
         .meaning = translatable("Tokens of the source, without its end mark."),
         .isWhole = true,
         .decimals = 0},
        {.metric = Metric::TargetLength,
         .id = "target_length",
         .label = translatable("Target length"),
         .meaning = translatable("Tokens of the target, without its end mark."),
         .isWhole = true,
         .decimals = 0},
        {.metric = Metric::LogProbability,
         .id = "log_probability",
         .label = translatable("Log-probability"),
         .meaning = translatable(
             "ln P(target | source) as the system gives it: the sum of its tokens' log-probabilities."),
         .decimals = 2},
        {.metric = Metric::ErrorRate,
         .id = "aer",
         .label = translatable("AER"),
         .meaning = translatable(
             "Alignment error rate against the known links: 1 − (|A∩S| + |A∩P|) / (|A| + |S|), with "
             "the system's links A, sure links S and possible ones P (Och & Ney 2003). Of weights only "
             "target tokens that have a known link count."),
         .isPercent = true,
         .decimals = 2,
         .high = 1},
        {.metric = Metric::Precision,
         .id = "precision",
         .label = translatable("Precision"),
         .meaning = translatable(
             "Share of the system's links that are known as possible: |A∩P| / |A| (Och & Ney 2003)."),
         .isPercent = true,
         .decimals = 2,
         .high = 1},
        {.metric = Metric::Recall,
         .id = "recall",
         .label = translatable("Recall"),
         .meaning =
             translatable("Share of the sure links that the system found: |A∩S| / |S| (Och & Ney 2003)."),
         .isPercent = true,
         .decimals = 2,
         .high = 1},
        {.metric = Metric::Entropy,
         .id = "entropy",
         .label = translatable("Entropy"),
         .meaning = translatable(
             "How widely target tokens look, in bits: the mean over them of −Σ_j α_ij log₂ α_ij. 0: "
             "each looks at one source token alone.")},
        {.metric = Metric::SourceEntropy,
         .id = "source_entropy",
         .label = translatable("Source entropy"),
         .meaning = translatable("How widely source tokens are looked at, in bits: the mean over them of "
                                 "−Σ_i α̂_ij log₂ α̂_ij with α̂_ij = α_ij / Σ_i α_ij.")},
        {.metric = Metric::CoverageDeviation,
         .id = "coverage_deviation",
         .label = translatable("Coverage deviation"),
         .meaning = translatable(
             "How far the attention that source tokens get is from 1 each: "
             "−1/S Σ_j ln(1 + |1 − Σ_i α_ij|^w), w = 6 unless chosen otherwise; 0 is best (Rikters & "
             "Fishel 2017; SoftAlignments).")},
        {.metric = Metric::AbsentmindednessOut,
         .id = "absentmindedness_out",
         .label = translatable("Absentmindedness of target"),
         .meaning =
             translatable("How scattered target tokens look: 1/T Σ_i Σ_j α_ij ln α_ij; 0 is best (Rikters & "
                          "Fishel 2017).")},
        {.metric = Metric::AbsentmindednessIn,
         .id = "absentmindedness_in",
         .label = translatable("Absentmindedness of source"),
         .meaning =
             translatable("How scattered the attention to source tokens is: 1/S Σ_j Σ_i α̂_ij ln α̂_ij with "
                          "α̂_ij = α_ij / Σ_i α_ij; 0 is best (Rikters & Fishel 2017).")},
        {.metric = Metric::Confidence,
         .id = "confidence",
         .label = translatable("Confidence"),
         .meaning = translatable(
             "exp(−0.05 (CDP + AP_out + AP_in)²) of coverage deviation and both absentmindednesses; 1 "
             "is best (Rikters & Fishel 2017; SoftAlignments)."),
         .isPercent = true,
         .decimals = 2,
         .high = 1},
        {.metric = Metric::Disagreement,
         .id = "disagreement",
         .label = translatable("Disagreement"),
         .meaning = translatable(
             "How differently the systems look at the sentence: the mean over target tokens and pairs "
             "of systems of the total variation ½ Σ_j |α_ij − β_ij|; 0: alike, 1: nothing in common."),
         .isPercent = true,
         .decimals = 2,
         .high = 1},
        {.metric = Metric::Right,
         .id = "right",
         .label = translatable("Right"),
         .meaning =
             translatable("1 where the target is the reference, token by token, and 0 where it is not."),
         .isWhole = true,
         .decimals = 0,
         .high = 1},
    };
}

}  // namespace

const std::vector<MetricInfo>& metricInfos() {
    static const std::vector<MetricInfo> infos = metricTable();
    assert(infos.size() == metricCount);
    return infos;
}

const MetricInfo& infoOf(Metric metric) {
    const MetricInfo& info = metricInfos()[static_cast<std::size_t>(metric)];
    assert(info.metric == metric);
    return info;
}

const MetricInfo* findMetric(const std::string& id) {
    const std::vector<MetricInfo>& infos = metricInfos();
    const auto found =
        std::find_if(infos.begin(), infos.end(), [&](const MetricInfo& info) { return info.id == id; });
    return found == infos.end() ? nullptr : &*found;
}

}  // namespace attn
