// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/model/batch.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/seq2seq.h"

namespace attn {

// Decodes whole batches, without a trace: for measuring. Keeps its memory from batch to batch; one a thread.
class GreedyDecoder {
public:
    explicit GreedyDecoder(const Seq2Seq& network) : m_network(network), m_weights(network.parameters()) {}

    // The most likely token at every step for each sentence of `batch`, up to its </s> (not included) or to
    // `maximumLength` tokens. In the batch's own order. A stop leaves the steps done so far.
    std::vector<std::vector<Token>> run(const Batch& batch, Index maximumLength,
                                        const std::stop_token& stop = {});

private:
    const Seq2Seq& m_network;
    NetworkWeights m_weights;
    Encoding m_encoding;
    DecoderTape m_tape;
    Scratch m_logits;
};

}  // namespace attn
