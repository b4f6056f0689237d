// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect/inspect_models.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include "app/cli/common/measured_texts.h"
#include "app/cli/common/output.h"
#include "app/cli/common/pair_progress.h"
#include "app/cli/common/task_lengths.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/inspect/model_system.h"
#include "core/math/side_by_side.h"
#include "core/model_files/model_file.h"
#include "core/network/shown_maps.h"

namespace attn {
namespace {

ModelCorpus modelCorpus(const InspectOptions& options, const TrainedModel& first,
                        const std::string& firstPath) {
    ModelCorpus corpus;
    corpus.count = options.fresh.count;
    corpus.seed = options.fresh.seed;
    if (options.hasFiles()) {
        if (!options.fresh.task.empty())
            throw Error("inspect: --task and texts of files are both given; give one of them.");
        if (options.isSeedGiven || !options.fresh.lengths.empty())
            throw Error(std::string("inspect: ") +
                        (options.isSeedGiven ? "--seed draws" : "--lengths are those of") +
                        " a task's pairs; leave it out when texts of files are read.");
        if (options.pairs.empty() && (options.source.empty() || options.target.empty())) {
            const std::string given = options.source.empty() ? "--target" : "--source";
            const std::string missing = options.source.empty() ? "--source" : "--target";
            throw Error("inspect: " + given + " is given without " + missing + ", and the model " +
                        firstPath + " needs sentences and their translations; add " + missing +
                        ", or give both in one file with --pairs.");
        }
        corpus.files = {options.pairs, options.source, options.target, false};
        corpus.count = options.isCountGiven ? options.fresh.count : 0;
        return corpus;
    }
    corpus.task = options.fresh.task.empty() ? first.training.task : options.fresh.task;
    if (corpus.task.empty())
        throw Error(firstPath + ": does not say which task it is for; add --task with one of " + taskNames() +
                    ", or texts with --source and --target, or --pairs.");
    if (const TaskDescription* task = findTask(corpus.task); task && !options.fresh.lengths.empty())
        corpus.lengths = lengthsOf(options.fresh.lengths, *task);
    return corpus;
}

InspectedSystem modelSystem(const TrainedModel& model, const std::string& path, const ModelTexts& texts,
                            const InspectOptions& options) {
    InspectedSystem system;
    system.name = std::filesystem::path(path).stem().string();
    system.path = path;
    system.score = model.network.config().attention.score;
    system.task = texts.task;
    system.format = "model";
    const auto count = static_cast<Index>(texts.pairs.size());
    PairProgress progress(path, count);
    const auto publish = [&](std::vector<SentencePointer> more, double share) {
        system.sentences.insert(system.sentences.end(), more.begin(), more.end());
        progress.show(static_cast<Index>(share * static_cast<double>(count)));
    };
    std::optional<MapAddress> map;
    if (!options.map.empty()) {
        const std::vector<MapAddress> maps = alignmentMaps(model.network);
        map = mapOfName(options.map);
        if (!map || std::find(maps.begin(), maps.end(), *map) == maps.end()) {
            std::vector<std::string> names;
            for (const MapAddress& one : maps)
                names.push_back(nameOf(one));
            throw Error(path + ": has no map " + inQuotes(options.map) + " between output and source; " +
                        suggestion(options.map, names));
        }
        system.map = map;
    }
    system.form = {options.takesRead ? RowToken::Read : RowToken::Written, options.mergesSubwords};
    system.skipped =
        alignModel(model, texts, options.readsReference ? ReadsTarget::Reference : ReadsTarget::Own, publish,
                   {}, processorCount(), map, system.form);
    return system;
}

void tellUnknownTokens(const TrainedModel& model, const std::string& path, const ModelTexts& texts) {
    Index all = 0, unknown = 0;
    for (const TaskPair& pair : texts.pairs) {
        const std::vector<Token> ids = model.source.ids(model.tokenizers.source->tokenize(pair.source));
        all += static_cast<Index>(ids.size());
        unknown += std::count(ids.begin(), ids.end(), unknownToken);
    }
    if (unknown > 0)
        tell(path + ": " + unknownTokensNote(unknown, all));
}

}  // namespace

std::vector<InspectedSystem> modelSystems(const std::vector<std::string>& paths,
                                          const InspectOptions& options) {
    std::vector<InspectedSystem> systems;
    if (paths.empty())
        return systems;
    std::vector<std::shared_ptr<const TrainedModel>> models;
    for (const std::string& path : paths)
        models.push_back(loadModel(path));
    const ModelTexts texts =
        modelTexts(modelCorpus(options, *models.front(), paths.front()), models, {}, paths);
    tellUnknownTraining(texts.unknownTraining);
    if (!texts.skipped.empty())
        tell(texts.skipped);
    for (std::size_t i = 0; i < paths.size() && options.hasFiles(); ++i)
        tellUnknownTokens(*models[i], paths[i], texts);
    for (std::size_t i = 0; i < paths.size(); ++i)
        systems.push_back(modelSystem(*models[i], paths[i], texts, options));
    return systems;
}

}  // namespace attn
