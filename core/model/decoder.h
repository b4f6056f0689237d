// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/attention/attention.h"
#include "core/model/config.h"
#include "core/nn/recurrent_layer.h"

namespace attn {

// What the decoder keeps between its calls, for T steps side by side; step t of a batch stands in the columns
// t·B … t·B + B − 1. Training keeps all steps, stepping keeps one and carries the state over.
struct DecoderTape {
    Scratch state;    // [R·D, (T+1)·B] s_0, then the state after each step
    Scratch readout;  // [D+K+E, T·B] s_t, c_t, emb(y_{t−1}): what the output layer reads
    Scratch input;    // [G·D, T·B] gates
    Scratch hidden;   // [G·D, T·B]
    AttentionTape attention;
    TokenProjection tokens;

    Scratch dReadout;  // [D+K+E, T·B]
    Scratch dState;    // [R·D, B]
};

// The one place that decodes (model-spec, "Decoder wirings", Bahdanau 2015, A.2.2): training, greedy, forced
// and what a window steps through all call `step`. What does not depend on the step before (embeddings and
// their part of the gates, the output layer) stands outside of it, so that training does it for all steps at
// once. Holds no numbers.
class Decoder {
public:
    Decoder(const ModelConfig& config, ParameterLayout& layout);

    Index stateSize() const { return m_layer.hidden(); }
    Index contextSize() const { return m_annotationSize; }
    Index targetSize() const { return m_targetSize; }
    const Attention& attention() const { return m_attention; }

    // Shapes the tape for `steps` steps and puts s_0 at its beginning.
    void prepare(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                 Index steps, DecoderTape& tape) const;
    // The tokens y_{t−1} that the steps from place 0 on read, as many as are known. [n·B]
    void readTokens(const NetworkWeights& weights, std::span<const Token> tokens, DecoderTape& tape) const;
    // Step `t` of decoding at place `slot`: attention, context, next state.
    void step(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding, Index t,
              Index slot, DecoderTape& tape) const;
    // The state after place 0 becomes the state before it.
    void carryState(const Positions& positions, DecoderTape& tape) const;
    // logits [Vt, n] of the columns first … first + n − 1.
    void logits(const NetworkWeights& weights, const DecoderTape& tape, Index first, MatrixRef logits) const;

    // Writes the gradient of what the output layer read, adds the output layer's own.
    void logitsBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, Index first,
                    DecoderTape& tape, Parameters& gradient) const;
    // All steps back, after `logitsBack` of all columns. `tokens` as in readTokens. Adds to `gradient` and to
    // `dEncoding`; overwrites the gates of the tape.
    void backward(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                  std::span<const Token> tokens, DecoderTape& tape, EncodingGradient& dEncoding,
                  Parameters& gradient) const;

private:
    void stepBack(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                  Index slot, DecoderTape& tape, Parameters& gradient) const;

    Index m_annotationSize;  // K
    Index m_embeddingSize;   // E
    Index m_targetSize;      // Vt
    ParameterId m_embedding;
    RecurrentLayer m_layer;  // reads [emb ; c]
    Attention m_attention;
    ParameterId m_outputWeight;  // [Vt, D+K+E]
    ParameterId m_outputBias;
};

}  // namespace attn
