// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/decode/greedy.h"
#include "core/decode/usual_length.h"
#include "core/math/flush_denormals.h"
#include "core/train/fitting_pairs.h"
#include "core/train/measure_sums.h"

namespace attn {
namespace {

constexpr Index mostBuckets = 12;

// What a reference with an unknown token says is not known, so nothing equals it.
bool isExact(const std::vector<Token>& output, const std::vector<Token>& target) {
    return std::find(target.begin(), target.end(), unknownToken) == target.end() &&
           std::equal(output.begin(), output.end(), target.begin(), target.end() - 1);
}

Index sourceLength(const SentencePair& pair) {
    return static_cast<Index>(pair.source.size());
}

// 1, 2, 5, 10, 20, 50 …
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

class Measuring {
public:
    Measuring(const Seq2Seq& network, const Corpus& corpus, const EvaluationOptions& options)
        : m_network(network),
          m_corpus(corpus),
          m_options(options),
          m_hasTexts(options.decodes && options.vocabulary && options.tokenizer &&
                     !corpus.references.empty()),
          m_width(options.measuresByLength ? bucketWidth(corpus, options) : 0),
          m_forced(network, std::min(options.workspace, ForcedPass::usualLogits)),
          m_whole(options.bleu) {
        if (options.decodes)
            m_greedy.emplace(network);
    }

    // The `count` pairs from `first` on.
    void run(Index first, Index count) {
        std::vector<Index> chosen(static_cast<std::size_t>(count));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(m_batch, m_corpus.pairs, chosen);
        m_forced.run(m_batch);
        if (!m_options.decodes) {
            for (Index b = 0; b < m_batch.size(); ++b)
                add(b, nullptr);
            return;
        }
        // A longer output is no reference of this batch, but it counts as a text.
        const Index most = m_hasTexts
                               ? std::max(m_batch.steps, usualMaximumLength(m_batch.positions.longest()))
                               : m_batch.steps;
        std::vector<std::vector<Token>> outputs = m_greedy->run(m_batch, most);
        for (Index b = 0; b < m_batch.size(); ++b)
            add(b, &outputs[static_cast<std::size_t>(b)]);
    }

    Evaluation result() const {
        Evaluation result{m_whole.measures(), {}};
        if (result.pairs == 0)
            return result;
        result.loss = m_forced.loss() / static_cast<double>(m_forced.tokens());
        result.tokenAccuracy = static_cast<double>(m_forced.hits()) / static_cast<double>(m_forced.tokens());
        for (const auto& [bucket, sums] : m_buckets)
            result.byLength.push_back({bucket * m_width + 1, (bucket + 1) * m_width, sums.measures()});
        return result;
    }

private:
    // `output` is none where it is not decoded.
    void add(Index b, const std::vector<Token>* output) {
        const auto place = static_cast<std::size_t>(m_batch.order[static_cast<std::size_t>(b)]);
        const SentencePair& pair = m_corpus.pairs[place];
        PairMeasures found;
        if (m_width > 0 || !output)
            found.forced = m_forced.sentence(m_batch, b);
        found.isExact = output ? isExact(*output, pair.target) : found.forced.hits == found.forced.tokens;
        if (m_network.decoder().attention().attends()) {
            std::vector<Vector> rows = m_forced.alignment(m_batch, b, static_cast<Index>(pair.target.size()));
            if (place < m_corpus.links.size())
                found.links = alignmentCounts(rows, m_corpus.links[place], m_options.threshold);
            rows.pop_back();  // that of </s>
            if (m_options.measuresSoftAlignment)
                found.softAlignment = softAlignment(rows, m_options.coverageExponent);
        }
        if (m_hasTexts)
            found.output = text(*output, std::max(usualMaximumLength(sourceLength(pair)),
                                                  static_cast<Index>(pair.target.size())));
        const std::string* reference = m_hasTexts ? &m_corpus.references[place] : nullptr;
        m_whole.add(found, reference);
        if (m_width > 0)
            m_buckets.try_emplace((sourceLength(pair) - 1) / m_width, m_options.bleu)
                .first->second.add(found, reference);
    }

    std::string text(const std::vector<Token>& output, Index most) const {
        std::vector<std::string> tokens;
        for (const Token token : output) {
            if (static_cast<Index>(tokens.size()) < most)
                tokens.push_back(m_options.vocabulary->text(token));
        }
        return m_options.tokenizer->join(tokens);
    }

    const Seq2Seq& m_network;
    const Corpus& m_corpus;
    const EvaluationOptions& m_options;
    bool m_hasTexts;
    Index m_width;  // of buckets; 0: none
    std::optional<GreedyDecoder> m_greedy;
    ForcedPass m_forced;
    Batch m_batch;
    MeasureSums m_whole;
    std::map<Index, MeasureSums> m_buckets;  // by (length − 1) / width
};

}  // namespace

Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, const EvaluationOptions& options,
                    const std::stop_token& stop) {
    const FlushDenormals flush;
    EvaluationOptions chosen = options;
    chosen.count = std::min(options.count, static_cast<Index>(corpus.pairs.size()));
    Measuring measuring(network, corpus, chosen);
    for (Index first = 0; first < chosen.count && !stop.stop_requested();) {
        const Index count = fittingPairs(corpus.pairs, first, std::min(chosen.batch, chosen.count - first),
                                         chosen.workspace, network.config());
        measuring.run(first, count);
        first += count;
        if (chosen.publish)
            chosen.publish(first);
    }
    return measuring.result();
}

Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count, const std::stop_token& stop) {
    EvaluationOptions options;
    options.count = count;
    return evaluate(network, corpus, options, stop);
}

}  // namespace attn
