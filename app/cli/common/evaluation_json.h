// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "core/metrics/alignment.h"
#include "core/train/evaluation.h"

namespace attn {

struct TrainedModel;

// The measures of an evaluation under flat keys, as every command writes them; null for what is not known,
// without the keys of what was not asked for.
nlohmann::ordered_json evaluationJson(const Evaluation& evaluation, const BleuOptions& bleu = {},
                                      std::size_t references = 1);
// "alignment_error_rate", "alignment_precision" and "alignment_recall"; null where they are not defined.
nlohmann::ordered_json alignmentJson(std::optional<double> errorRate, std::optional<double> precision,
                                     std::optional<double> recall);
// The keys of what weights tell without known links.
nlohmann::ordered_json softAlignmentJson(const SoftAlignmentMeans& means);

// A line a bucket, with a head.
std::string lengthTable(const Evaluation& evaluation);

// What to measure, of commands that evaluate.
struct MeasureChoices {
    BleuOptions bleu;
    double coverageExponent = programCoverageExponent;
    std::optional<Real> threshold;
    bool byLength = false;  // print it; JSON always has it
    Index lengthWidth = 0;
};
// --threshold, --coverage-exponent
void addAlignmentOptions(CLI::App& command, MeasureChoices& options);
// These, --bleu-tokeniser, --lower-case, --by-length and --length-width
void addMeasureOptions(CLI::App& command, MeasureChoices& options);
// All that is known to measure of `count` pairs; reads the model as long as it is used.
EvaluationOptions evaluationOptions(const MeasureChoices& options, const TrainedModel& model, Index count);

}  // namespace attn
