// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/system_maps.h"

#include <algorithm>
#include <memory>
#include <numeric>

#include "core/inspect/read_dump.h"
#include "core/math/flush_denormals.h"
#include "core/math/side_by_side.h"
#include "core/network/shown_maps.h"
#include "core/text/text_ids.h"
#include "core/train/corpora/fitting_pairs.h"
#include "core/train/forced_pass.h"

namespace attn {
namespace {

constexpr Index sentencesAtOnce = 64;
constexpr Index mapsWorkspace = 32 * 1024 * 1024;  // numbers

const Conclusion* mapConclusion(const std::vector<Conclusion>& conclusions) {
    const auto found = std::find_if(conclusions.begin(), conclusions.end(),
                                    [](const Conclusion& conclusion) { return conclusion.id == "map"; });
    return found == conclusions.end() ? nullptr : &*found;
}

std::vector<std::string> textsOf(const TokenList& tokens) {
    std::vector<std::string> texts;
    for (int i = 0; i < tokens.size(); ++i)
        texts.emplace_back(tokens[i]);
    return texts;
}

// What the model read and said, as ids.
SentencePair pairOf(const TrainedModel& model, const AlignedSentence& shown) {
    const AlignedSentence& sentence = shown.original ? *shown.original : shown;
    SentencePair pair;
    pair.source = textIds(*model.tokenizers.source, model.source, textsOf(sentence.source));
    pair.target = textIds(*model.tokenizers.target, model.target, textsOf(sentence.target));
    if (sentence.hasTargetEnd)
        pair.target.push_back(endToken);
    return pair;
}

// Lets a model read its sentences again, by several threads. `visit` gets each with its place in the batch
// that `forced` has, and the number of the thread that calls it. `after` is called on the calling thread.
template <typename Visit, typename After>
void readAgain(const TrainedModel& model, const std::vector<SentencePointer>& sentences, Index threads,
               const std::stop_token& stop, const Visit& visit, const After& after) {
    std::vector<std::unique_ptr<ForcedPass>> passes;
    for (Index thread = 0; thread < threads; ++thread)
        passes.push_back(std::make_unique<ForcedPass>(model.network, mapsWorkspace));
    const auto read = [&](Index thread, std::size_t first, std::size_t end) {
        const FlushDenormals flush;
        ForcedPass& forced = *passes[static_cast<std::size_t>(thread)];
        Batch batch;
        while (first < end && !stop.stop_requested()) {
            std::vector<SentencePair> pairs;
            for (std::size_t i = first; i < end; ++i)
                pairs.push_back(pairOf(model, *sentences[i]));
            const Index count = fittingPairs(pairs, 0, static_cast<Index>(pairs.size()), mapsWorkspace,
                                             model.network.config());
            std::vector<Index> chosen(static_cast<std::size_t>(count));
            std::iota(chosen.begin(), chosen.end(), 0);
            fillBatch(batch, pairs, chosen);
            forced.run(batch);
            for (Index b = 0; b < count; ++b)
                visit(thread, forced, b,
                      first + static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)]));
            first += static_cast<std::size_t>(count);
        }
    };
    const auto each = static_cast<std::size_t>(sentencesAtOnce);
    const std::size_t atOnce = each * static_cast<std::size_t>(threads);
    for (std::size_t first = 0; first < sentences.size() && !stop.stop_requested(); first += atOnce) {
        const std::size_t end = std::min(sentences.size(), first + atOnce);
        sideBySide(threads, static_cast<Index>((end - first + each - 1) / each),
                   [&](Index thread, Index part) {
                       const std::size_t begin = first + static_cast<std::size_t>(part) * each;
                       read(thread, begin, std::min(end, begin + each));
                   });
        if (!stop.stop_requested())
            after(end);
    }
}

void setRows(const ForcedPass& forced, Index b, const MapAddress& map, AlignedSentence& sentence) {
    const std::vector<Vector> rows = forced.rows(map, b, sentence.target.size(), sentence.source.size());
    sentence.weights.resize(sentence.target.size(), sentence.source.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        sentence.weights.row(static_cast<Index>(i)) = rows[i].transpose();
}

std::optional<std::vector<MapCounts>> measureModel(const MeasuredSystem& system, const GoldLinks* gold,
                                                   const MeasureOptions& options,
                                                   const std::function<void(double share)>& progress,
                                                   const std::stop_token& stop) {
    const TokenTraits traits = tokenTraits(*system.model);
    SentenceForm otherForm = system.form;
    otherForm.rows = system.form.rows == RowToken::Read ? RowToken::Written : RowToken::Read;
    std::vector<MapCounts> nothing;
    for (const MapAddress& map : system.maps)
        nothing.push_back({map, {}, traits.givesClass ? std::nullopt : std::optional(AlignmentCounts())});
    const Index threads = processorCount();
    std::vector<std::vector<MapCounts>> parts(static_cast<std::size_t>(threads), nothing);  // by thread
    const auto visit = [&](Index thread, const ForcedPass& forced, Index b, std::size_t place) {
        const AlignedSentence& shown = *system.sentences[place];
        const std::vector<Link>* known = knownLinks(gold, shown.key.number, &shown);
        if (!known)
            return;
        // Known links of a sentence itself are those of its form.
        const auto add = [&](const SentencePointer& read, const SentenceForm& form, AlignmentCounts& counts) {
            const SentencePointer made = inForm(read, form, traits);
            const std::vector<Link>* links = knownLinks(gold, made->key.number, made.get());
            counts += countsOf(*made, links ? *links : *known, options.threshold);
        };
        for (MapCounts& each : parts[static_cast<std::size_t>(thread)]) {
            const auto read = std::make_shared<AlignedSentence>(shown.original ? *shown.original : shown);
            setRows(forced, b, each.map, *read);
            add(read, system.form, each.counts);
            if (each.other)
                add(read, otherForm, *each.other);
        }
    };
    readAgain(*system.model, system.sentences, threads, stop, visit, [&](std::size_t done) {
        if (progress)
            progress(static_cast<double>(done) / static_cast<double>(system.sentences.size()));
    });
    if (stop.stop_requested())
        return std::nullopt;
    std::vector<MapCounts> result = std::move(nothing);
    for (const std::vector<MapCounts>& part : parts)
        for (std::size_t i = 0; i < result.size(); ++i) {
            result[i].counts += part[i].counts;
            if (result[i].other)
                *result[i].other += *part[i].other;
        }
    return result;
}

std::optional<std::vector<MapCounts>> measureFile(const MeasuredSystem& system, const GoldLinks* gold,
                                                  const MeasureOptions& options,
                                                  const std::function<void(double share)>& progress,
                                                  const std::stop_token& stop) {
    std::vector<MapCounts> result;
    for (const MapAddress& map : system.maps) {
        if (isSelfAttention(map))
            continue;  // known links join the output and the source
        DumpOptions reading = system.options;
        reading.overruled["map"] = nameOf(map);
        DumpWatch watch;
        watch.stop = stop;
        watch.publish = [&](const std::vector<SentencePointer>&, double share) {
            if (progress)
                progress((static_cast<double>(result.size()) + share) /
                         static_cast<double>(system.maps.size()));
        };
        MapCounts& counts = result.emplace_back(MapCounts{map, {}, {}});
        for (const SentencePointer& sentence : readDump(system.path, reading, watch).sentences)
            if (const std::vector<Link>* known = knownLinks(gold, sentence->key.number, sentence.get()))
                counts.counts += countsOf(*sentence, *known, options.threshold);
        if (stop.stop_requested())
            return std::nullopt;
    }
    return result;
}

}  // namespace

std::vector<MapAddress> mapsOf(const TrainedModel& model) {
    std::vector<MapAddress> maps = alignmentMaps(model.network);
    if (maps.size() < 2)
        maps.clear();
    return maps;
}

std::vector<MapAddress> mapsOf(const std::vector<Conclusion>& conclusions) {
    std::vector<MapAddress> maps;
    const Conclusion* conclusion = mapConclusion(conclusions);
    if (!conclusion || conclusion->choices.size() < 2)
        return maps;
    for (const Conclusion::Choice& choice : conclusion->choices)
        if (const std::optional<MapAddress> map = mapOfName(choice.value))
            maps.push_back(*map);
    return maps;
}

std::optional<MapAddress> mapOf(const std::vector<Conclusion>& conclusions) {
    const Conclusion* conclusion = mapConclusion(conclusions);
    return conclusion ? mapOfName(conclusion->value) : std::nullopt;
}

void alignAgain(const TrainedModel& model, const std::vector<SentencePointer>& sentences,
                const MapAddress& map, const SentenceForm& form,
                const std::function<void(std::vector<SentencePointer> more, double share)>& publish,
                const std::stop_token& stop) {
    const TokenTraits traits = tokenTraits(model);
    std::vector<SentencePointer> made(sentences.size());
    std::size_t published = 0;
    const auto visit = [&](Index, const ForcedPass& forced, Index b, std::size_t place) {
        const AlignedSentence& shown = *sentences[place];
        const auto sentence = std::make_shared<AlignedSentence>(shown.original ? *shown.original : shown);
        setRows(forced, b, map, *sentence);
        made[place] = inForm(sentence, form, traits);
    };
    readAgain(model, sentences, processorCount(), stop, visit, [&](std::size_t done) {
        const auto begin = made.begin() + static_cast<std::ptrdiff_t>(published);
        publish({begin, made.begin() + static_cast<std::ptrdiff_t>(done)},
                static_cast<double>(done) / static_cast<double>(sentences.size()));
        published = done;
    });
}

std::optional<std::vector<MapCounts>> measureMaps(const MeasuredSystem& system, const GoldLinks* gold,
                                                  const MeasureOptions& options,
                                                  const std::function<void(double share)>& progress,
                                                  const std::stop_token& stop) {
    return system.model ? measureModel(system, gold, options, progress, stop)
                        : measureFile(system, gold, options, progress, stop);
}

}  // namespace attn
