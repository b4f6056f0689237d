// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/files/lines/file_mark.h"
#include "core/network/models/seq2seq.h"
#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"

namespace attn {

// Where a model comes from: key `training` of the model file.
struct TrainingInfo {
    std::string task;                   // id of a task; empty for a corpus
    std::string corpus;                 // names of its files: "train.en and train.fr"; empty for a task
    std::vector<FileMark> corpusFiles;  // "corpus_files": what they were like; empty for a task
    std::string generator;              // of the initial values
    std::uint64_t seed = 0;
    std::string startedFrom;  // "started_from": the model file whose weights were the first; empty: none
    Index updates = 0;
    Index threads = 1;
    double loss = 0;                 // per target token, natural logarithm, last measured on held-out pairs
    double exactMatch = -1;          // "exact_match" on held-out pairs, 0 to 1; negative when not measured
    double alignmentErrorRate = -1;  // "alignment_error_rate", 0 to 1; negative when not measured
    std::string recipe;              // the recipe as JSON text, empty when there was none

    // False of a model that another program has trained: it does not tell how.
    bool isKnown() const {
        return updates > 0 || !task.empty() || !corpus.empty() || !recipe.empty() || !generator.empty();
    }
};

// A network with all that makes it usable: what a model file holds.
struct TrainedModel {
    Seq2Seq network;
    Vocabulary source;
    Vocabulary target;
    Tokenizers tokenizers;
    TrainingInfo training;
    // What its reader had to conclude because no file says it, one sentence each. People are told so.
    std::vector<std::string> conclusions = {};
    // The map that the programs of its family give out as the alignment, if they do. A model that was trained
    // with guided alignment learned this map from links.
    std::optional<MapAddress> familyAlignment = {};
};

}  // namespace attn
