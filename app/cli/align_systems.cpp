// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/align_systems.h"

#include <cstdio>

#include "app/cli/fresh_pairs.h"
#include "app/cli/pair_progress.h"
#include "core/error.h"
#include "core/io/model_file.h"
#include "core/math/flush_denormals.h"
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

void tell(const std::string& path, const char* what, const LeftOutLinks& links) {
    if (links.count > 0)
        std::fprintf(stderr, "attnlab: %s: %s: %ld, the first in line %lld\n", path.c_str(), what,
                     links.count, static_cast<long long>(links.firstLine));
}

void tellLeftOut(const AlignmentFile& file) {
    tell(file.path, "links that stand twice and count once", file.doubled);
    tell(file.path, "links past the end of their sentence, left out", file.outOfRange);
    tell(file.path, "words linked to nothing (position 0), left out", file.unaligned);
}

AlignmentFileOptions fileOptions(AlignmentFileOptions file, const AlignOptions& options,
                                 const std::optional<SentencePairs>& sentences) {
    if (options.leavesOutWrongLinks)
        file.doubled = file.outOfRange = WrongLinks::LeaveOut;
    file.sentences = sentences ? &*sentences : nullptr;
    return file;
}

std::vector<Vector> alignPair(WordAligner& aligner, const SentencePairs& pairs, std::size_t place) {
    const Sentence &source = pairs.source[place], &target = pairs.target[place];
    try {
        return aligner.align(source.tokens, target.tokens);
    } catch (const Error& error) {
        const std::string files = pairs.sourcePath == pairs.targetPath
                                      ? pairs.sourcePath
                                      : pairs.sourcePath + " and " + pairs.targetPath;
        throw Error(files + ", line " + std::to_string(source.line) + ": " + error.what(), error.kind());
    }
}

}  // namespace

KnownLinks readKnownLinks(const AlignOptions& options) {
    KnownLinks gold;
    if (!options.pairs.empty())
        gold.sentences = readSentencePairs(options.pairs);
    else if (!options.source.empty())
        gold.sentences = readSentencePairs(options.source, options.target);
    gold.file = readAlignments(options.gold, fileOptions(options.goldFile, options, gold.sentences));
    if (!gold.sentences)
        gold.sentences = std::move(gold.file.texts);
    for (const SentenceLinks& sentence : gold.file.sentences) {
        for (const Link& link : sentence.links)
            ++(link.sure ? gold.sure : gold.possible);
    }
    tellLeftOut(gold.file);
    return gold;
}

AlignedSystem alignFile(const std::string& path, const AlignOptions& options, const KnownLinks& gold) {
    AlignmentFileOptions how = fileOptions(options.systemFile, options, gold.sentences);
    how.doubled = WrongLinks::LeaveOut;  // a system's links are a set
    const AlignmentFile file = readAlignments(path, how);
    tellLeftOut(file);
    AlignedSystem system;
    system.path = path;
    system.sentences = static_cast<Index>(gold.file.sentences.size());
    system.doubled = file.doubled;
    system.outOfRange = file.outOfRange;
    setCounts(system, alignmentCounts(file, gold.file));
    return system;
}

AlignedSystem alignModel(const std::string& path, const AlignOptions& options, const KnownLinks& gold) {
    if (!gold.sentences)
        throw Error(path + ": a model needs the sentences of " + gold.file.path +
                    "; add --source and --target, or --pairs.");
    if (gold.sentences->source.size() != gold.file.sentences.size())
        throw Error(gold.file.path + ": has links of " + std::to_string(gold.file.sentences.size()) +
                    " sentences, but there are " + std::to_string(gold.sentences->source.size()) +
                    " sentence pairs; the same number was expected.");
    const FlushDenormals flush;
    const std::shared_ptr<const TrainedModel> model = loadModel(path);
    WordAligner aligner(*model);
    AlignmentCounts counts;
    SoftAlignmentSums soft;
    PairProgress progress(path, static_cast<Index>(gold.file.sentences.size()));
    for (std::size_t i = 0; i < gold.file.sentences.size(); ++i) {
        const std::vector<Vector> rows = alignPair(aligner, *gold.sentences, i);
        counts += alignmentCounts(rows, gold.file.sentences[i].links, options.measures.threshold);
        if (const auto found = softAlignment(rows, options.measures.coverageExponent))
            soft.add(*found);
        progress.show(static_cast<Index>(i) + 1);
    }
    AlignedSystem system;
    system.path = path;
    system.isModel = true;
    system.sentences = static_cast<Index>(gold.file.sentences.size());
    system.soft = soft.means();
    system.unknownTokens = aligner.unknownTokens();
    setCounts(system, counts);
    if (aligner.unknownTokens() > 0)
        std::fprintf(stderr, "attnlab: %s: %ld of %ld tokens are not in its vocabularies\n", path.c_str(),
                     aligner.unknownTokens(), aligner.tokens());
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
