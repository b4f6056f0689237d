// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Texts of files to measure a model on.
struct TextOptions {
    std::string corpus;          // with tabs
    std::string source, target;  // line by line
    bool swap = false;
    std::vector<std::string> references;  // besides the target, line by line
    std::string folder;                   // where the paths of the model's recipe start

    bool isGiven() const { return !(corpus.empty() && source.empty() && target.empty()); }
};
void addTextOptions(CLI::App& command, TextOptions& options);

struct MeasuredTexts {
    std::string name;  // "valid.tsv", "held out of train.tsv"
    Corpus corpus;
    std::vector<std::string> notes;  // what was skipped
    // Of texts of files, one each a pair: further references, and the line, from 1.
    std::vector<std::vector<std::string>> references;
    std::vector<Index> lines;
    Index allLines = 0;
};

// The texts that the options name; without them, and without a task, the held-out part of the model's recipe
// where it has a corpus; else nothing. Throws Error when options contradict each other or nothing is left.
std::optional<MeasuredTexts> textsToMeasure(const TextOptions& options, const std::string& task,
                                            const TrainedModel& model, const std::string& path);

}  // namespace attn
