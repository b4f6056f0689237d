// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/files/lines/text_pairs.h"
#include "core/inspect/sentence_form.h"
#include "core/inspect/sentences/aligned_sentence.h"
#include "core/network/models/trained_model.h"
#include "core/tasks/task.h"

namespace attn {

// What models are to decode: fresh pairs of a generated task, whose links are known, or a corpus.
struct ModelCorpus {
    std::string task;  // id; empty: `files` are read
    TaskLengths lengths;
    Index count = 1000;  // for a task the number of pairs, for files the largest number of lines; 0: all
    std::uint64_t seed = 271828;
    CorpusFiles files;
    bool operator==(const ModelCorpus&) const = default;
    std::string name() const;  // "dates, 1000 fresh pairs", "val.en and val.de"
};

enum class ReadsTarget { Own, Reference };  // the decoder's target: its own output, or the given one

// Texts and known links of a corpus, drawn or read once for all models.
struct ModelTexts {
    std::string task;
    std::string name;
    std::vector<TaskPair> pairs;
    std::vector<Index> lines;  // lines in the files, from 1; empty for a task
    bool knowsLinks = false;
    std::string skipped;                       // SkippedLines::text()
    std::vector<std::string> unknownTraining;  // names of models that do not say what they were trained on
};
// Draws or reads the texts. Pairs of a task that the models were trained on are left out, as in `attnlab
// evaluate`. Without task and files, the task of the first model is used; lengths of zero stand for the ones
// that it was trained on. `names` has a name for each model, for sentences; without it the models are named
// by their score functions. Throws Error when a model does not fit the task or the files cannot be read. A
// stop returns the texts so far.
ModelTexts modelTexts(const ModelCorpus& corpus,
                      const std::vector<std::shared_ptr<const TrainedModel>>& models,
                      const std::stop_token& stop = {}, std::vector<std::string> names = {});

// Aligns the texts with one model, in their order and in batches: `publish` is called on the calling thread,
// and soon for the first batch. Texts that the model cannot read are left out; the returned text names them
// ("" when there are none). The rows of weights are the model's target tokens including </s>, unless an
// output was cut at usualMaximumLength; the columns are its annotations. The numbers of the sentences are the
// places of task pairs or the lines of files, both from 0. May run on any thread. Several models may be read
// side by side, and each by several threads; the number of threads does not change the result. `map` is one
// of alignmentMaps; without it, the network's alignment is shown. `form` says what rows and tokens are. A
// class is never read from the reference, because its one token is what is said.
std::string alignModel(const TrainedModel& model, const ModelTexts& texts, ReadsTarget reads,
                       const std::function<void(std::vector<SentencePointer> more, double share)>& publish,
                       const std::stop_token& stop = {}, Index threads = 1,
                       const std::optional<MapAddress>& map = {}, const SentenceForm& form = {});

}  // namespace attn
