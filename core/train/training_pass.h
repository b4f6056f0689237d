// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/batch.h"
#include "core/model/decoder.h"
#include "core/model/encoder.h"
#include "core/model/seq2seq.h"

namespace attn {

struct BatchLoss {
    double sum = 0;    // Σ −ln p over target tokens
    Index tokens = 0;  // target tokens, </s> included
    Index hits = 0;    // of them, where the target was the most likely token
    double mean() const { return tokens > 0 ? sum / static_cast<double>(tokens) : 0; }
};

// One batch through a network and back, with all the memory that takes. One a thread; the network is not
// changed.
class TrainingPass {
public:
    explicit TrainingPass(const Seq2Seq& network);

    // The network's parameters have changed since the last call.
    void updateWeights() { m_weights.update(); }

    // Teacher forcing: the mean cross-entropy over the target tokens of `batch` (model-spec, "Loss"); writes
    // its gradient, times `scale`, over `gradient`.
    BatchLoss run(const Batch& batch, Parameters& gradient, Real scale = 1);

    // Of the last batch; columns as Positions and Decoder lay them out.
    const Encoding& encoding() const { return m_encoding; }
    const DecoderTape& tape() const { return m_tape; }
    // [Vt, T·B] as they were before the gradient, where they were all kept (`keepLogits`): for tests.
    void setKeepLogits(bool keep) { m_keepLogits = keep; }
    const Scratch& keptLogits() const { return m_keptLogits; }

private:
    BatchLoss outputLayer(const Batch& batch, Parameters& gradient, Real scale);

    const Seq2Seq& m_network;
    NetworkWeights m_weights;
    Encoding m_encoding;
    EncodingGradient m_dEncoding;
    DecoderTape m_tape;
    Scratch m_logits;  // [Vt, n] a chunk of columns
    bool m_keepLogits = false;
    Scratch m_keptLogits;
};

}  // namespace attn
