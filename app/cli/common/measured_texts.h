// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Texts of files on which a model is measured.
struct TextOptions {
    std::string corpus;          // a file with tabs
    std::string source, target;  // line by line
    bool swap = false;
    std::vector<std::string> references;  // besides the target, line by line
    std::string folder;                   // the base of the paths in the model's recipe

    bool isGiven() const { return !(corpus.empty() && source.empty() && target.empty()); }
};
// "3 of 40 source tokens are not in the model's source vocabulary …"; empty when all are.
std::string unknownTokensNote(Index unknown, Index all);

// To be called after addTaskOptions(), because texts and a task exclude each other.
void addTextOptions(CLI::App& command, TextOptions& options);
void addReferenceOption(CLI::App& command, TextOptions& options);

struct MeasuredTexts {
    std::string name;  // "valid.tsv", "held out of train.tsv"
    Corpus corpus;
    std::vector<std::string> notes;  // what was skipped
    // For texts of files, by pair: further references, and the line, from 1.
    std::vector<std::vector<std::string>> references;
    std::vector<Index> lines;
    Index allLines = 0;
};

// The texts that the options name. Without options and without a task, the held-out part of the corpus in the
// model's recipe, if it has one; else nothing. Throws Error when options contradict each other or nothing is
// left.
std::optional<MeasuredTexts> textsToMeasure(const TextOptions& options, const std::string& task,
                                            const TrainedModel& model, const std::string& path);

}  // namespace attn
