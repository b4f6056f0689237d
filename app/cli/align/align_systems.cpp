// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/align/align_systems.h"

#include <algorithm>
#include <map>

#include "app/cli/common/fresh_pairs.h"
#include "app/cli/common/output.h"
#include "app/cli/common/pair_progress.h"
#include "app/cli/inspect/inspect_systems.h"
#include "core/base/error.h"
#include "core/inspect/corpus_texts.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/symmetrise.h"
#include "core/math/flush_denormals.h"
#include "core/model_files/model_file.h"
#include "core/network/shown_maps.h"
#include "core/train/word_alignment.h"

namespace attn {
namespace {

void setCounts(AlignedSystem& system, const AlignmentCounts& counts) {
    system.errorRate = counts.errorRate();
    system.precision = counts.precision();
    system.recall = counts.recall();
    if (!system.isModel || counts.found > 0)
        system.links = counts.found;
}

std::map<std::string, std::string> overruledBy(const LinkChoices& choices) {
    std::map<std::string, std::string> overruled;
    if (!choices.format.empty())
        overruled["format"] = choices.format;
    if (!choices.base.empty())
        overruled["base"] = choices.base;
    if (choices.isFlipped)
        overruled["order"] = "target-first";
    return overruled;
}

DumpOptions dumpOptions(const AlignOptions& options) {
    DumpOptions how{overruledBy(options.systemFile), {}};
    for (const auto& [id, value] : overruledBySet("align", options.set))
        if (!how.overruled.emplace(id, value).second)
            throw Error("align: --set " + id + "= and --" + (id == "order" ? "flip" : id) +
                        " say the same thing; leave one of them out.");
    if (!options.pairs.empty()) {
        how.overruled["source"] = options.pairs;
        how.overruled["target"] = "";
    } else if (!options.source.empty()) {
        how.overruled["source"] = options.source;
        how.overruled["target"] = options.target;
    }
    return how;
}

void readPair(WordAligner& aligner, const SentencePairs& pairs, std::size_t place) {
    const TextSentence &source = pairs.source[place], &target = pairs.target[place];
    try {
        aligner.read(source.tokens, target.tokens);
    } catch (const Error& error) {
        const std::string files = pairs.sourcePath == pairs.targetPath
                                      ? pairs.sourcePath
                                      : pairs.sourcePath + " and " + pairs.targetPath;
        throw Error(files + ", line " + std::to_string(source.line) + ": " + error.what(), error.kind());
    }
}

}  // namespace

AlignedFiles readAlignedFiles(const AlignOptions& options) {
    AlignedFiles files;
    if (!options.pairs.empty())
        files.sentences = readSentencePairs(options.pairs);
    else if (!options.source.empty())
        files.sentences = readSentencePairs(options.source, options.target);
    files.inspection.setOptions({options.measures.threshold, options.measures.coverageExponent});
    const DumpOptions how = dumpOptions(options);
    for (const std::string& path : options.systems) {
        if (!looksLikeModel(path))
            files.inspection.addSystem(systemOfDump(readDump(path, how), how));
    }
    if (!options.symmetrise.empty()) {
        if (files.inspection.systemCount() != 2)
            throw Error("align: --symmetrise joins the links of two files; name two, found " +
                        std::to_string(files.inspection.systemCount()) + ".");
        files.inspection.addSystem(symmetrisedSystem(files.inspection, options.symmetrise));
    }
    GoldTexts texts = files.inspection.texts();
    if (files.sentences)
        addLengths(texts, *files.sentences);
    else if (const std::optional<TextFiles> found = textFilesOf(files.inspection))
        addLengths(texts, *found);
    GoldLinks gold = readGold(options.gold, texts, overruledBy(options.goldFile));
    if (!files.sentences && gold.format == "columns")
        files.sentences = readSentencePairs(options.gold);
    files.inspection.setGold(std::move(gold));
    files.inspection.remeasure({}, MeasuredPart::Links);
    return files;
}

AlignedSystem alignedFile(const Inspection& inspection, int index) {
    const InspectedSystem& from = inspection.system(index);
    AlignedSystem system;
    system.path = from.path;
    for (int row = 0; row < inspection.rowCount(); ++row)
        system.sentences += inspection.sentence(index, row) && inspection.known(index, row) ? 1 : 0;
    system.conclusions = from.conclusions;
    setCounts(system, inspection.pooled(index));
    return system;
}

AlignedSystem alignModel(const std::string& path, const AlignOptions& options, const AlignedFiles& files) {
    const GoldLinks& gold = *files.inspection.gold();
    if (!files.sentences)
        throw Error(path + ": a model needs the sentences of " + gold.path +
                    "; add --source and --target, or --pairs.");
    const std::vector<long> numbers = corpusNumbers(*files.sentences);
    const FlushDenormals flush;
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    const std::optional<MapAddress> map = model->network.alignment();
    WordAligner aligner(*model);
    std::vector<AlignedSystem::Map> maps;
    if (options.measuresMaps)
        for (const MapAddress& one : alignmentMaps(model->network))
            maps.push_back({one, {}, {}});
    AlignmentCounts counts;
    SoftAlignmentSums soft;
    PairProgress progress(path, static_cast<Index>(numbers.size()));
    Index measured = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        progress.show(static_cast<Index>(i) + 1);
        const std::vector<Link>* known = gold.find(numbers[i]);
        if (!known)
            continue;
        readPair(aligner, *files.sentences, i);
        const std::vector<Vector> rows = map ? aligner.rows(*map, RowToken::Written)
                                             : std::vector<Vector>(files.sentences->target[i].tokens.size());
        for (AlignedSystem::Map& one : maps) {
            one.written +=
                alignmentCounts(aligner.rows(one.map, RowToken::Written), *known, options.measures.threshold);
            one.read +=
                alignmentCounts(aligner.rows(one.map, RowToken::Read), *known, options.measures.threshold);
        }
        counts += alignmentCounts(rows, *known, options.measures.threshold);
        if (const auto found = softAlignment(rows, options.measures.coverageExponent))
            soft.add(*found);
        ++measured;
    }
    if (measured < static_cast<Index>(std::max(numbers.size(), gold.links.size())))
        tell(path + ": " + std::to_string(gold.links.size()) + " sentences have known links in " + gold.path +
             ", " + std::to_string(numbers.size()) + " texts; " + std::to_string(measured) + " are in both");
    AlignedSystem system;
    system.path = path;
    system.isModel = true;
    system.sentences = measured;
    system.soft = soft.means();
    system.unknownTokens = aligner.unknownTokens();
    system.maps = std::move(maps);
    setCounts(system, counts);
    if (aligner.unknownTokens() > 0)
        tell(path + ": " + std::to_string(aligner.unknownTokens()) + " of " +
             std::to_string(aligner.tokens()) + " tokens are not in its vocabularies");
    return system;
}

AlignedSystem alignModelOnTask(const std::string& path, const AlignOptions& options) {
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    AlignedSystem system;
    system.path = path;
    system.isModel = true;
    const FreshPairs fresh = freshPairs(*model, path, options.fresh, ", or --gold with known links");
    system.task = fresh.task;
    EvaluationOptions how = evaluationOptions(options.measures, *model, options.fresh.count);
    how.vocabulary = nullptr;
    how.measuresByLength = false;
    PairProgress progress(path, options.fresh.count);
    how.publish = [&](Index done) { progress.show(done); };
    const Evaluation found = evaluate(model->network, fresh.corpus, how);
    system.sentences = found.pairs;
    system.soft = found.softAlignment;
    setCounts(system, found.alignment);
    return system;
}

}  // namespace attn
