// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/decode/beam.h"
#include "core/network/recurrent/trained_model.h"
#include "core/network/trace.h"
#include "core/tasks/task.h"

namespace attn {

// One decoding with what is said about it.
struct DecodeReport {
    std::string path;  // of the model
    std::shared_ptr<const TrainedModel> model;
    std::string text;
    std::vector<std::string> source;                 // tokens as typed
    std::optional<std::vector<std::string>> target;  // what the decoder was made to read, as typed
    DecodeTrace trace;                               // of the best hypothesis where there was a beam
    std::optional<BeamTree> beam;
    BeamOptions beamOptions;
    std::optional<TaskPair> truth;  // of the model's task, where it can read the text
};

// The tokens of `typed` that a vocabulary lacks, each once.
std::vector<std::string> unknownTokens(const std::vector<std::string>& typed, const Vocabulary& vocabulary);

// Without </s>.
std::vector<std::string> outputTokens(const DecodeTrace& trace, const Vocabulary& vocabulary);
std::vector<std::string> outputTokens(const DecodeReport& report);
double logProbability(const DecodeReport& report);              // Σ of the rows, natural logarithm
std::optional<double> meanEntropy(const DecodeReport& report);  // bits a row; none without attention
// Against the truth, at the positions where the output has the truth's token (linksOfMatchingTokens).
std::optional<double> alignmentErrorRate(const DecodeReport& report);

void printDecodeTable(const DecodeReport& report);
// Flat keys; a number that is not finite is null.
void printDecodeJson(const DecodeReport& report);

}  // namespace attn
