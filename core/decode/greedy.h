// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

// The output of one sentence of a batch.
struct GreedyOutput {
    std::vector<Token> tokens;  // without </s>
    bool isEnded = false;       // by </s> or as a class, else by the maximum length
    double logProbability = 0;  // of the tokens and </s>, natural logarithm
    // The source position with the largest weight, by token; empty without attention.
    std::vector<Index> attended;
    // The smallest lead of a most likely token over the second one, in logits, of all steps. A batch adds
    // numbers in another order than a single sentence, so a lead as small as a rounding may change sides.
    Real smallestLead = 0;
};

// Decodes whole batches without a trace, to measure a model or to decode texts. Keeps its memory from batch
// to batch. Each thread has its own.
class GreedyDecoder {
public:
    explicit GreedyDecoder(const Network& network)
        : m_network(network),
          m_weights(std::make_unique<NetworkWeights>(network.parameters())),
          m_pass(network.pass(*m_weights)) {}

    // Returns the most likely tokens of each sentence, in the batch's own order, up to its </s> (not
    // included) or to `maximumLength` tokens. After a stop there are the steps done so far.
    std::vector<std::vector<Token>> run(const Batch& batch, Index maximumLength,
                                        const std::stop_token& stop = {});
    // The same, with a maximum length for each sentence in the batch's own order.
    std::vector<GreedyOutput> outputs(const Batch& batch, std::span<const Index> maximumLengths,
                                      const std::stop_token& stop = {});

private:
    void begin(const Batch& batch);
    // Computes step t of all sentences, which read `previous`.
    void step(Index t, std::span<const Token> previous);
    // Of the step computed last, into m_logits.
    void computeLogits() { m_pass->logits(0, m_logits.all()); }
    Index mostAttended(const MapAddress& map, Index b);

    const Network& m_network;
    std::unique_ptr<NetworkWeights> m_weights;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;
    Vector m_row;  // [S] weights of one step
};

}  // namespace attn
