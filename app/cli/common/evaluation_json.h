// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "core/metrics/alignment.h"
#include "core/train/evaluation.h"

namespace attn {

struct TrainedModel;

// The measures of an evaluation under flat keys, as every command writes them. Unknown values are null;
// values that were not asked for have no key.
nlohmann::ordered_json evaluationJson(const Evaluation& evaluation, const BleuOptions& bleu = {},
                                      std::size_t references = 1);
// "alignment_error_rate", "alignment_precision" and "alignment_recall"; null where they are undefined.
nlohmann::ordered_json alignmentJson(std::optional<double> errorRate, std::optional<double> precision,
                                     std::optional<double> recall);
// "accuracy", "macro_f1" and what the weights say of the known evidence; null where it is undefined.
nlohmann::ordered_json classMeasuresJson(const ClassMeasures& classes);
// The measures that weights give without known links.
nlohmann::ordered_json softAlignmentJson(const SoftAlignmentMeans& means);

// "4", or "4–6".
std::string lengthsOf(const LengthBucket& bucket);
// A table with a head and a line for each group of lengths, and one of the error rates of all maps.
std::string lengthTable(const Evaluation& evaluation);

// The measures to take, for commands that evaluate.
struct MeasureChoices {
    BleuOptions bleu;
    double coverageExponent = programCoverageExponent;
    std::optional<Real> threshold;
    bool byLength = false;  // print them by length; JSON always has them
    Index lengthWidth = 0;
};
// Adds --threshold and --coverage-exponent.
void addAlignmentOptions(CLI::App& command, MeasureChoices& options);
// Adds these and --bleu-tokeniser, --lower-case, --by-length and --length-width.
void addMeasureOptions(CLI::App& command, MeasureChoices& options);
// The options to measure everything that can be measured of `count` pairs. The model must outlive them.
EvaluationOptions evaluationOptions(const MeasureChoices& options, const TrainedModel& model, Index count);

}  // namespace attn
