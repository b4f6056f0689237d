// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/inspect/sentences/aligned_sentence.h"
#include "core/network/recurrent/trained_model.h"
#include "core/tasks/task.h"

namespace attn {

// What models decode: fresh pairs of a generated task, whose links are known, or a corpus.
struct ModelCorpus {
    std::string task;  // id; empty: `files`
    TaskLengths lengths;
    Index count = 1000;  // of a task; of files at most, 0: all
    std::uint64_t seed = 271828;
    CorpusFiles files;
    bool operator==(const ModelCorpus&) const = default;
    std::string name() const;  // "dates, 1000 fresh pairs", "val.en and val.de"
};

enum class ReadsTarget { Own, Reference };  // what the decoder reads: its own output, or the given one

// Texts and known links of a corpus, drawn or read once for all models.
struct ModelTexts {
    std::string task;
    std::string name;
    std::vector<TaskPair> pairs;
    std::vector<Index> lines;  // of the files, from 1; empty of a task
    bool knowsLinks = false;
    std::string skipped;                       // SkippedLines::text()
    std::vector<std::string> unknownTraining;  // names of models that do not say what they were trained on
};
// What the models were trained on is left out of a task, as `attnlab evaluate` does. Without task and files
// it is the task of the first model; lengths that are zero are those that it was trained on. `names`: of the
// models in sentences, one each; without them they are called by their score functions. Throws Error where a
// model does not fit the task or the files cannot be read. A stop leaves what there is so far.
ModelTexts modelTexts(const ModelCorpus& corpus,
                      const std::vector<std::shared_ptr<const TrainedModel>>& models,
                      const std::stop_token& stop = {}, std::vector<std::string> names = {});

// Sentences of one model in the order of the texts, in batches: `publish` on the calling thread, the first
// soon. A text that the model cannot read is left out, and named in what is returned ("" when none is). The
// rows of weights are the model's target tokens, </s> too, but for an output that was cut at
// usualMaximumLength; the columns its annotations. Numbers of sentences are the places of task pairs and the
// lines of files, both from 0. Any thread; several models may be read side by side, and each by several
// threads, whose number changes nothing.
std::string alignModel(const TrainedModel& model, const ModelTexts& texts, ReadsTarget reads,
                       const std::function<void(std::vector<SentencePointer> more, double share)>& publish,
                       const std::stop_token& stop = {}, Index threads = 1);

}  // namespace attn
