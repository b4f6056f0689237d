// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "core/network/models/trained_model.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Pairs of a task that a model was not trained on, as far as its recipe tells.
struct FreshPairsOptions {
    std::string task;     // empty: the model's own task
    std::string lengths;  // "4-30", or "12"; empty: the lengths it was trained on
    Index count = 1000;
    std::uint64_t seed = 271828;  // different from the seeds that recipes use
};

struct FreshPairs {
    std::string task;
    TaskLengths lengths;      // zero if the task has no choice
    std::size_t leftOut = 0;  // number of source texts from the training that were left out
    Corpus corpus;
    Corpus other;  // the same pairs for the other model, if there is one
};

// "copy, dates, …", for sentences.
std::string taskNames();
// Adds --task and --lengths, which several commands have.
void addTaskOptions(CLI::App& command, FreshPairsOptions& options);

// Reports models whose training on a task is not known.
void tellUnknownTraining(const std::vector<std::string>& paths);

// Draws pairs that the model was not trained on, or with another model that neither was trained on. Reports
// on standard error when the model's training is not known. `path` names the model. Throws Error for a model
// without a task (`advice` ends the sentence), for impossible lengths, and when the model's tokenisers or
// vocabularies are not those of the task.
FreshPairs freshPairs(const TrainedModel& model, const std::string& path, const FreshPairsOptions& options,
                      const std::string& advice = {}, const TrainedModel* other = nullptr,
                      const std::string& otherPath = {});

}  // namespace attn
