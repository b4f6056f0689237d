// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "core/decode/greedy.h"
#include "core/decode/usual_length.h"
#include "core/math/flush_denormals.h"
#include "core/math/side_by_side.h"
#include "core/network/shown_maps.h"
#include "core/train/corpora/fitting_pairs.h"
#include "core/train/measure_sums.h"

namespace attn {
namespace {

constexpr Index mostBuckets = 12;

// A reference with an unknown token does not say what is right, so no output equals it.
bool isExact(const std::vector<Token>& output, const std::vector<Token>& target) {
    return std::find(target.begin(), target.end(), unknownToken) == target.end() &&
           std::equal(output.begin(), output.end(), target.begin(), target.end() - 1);
}

Index sourceLength(const SentencePair& pair) {
    return static_cast<Index>(pair.source.size());
}

// The widths are 1, 2, 5, 10, 20, 50 …
Index bucketWidth(const Corpus& corpus, const EvaluationOptions& options) {
    if (options.lengthWidth > 0)
        return options.lengthWidth;
    const auto end = corpus.pairs.begin() + options.count;
    const auto [shortest, longest] = std::minmax_element(
        corpus.pairs.begin(), end, [](const SentencePair& left, const SentencePair& right) {
            return left.source.size() < right.source.size();
        });
    if (shortest == end)
        return 1;
    for (Index width = 1;; width *= 10) {
        for (const Index step : {1, 2, 5}) {
            const Index first = (sourceLength(*shortest) - 1) / (step * width);
            if ((sourceLength(*longest) - 1) / (step * width) - first < mostBuckets)
                return step * width;
        }
    }
}

// The data that all batches share.
struct Measured {
    const Seq2Seq& network;
    const Corpus& corpus;
    const EvaluationOptions& options;
    const bool areClasses = corpus.targetKind == TargetKind::Class;
    const bool decodes = options.decodes && !areClasses;
    const bool hasTexts = decodes && options.vocabulary && options.tokenizer && !corpus.references.empty();
    // measured besides the alignment
    const std::vector<MapAddress> maps = !options.measuresMaps || corpus.links.empty()
                                             ? std::vector<MapAddress>()
                                         : options.maps ? *options.maps
                                                        : alignmentMaps(network);
    // of buckets; 0 when there are none
    const Index width = options.measuresByLength ? bucketWidth(corpus, options) : 0;
};

struct MeasuredBatch {
    ForcedPass::SentenceLoss forced;
    std::vector<Index> places;  // places of its pairs in the corpus
    std::vector<PairMeasures> pairs;
};

// Measures batches. Each thread needs its own.
class BatchMeasuring {
public:
    explicit BatchMeasuring(const Measured& what)
        : m_what(what), m_forced(what.network, std::min(what.options.workspace, ForcedPass::usualLogits)) {
        if (what.decodes)
            m_greedy.emplace(what.network);
        if (what.areClasses)
            m_forced.keepMostLikely();
    }

    // Measures the `count` pairs from `first` on.
    MeasuredBatch run(Index first, Index count) {
        std::vector<Index> chosen(static_cast<std::size_t>(count));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(m_batch, m_what.corpus.pairs, chosen);
        m_forced.run(m_batch);
        MeasuredBatch result{m_forced.lastBatch(), m_batch.order, {}};
        std::vector<std::vector<Token>> outputs;
        if (m_what.decodes) {
            // A longer output cannot equal a reference of this batch, but it counts as a text.
            const Index most = m_what.hasTexts
                                   ? std::max(m_batch.steps, usualMaximumLength(m_batch.positions.longest()))
                                   : m_batch.steps;
            outputs = m_greedy->run(m_batch, most);
        }
        for (Index b = 0; b < m_batch.size(); ++b)
            result.pairs.push_back(
                measure(b, outputs.empty() ? nullptr : &outputs[static_cast<std::size_t>(b)]));
        return result;
    }

private:
    // `output` is nullptr when the pair is not decoded.
    PairMeasures measure(Index b, const std::vector<Token>* output) {
        const auto place = static_cast<std::size_t>(m_batch.order[static_cast<std::size_t>(b)]);
        const SentencePair& pair = m_what.corpus.pairs[place];
        PairMeasures found;
        if (m_what.width > 0 || !output)
            found.forced = m_forced.sentence(m_batch, b);
        found.isExact = output ? isExact(*output, pair.target) : found.forced.hits == found.forced.tokens;
        if (place < m_what.corpus.links.size())
            for (const MapAddress& map : m_what.maps)
                found.maps.push_back(measureMap(map, b, place));
        if (m_what.areClasses) {
            measureClass(b, place, found);
        } else if (m_what.network.alignment()) {
            std::vector<Vector> rows = m_forced.alignment(b, static_cast<Index>(pair.target.size()));
            if (place < m_what.corpus.links.size())
                found.links = alignmentCounts(rows, m_what.corpus.links[place], m_what.options.threshold);
            rows.pop_back();  // the row of </s>
            if (m_what.options.measuresSoftAlignment)
                found.softAlignment = softAlignment(rows, m_what.options.coverageExponent);
        }
        if (m_what.hasTexts)
            found.output = text(*output, std::max(usualMaximumLength(sourceLength(pair)),
                                                  static_cast<Index>(pair.target.size())));
        return found;
    }

    MapMeasures measureMap(const MapAddress& map, Index b, std::size_t place) const {
        const SentencePair& pair = m_what.corpus.pairs[place];
        const std::vector<Link>& links = m_what.corpus.links[place];
        const std::vector<Vector> rows =
            m_forced.rows(map, b, static_cast<Index>(pair.target.size()), sourceLength(pair));
        MapMeasures found{
            map, alignmentCounts(rows, links, m_what.options.threshold), alignmentCounts(rows, links), {}};
        if (m_what.areClasses)
            found.evidence = evidenceCounts(rows.front(), evidenceOf(links), m_what.options.threshold);
        return found;
    }

    // What the class's step gives, instead of what the steps of an output give.
    void measureClass(Index b, std::size_t place, PairMeasures& found) {
        const SentencePair& pair = m_what.corpus.pairs[place];
        const Token given = m_forced.mostLikely(m_batch, 0, b);
        found.classes = {classOf(pair.target.front()), classOf(given), {}, {}, false};
        if (m_what.options.keepsOutputs && m_what.options.vocabulary)
            found.output = m_what.options.vocabulary->text(given);
        if (!m_what.network.alignment())
            return;
        const std::vector<Vector> rows = m_forced.alignment(b, 1);
        if (m_what.options.measuresSoftAlignment)
            found.softAlignment = softAlignment(rows, m_what.options.coverageExponent);
        if (place >= m_what.corpus.links.size())
            return;
        const std::vector<Link>& links = m_what.corpus.links[place];
        const std::vector<int> evidence = evidenceOf(links);
        const bool isOverWords = rows.front().size() == sourceLength(pair);
        if (isOverWords) {
            found.links = alignmentCounts(rows, links, m_what.options.threshold);
            found.classes->words = evidenceCounts(rows.front(), evidence, m_what.options.threshold);
        }
        if (m_what.corpus.sentenceEnds.empty())
            return;
        const std::vector<int> sentences = sentencesOf(pair.source, m_what.corpus.sentenceEnds);
        const bool isOverSentences = rows.front().size() == sentences.back() + 1;
        if (!isOverWords && !isOverSentences)
            return;
        std::vector<int> places;
        for (const int word : evidence)
            places.push_back(sentences[static_cast<std::size_t>(word)]);
        found.classes->sentences =
            evidenceCounts(isOverWords ? sentenceWeights(rows.front(), sentences) : rows.front(), places,
                           m_what.options.threshold);
        if (isOverWords && found.classes->sentences.texts > 0)
            found.classes->hasWordOfSentence = isOneOf(evidence, mostOfLargest(rows.front(), sentences));
    }

    // The word with the largest weight in the sentence with the largest weight.
    static int mostOfLargest(const Vector& weights, std::span<const int> sentences) {
        Index largest = 0;
        sentenceWeights(weights, sentences).maxCoeff(&largest);
        int most = -1;
        for (std::size_t j = 0; j < sentences.size(); ++j)
            if (sentences[j] == largest &&
                (most < 0 || weights[static_cast<Index>(j)] > weights[static_cast<Index>(most)]))
                most = static_cast<int>(j);
        return most;
    }
    static bool isOneOf(const std::vector<int>& places, int place) {
        return std::find(places.begin(), places.end(), place) != places.end();
    }

    std::string text(const std::vector<Token>& output, Index most) const {
        std::vector<std::string> tokens;
        for (const Token token : output) {
            if (static_cast<Index>(tokens.size()) < most)
                tokens.push_back(m_what.options.vocabulary->text(token));
        }
        return m_what.options.tokenizer->join(tokens);
    }

    const Measured& m_what;
    std::optional<GreedyDecoder> m_greedy;
    ForcedPass m_forced;
    Batch m_batch;
};

// Adds batches up in their order, so that rounding does not depend on which thread finished first.
class EvaluationSums {
public:
    explicit EvaluationSums(const Measured& what) : m_what(what), m_whole(what.options.bleu) {}

    void add(MeasuredBatch batch) {
        m_forced.loss += batch.forced.loss;
        m_forced.tokens += batch.forced.tokens;
        m_forced.hits += batch.forced.hits;
        for (std::size_t b = 0; b < batch.pairs.size(); ++b)
            add(batch.pairs[b], static_cast<std::size_t>(batch.places[b]));
    }

    Evaluation result() {
        Evaluation result{m_whole.measures(), {}, std::move(m_outputs)};
        if (result.pairs == 0)
            return result;
        result.loss = m_forced.loss / static_cast<double>(m_forced.tokens);
        result.tokenAccuracy = static_cast<double>(m_forced.hits) / static_cast<double>(m_forced.tokens);
        for (const auto& [bucket, sums] : m_buckets)
            result.byLength.push_back(
                {bucket * m_what.width + 1, (bucket + 1) * m_what.width, sums.measures()});
        return result;
    }

private:
    void add(PairMeasures& found, std::size_t place) {
        std::vector<std::string> references;
        if (m_what.hasTexts) {
            references.push_back(m_what.corpus.references[place]);
            if (place < m_what.options.moreReferences.size()) {
                const std::vector<std::string>& more = m_what.options.moreReferences[place];
                references.insert(references.end(), more.begin(), more.end());
            }
        }
        m_whole.add(found, references);
        if (m_what.width > 0)
            m_buckets
                .try_emplace((sourceLength(m_what.corpus.pairs[place]) - 1) / m_what.width,
                             m_what.options.bleu)
                .first->second.add(found, references);
        if (!m_what.options.keepsOutputs || !found.output)
            return;
        m_outputs.resize(std::max(m_outputs.size(), place + 1));
        m_outputs[place] = std::move(*found.output);
    }

    const Measured& m_what;
    ForcedPass::SentenceLoss m_forced;
    MeasureSums m_whole;
    std::map<Index, MeasureSums> m_buckets;  // key: (length − 1) / width
    std::vector<std::string> m_outputs;
};

struct BatchRange {
    Index first, count;
};

std::vector<BatchRange> batchRanges(const Corpus& corpus, const EvaluationOptions& options,
                                    const ModelConfig& config) {
    std::vector<BatchRange> ranges;
    for (Index first = 0; first < options.count; first += ranges.back().count)
        ranges.push_back(
            {first, fittingPairs(corpus.pairs, first, std::min(options.batch, options.count - first),
                                 options.workspace, config)});
    return ranges;
}

}  // namespace

int classOf(Token token) {
    return token > unknownToken ? token - unknownToken - 1 : ConfusionMatrix::noClass;
}

void measureHeads(const Network& network, EvaluationOptions& options) {
    options.maps = alignmentHeads(network);
    options.measuresMaps = options.maps->size() > 1;
}

Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, const EvaluationOptions& options,
                    const std::stop_token& stop) {
    const FlushDenormals flush;
    EvaluationOptions chosen = options;
    chosen.count = std::min(options.count, static_cast<Index>(corpus.pairs.size()));
    const Measured what{network, corpus, chosen};
    const std::vector<BatchRange> ranges = batchRanges(corpus, chosen, network.config());
    std::vector<BatchMeasuring> workers;
    for (Index i = 0; i < std::max<Index>(chosen.threads, 1); ++i)
        workers.emplace_back(what);
    EvaluationSums sums(what);
    // Each thread gets several batches, so that no thread waits long for the others.
    const std::size_t atOnce = chosen.threads > 1 ? 4 * workers.size() : 1;
    for (std::size_t first = 0; first < ranges.size() && !stop.stop_requested(); first += atOnce) {
        std::vector<MeasuredBatch> found(std::min(atOnce, ranges.size() - first));
        sideBySide(chosen.threads, static_cast<Index>(found.size()), [&](Index thread, Index item) {
            const FlushDenormals flushHere;
            const BatchRange& range = ranges[first + static_cast<std::size_t>(item)];
            found[static_cast<std::size_t>(item)] =
                workers[static_cast<std::size_t>(thread)].run(range.first, range.count);
        });
        for (MeasuredBatch& batch : found)
            sums.add(std::move(batch));
        const BatchRange& last = ranges[first + found.size() - 1];
        if (chosen.publish)
            chosen.publish(last.first + last.count);
    }
    return sums.result();
}

Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count, const std::stop_token& stop) {
    EvaluationOptions options;
    options.count = count;
    return evaluate(network, corpus, options, stop);
}

}  // namespace attn
