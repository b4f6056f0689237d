// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

// One sentence of a batch with what its steps leave.
struct GreedyOutput {
    std::vector<Token> tokens;  // without </s>
    bool isEnded = false;       // by </s>, else by the maximum length
    double logProbability = 0;  // of the tokens and </s>, natural logarithm
    // By token: the source position with the largest weight; empty without attention.
    std::vector<Index> attended;
    // Between the two most likely tokens of a step, in logits, the smallest of all steps. Sentences alone and
    // in batches are added up in different orders: what is nearer than roundings may be decided otherwise.
    Real smallestLead = 0;
};

// Decodes whole batches, without a trace: for measuring and for texts. Keeps its memory from batch to batch;
// one a thread.
class GreedyDecoder {
public:
    explicit GreedyDecoder(const Network& network)
        : m_network(network),
          m_weights(std::make_unique<NetworkWeights>(network.parameters())),
          m_pass(network.pass(*m_weights)) {}

    // The most likely token at every step for each sentence of `batch`, up to its </s> (not included) or to
    // `maximumLength` tokens. In the batch's own order. A stop leaves the steps done so far.
    std::vector<std::vector<Token>> run(const Batch& batch, Index maximumLength,
                                        const std::stop_token& stop = {});
    // The same, with a maximum length for each sentence in the batch's own order.
    std::vector<GreedyOutput> outputs(const Batch& batch, std::span<const Index> maximumLengths,
                                      const std::stop_token& stop = {});

private:
    void begin(const Batch& batch);
    // Step t of all sentences, which read `previous`; their logits are in m_logits.
    void step(Index t, std::span<const Token> previous);
    Index mostAttended(const MapAddress& map, Index b);

    const Network& m_network;
    std::unique_ptr<NetworkWeights> m_weights;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;
    Vector m_row;  // [S] weights of one step
};

}  // namespace attn
