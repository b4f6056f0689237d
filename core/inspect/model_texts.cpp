// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/model_system.h"
#include "core/train/corpora/corpus.h"
#include "core/train/corpora/fresh_pairs.h"

namespace attn {
namespace {

std::string freshName(const std::string& task, Index count) {
    return plural(count, "%1, 1 fresh pair", "%1, %2 fresh pairs", task, count);
}

// "the additive model"; with numbers when there are several of them.
std::vector<std::string> namesOf(const std::vector<std::shared_ptr<const TrainedModel>>& models) {
    std::vector<std::string> names;
    for (const auto& model : models) {
        const std::string& score = model->network.config().attention.score;
        names.push_back(models.size() > 1
                            ? told("the %1 model (%2 of %3)", score, names.size() + 1, models.size())
                            : told("the %1 model", score));
    }
    return names;
}

ModelTexts textsOfFiles(const ModelCorpus& corpus, const std::stop_token& stop) {
    TextPairs read = readTextPairs(corpus.files, stop);
    ModelTexts texts;
    texts.name = corpus.name();
    texts.skipped = read.skipped.text();
    if (corpus.count > 0 && static_cast<Index>(read.pairs.size()) > corpus.count)
        read.pairs.resize(static_cast<std::size_t>(corpus.count));
    texts.pairs.reserve(read.pairs.size());
    for (TextPair& pair : read.pairs) {
        texts.pairs.push_back({std::move(pair.source), std::move(pair.target), {}});
        texts.lines.push_back(pair.line);
    }
    return texts;
}

}  // namespace

std::string ModelCorpus::name() const {
    return files.isEmpty() ? freshName(task, count) : files.names();
}

ModelTexts modelTexts(const ModelCorpus& corpus,
                      const std::vector<std::shared_ptr<const TrainedModel>>& models,
                      const std::stop_token& stop, std::vector<std::string> names) {
    if (!corpus.files.isEmpty())
        return textsOfFiles(corpus, stop);
    if (names.empty())
        names = namesOf(models);
    ModelTexts texts;
    texts.task = corpus.task;
    if (texts.task.empty() && !models.empty())
        texts.task = models.front()->training.task;
    if (texts.task.empty())
        throw Error((names.empty() ? told("A model") : names.front()) + ": " +
                    told("does not say which task it is for; choose a task, or files with texts."));
    std::vector<const TrainedModel*> read;
    for (const auto& model : models)
        read.push_back(model.get());
    FreshTask fresh = freshTask(read, names, texts.task, corpus.lengths, stop);
    texts.unknownTraining = std::move(fresh.unknown);
    texts.pairs = taskPairs(*fresh.task, corpus.count, corpus.seed, fresh.seen, stop);
    texts.name = freshName(texts.task, static_cast<Index>(texts.pairs.size()));
    texts.knowsLinks = true;
    return texts;
}

}  // namespace attn
