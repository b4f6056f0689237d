// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/decode/chosen_map.h"
#include "core/decode/beam.h"
#include "core/network/models/trained_model.h"
#include "core/network/trace.h"
#include "core/tasks/task.h"

namespace attn {

// One decoding with the facts that are reported about it.
struct DecodeReport {
    std::string path;  // path of the model
    std::shared_ptr<const TrainedModel> model;
    std::string text;
    std::vector<std::string> source;                 // tokens as typed
    std::optional<std::vector<std::string>> target;  // the target that the decoder had to read, as typed
    DecodeTrace trace;                               // of the best hypothesis if there was a beam
    std::optional<BeamTree> beam;
    BeamOptions beamOptions;
    std::optional<ChosenMap> chosen;  // by --map; without it, the alignment of the trace is shown
    std::optional<TaskPair> truth;    // from the model's task, if that can read the text
};

// The tokens of `typed` that the vocabulary lacks, each once.
std::vector<std::string> unknownTokens(const std::vector<std::string>& typed, const Vocabulary& vocabulary);

// The tokens of the output without </s>.
std::vector<std::string> outputTokens(const DecodeTrace& trace, const Vocabulary& vocabulary);
std::vector<std::string> outputTokens(const DecodeReport& report);
// The map whose weights are shown; nothing without attention.
std::optional<MapAddress> shownMapOf(const DecodeReport& report);
// The weights of that map in a step; empty without attention and where its rows are no steps.
const Vector& stepWeights(const DecodeReport& report, const StepTrace& step);
double logProbability(const DecodeReport& report);              // Σ of the rows, natural logarithm
std::optional<double> meanEntropy(const DecodeReport& report);  // bits per row; empty without attention
// Of the shown map, compared with the truth, at the positions where the output has the same token
// (linksOfMatchingTokens). Empty where the map is not between steps and source tokens.
std::optional<double> alignmentErrorRate(const DecodeReport& report);

void printDecodeTable(const DecodeReport& report);
// Prints flat keys; a number that is not finite is null.
void printDecodeJson(const DecodeReport& report);

}  // namespace attn
