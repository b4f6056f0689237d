// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/network/attention/attention.h"
#include "core/network/config.h"
#include "core/network/decoder.h"
#include "core/network/layers/output_layer.h"
#include "core/network/recurrent/bridge.h"
#include "core/network/recurrent/decoder_stack.h"

namespace attn {

// What the decoder keeps between its calls, for T steps side by side. Step t of a batch has the columns
// t·B … t·B + B − 1. Training keeps all steps. Stepping keeps one and carries the state over.
struct DecoderTape {
    Noise noise;         // of a training pass; without noise by default
    Scratch firstState;  // [D, B] s_0
    DecoderStackTape layers;
    AttentionTape attention;
    Scratch readout;      // [F, T·B] what the output layer reads: [s_t ; c_t ; emb(y_{t−1})] or h̃_t
    Scratch joined;       // [K+D, T·B] Luong's [c_t ; s_t]
    Scratch feed;         // [D, B] Luong's h̃ before place 0
    Scratch dFirstState;  // [D, B]
    Scratch dReadout;     // [F, T·B]
    Scratch dJoined;      // [K+D, T·B]
    Scratch mask;         // [F, n] dropout of the columns in work
    Scratch dropped;      // [F, n]
};

// A recurrent decoder (model-spec, "Decoder wirings"). Training, greedy, forced and beam decoding and the
// window all call `step`. Embeddings, their part of the gates, and the output layer do not depend on the step
// before; they are computed outside of `step`, for all steps of a batch at once in training. The wirings
// (wirings.h) join attention, layers and readout. Holds no numbers.
class RecurrentDecoder : public Decoder {
public:
    std::vector<MapAddress> maps() const override;
    std::unique_ptr<DecoderPass> pass(const NetworkWeights& weights) const override;

    Index stateSize() const { return m_layers.stateSize(); }
    Index contextSize() const { return m_annotationSize; }
    Index targetSize() const { return m_targetSize; }
    const Attention& attention() const { return m_attention; }

    // Shapes the tape for `steps` steps and puts s_0 at its beginning. `tape.noise` is read here.
    virtual void prepare(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                         Index steps, DecoderTape& tape) const;
    // The tokens y_{t−1} that the steps from place 0 on read, as many as are known. [n·B]
    virtual void readTokens(const NetworkWeights& weights, std::span<const Token> tokens,
                            DecoderTape& tape) const;
    // Computes step `t` of decoding at place `slot`: attention, context, next state, readout.
    virtual void step(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                      Index t, Index slot, DecoderTape& tape) const = 0;
    // The state after place 0 becomes the state before it. Sentence b takes over the state of sentence
    // `parents[b]` (a beam), or keeps its own if `parents` is empty.
    virtual void carryState(std::span<const Index> parents, DecoderTape& tape) const;
    // logits [Vt, n] of the columns first … first + n − 1.
    Token mostLikely(const NetworkWeights& weights, const DecoderTape& tape, Index column,
                     OutputSearch& search, MatrixRef logits) const {
        return static_cast<Token>(m_output.mostLikely(weights, tape.readout.cols(column, 1), search, logits));
    }
    void logits(const NetworkWeights& weights, DecoderTape& tape, Index first, MatrixRef logits) const;

    // Vectors of the step at place `slot`, [·, B]: the state s_t, the query, the context c_t, and h̃_t, which
    // has rows only in Luong's wiring.
    ConstMatrixRef states(const DecoderTape& tape, Index slot, Index count = 1) const {
        return m_layers.after(tape.layers, slot, count);
    }
    virtual ConstMatrixRef queries(const DecoderTape& tape, Index slot, Index count = 1) const = 0;
    virtual ConstMatrixRef contexts(const DecoderTape& tape, Index slot, Index count = 1) const = 0;
    virtual ConstMatrixRef attentionals(const DecoderTape& tape, Index slot, Index count = 1) const;

    // Writes the gradient of the readout and adds the gradient of the output layer. Call it right after
    // `logits` of the same columns.
    void logitsBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, Index first,
                    DecoderTape& tape, Parameters& gradient) const;
    // Goes all steps back, after `logitsBack` of all columns. `tokens` are those of readTokens. Adds to
    // `gradient` and to `dSource`. Overwrites the gates of the tape.
    void backward(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                  std::span<const Token> tokens, DecoderTape& tape, Annotations& dSource,
                  Parameters& gradient) const;

protected:
    // `feedSize` is the number of rows that the first layer reads besides the embedding.
    RecurrentDecoder(const ModelConfig& config, Index feedSize, ParameterLayout& layout);
    // Adds the output layer, the last tensors of the layout.
    void addOutputLayer(Index readoutSize, ParameterLayout& layout);

    virtual void stepBack(const NetworkWeights& weights, const Positions& positions,
                          const Annotations& source, Index slot, DecoderTape& tape) const = 0;
    // Adds the gradients that are summed over all steps.
    virtual void finish(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                        std::span<const Token> tokens, DecoderTape& tape, Annotations& dSource,
                        Parameters& gradient) const = 0;

    Bridge m_bridge;
    Index m_annotationSize;  // K
    Index m_embeddingSize;   // E
    Index m_targetSize;      // Vt
    ParameterId m_embedding;
    DecoderStack m_layers;
    Attention m_attention;

private:
    Index m_readoutSize = 0;  // F
    OutputLayer m_output;
};

}  // namespace attn
