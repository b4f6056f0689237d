// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/fresh_pairs.h"

#include <cstdio>
#include <set>
#include <vector>

#include "app/cli/common/output.h"
#include "app/cli/common/task_lengths.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/train/corpora/fresh_pairs.h"

namespace attn {

std::string taskNames() {
    std::vector<std::string> names;
    for (const TaskDescription& task : tasks())
        names.push_back(task.id);
    return listed(names);
}

void addTaskOptions(CLI::App& command, FreshPairsOptions& options) {
    command.add_option("--task", options.task, "One of " + taskNames() + "; default: the model's own")
        ->option_text("TASK");
    command
        .add_option("--lengths", options.lengths,
                    "How long the sources are, such as 4-30 or 12; default: as it was trained")
        ->option_text("N-N");
}

void tellUnknownTraining(const std::vector<std::string>& paths) {
    for (const std::string& path : paths)
        tell(path + ": no recipe for this task in the file, so pairs may be among those it was trained on");
}

FreshPairs freshPairs(const TrainedModel& model, const std::string& path, const FreshPairsOptions& options,
                      const std::string& advice, const TrainedModel* other, const std::string& otherPath) {
    FreshPairs pairs;
    pairs.task = options.task.empty() ? model.training.task : options.task;
    if (pairs.task.empty())
        throw Error(path + ": does not say which task it is for; add --task with one of " + taskNames() +
                    advice + ".");
    TaskLengths lengths;
    if (const TaskDescription* description = findTask(pairs.task); description && !options.lengths.empty())
        lengths = lengthsOf(options.lengths, *description);
    std::vector<const TrainedModel*> models = {&model};
    std::vector<std::string> names = {path};
    if (other) {
        models.push_back(other);
        names.push_back(otherPath);
    }
    FreshTask fresh = freshTask(models, names, pairs.task, lengths);
    pairs.lengths = fresh.lengths;
    tellUnknownTraining(fresh.unknown);
    pairs.leftOut = fresh.seen.size();
    std::set<std::string> seen = fresh.seen;
    if (other)
        pairs.other = taskCorpus(*fresh.task, other->tokenizers, other->source, other->target, options.count,
                                 options.seed, seen);
    pairs.corpus = taskCorpus(*fresh.task, model.tokenizers, model.source, model.target, options.count,
                              options.seed, fresh.seen);
    return pairs;
}

}  // namespace attn
