// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include <algorithm>
#include <numeric>

#include "core/decode/greedy.h"
#include "core/math/flush_denormals.h"
#include "core/metrics/alignment.h"
#include "core/model/teacher_forcing.h"
#include "core/nn/cross_entropy.h"

namespace attn {
namespace {

constexpr Index batchSize = 64;

// The decoder reads the reference: loss, hits and alignments of one batch.
class ForcedPass {
public:
    explicit ForcedPass(const Seq2Seq& network) : m_network(network), m_weights(network.parameters()) {}

    void run(const Batch& batch) {
        const Decoder& decoder = m_network.decoder();
        readReference(m_network, m_weights, batch, m_encoding, m_tape);
        m_logits.shape(decoder.targetSize(), batch.steps * batch.size());
        decoder.logits(m_weights, m_tape, 0, m_logits.all());
        loss += crossEntropy(m_logits.all(), batch.target, 1, hits);
        tokens += batch.targetTokens;
    }

    // The weights [S] of every step of sentence `b`.
    std::vector<Vector> alignment(const Batch& batch, Index b) const {
        std::vector<Vector> rows;
        for (Index t = 0; t < batch.steps; ++t) {
            Vector row(batch.positions.length(b));
            for (Index j = 0; j < row.size(); ++j)
                row[j] = m_tape.attention.alignment.all()(batch.positions.first(j) + b, t);
            rows.push_back(std::move(row));
        }
        return rows;
    }

    double loss = 0;
    Index tokens = 0;
    Index hits = 0;

private:
    const Seq2Seq& m_network;
    NetworkWeights m_weights;
    Encoding m_encoding;
    DecoderTape m_tape;
    Scratch m_logits;
};

bool isExact(const std::vector<Token>& output, const std::vector<Token>& target) {
    return std::equal(output.begin(), output.end(), target.begin(), target.end() - 1);
}

}  // namespace

Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count, const std::stop_token& stop) {
    const FlushDenormals flush;
    count = std::min(count, static_cast<Index>(corpus.pairs.size()));
    GreedyDecoder greedy(network);
    ForcedPass forced(network);
    AlignmentCounts links;
    Index exact = 0;
    Batch batch;
    Index first = 0;
    for (; first < count && !stop.stop_requested(); first += batchSize) {
        std::vector<Index> chosen(static_cast<std::size_t>(std::min(batchSize, count - first)));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(batch, corpus.pairs, chosen);
        forced.run(batch);
        const std::vector<std::vector<Token>> outputs = greedy.run(batch, batch.steps);
        for (Index b = 0; b < batch.size(); ++b) {
            const auto place = static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)]);
            exact += isExact(outputs[static_cast<std::size_t>(b)], corpus.pairs[place].target) ? 1 : 0;
            if (network.decoder().attention().attends())
                links += alignmentCounts(forced.alignment(batch, b), corpus.links[place]);
        }
    }
    Evaluation result;
    result.pairs = std::min(first, count);
    if (result.pairs == 0)
        return result;
    result.loss = forced.loss / static_cast<double>(forced.tokens);
    result.tokenAccuracy = static_cast<double>(forced.hits) / static_cast<double>(forced.tokens);
    result.exactMatch = static_cast<double>(exact) / static_cast<double>(result.pairs);
    result.alignmentErrorRate = links.errorRate();
    return result;
}

}  // namespace attn
