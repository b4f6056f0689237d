// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "core/network/recurrent/trained_model.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Pairs of a task that a model was not trained on, as far as its recipe says.
struct FreshPairsOptions {
    std::string task;     // empty: the model's own
    std::string lengths;  // "4-30", or "12"; empty: those it was trained on
    Index count = 1000;
    std::uint64_t seed = 271828;  // not one that recipes start from
};

struct FreshPairs {
    std::string task;
    TaskLengths lengths;      // zero where the task has none to choose
    std::size_t leftOut = 0;  // source texts of the training
    Corpus corpus;
    Corpus other;  // the same for the other model, where there is one
};

// "copy, dates, …", for sentences.
std::string taskNames();
// --task and --lengths, which commands have in common.
void addTaskOptions(CLI::App& command, FreshPairsOptions& options);

// Models whose training on a task is not known.
void tellUnknownTraining(const std::vector<std::string>& paths);

// Says on standard error when the model's training is not known. Throws Error for a model without task
// (`advice` ends the sentence), for lengths that are not possible, and when the model's tokenisers or
// vocabularies are not those of the task; `path` names the model. With another model the pairs are those that
// neither was trained on.
FreshPairs freshPairs(const TrainedModel& model, const std::string& path, const FreshPairsOptions& options,
                      const std::string& advice = {}, const TrainedModel* other = nullptr,
                      const std::string& otherPath = {});

}  // namespace attn
