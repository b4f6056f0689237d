// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/network/config.h"
#include "core/network/layers/dropout.h"
#include "core/network/recurrent/recurrent_layer.h"
#include "core/network/recurrent/token_projection.h"

namespace attn {

// What the layers keep for T steps side by side. Step t of a batch has the columns t·B … t·B + B − 1.
struct DecoderStackTape {
    struct Layer {
        Scratch state;   // [R·D, (T+1)·B] s_0, then the state after each step
        Scratch input;   // [G·D, T·B] gates
        Scratch hidden;  // [G·D, T·B]
        Scratch dState;  // [R·D, B]
        // Used by an upper layer in training with dropout:
        Scratch mask;    // [D, T·B]
        Scratch below;   // [D, T·B] what it reads
        Scratch dBelow;  // [D, B]
    };
    std::vector<Layer> layers;
    TokenProjection tokens;
    Index batch = 0;  // B
};

// The recurrent layers of the decoder, one above the other. The first reads [emb(y_{t−1}) ; feed]; the wiring
// gives the feed [F, B] at each step, and F may be 0. Each other layer reads the state below it. All start
// from s_0. The part of the first layer's gates that comes from embeddings is computed for many steps at
// once.
class DecoderStack {
public:
    DecoderStack(const ModelConfig& config, Index feedSize, ParameterLayout& layout);

    Index stateSize() const { return m_layers.front().hidden(); }  // D
    Index feedSize() const { return m_feedSize; }                  // F

    // Shapes the tape for `steps` steps and puts s_0 [D, B] at its beginning.
    void prepare(const ConstMatrixRef& firstState, Index steps, const Noise& noise,
                 DecoderStackTape& tape) const;
    // The tokens y_{t−1} that the steps from place 0 on read, as many as are known. [n·B]
    void readTokens(const NetworkWeights& weights, ParameterId embedding, std::span<const Token> tokens,
                    DecoderStackTape& tape) const;
    // The step at place `slot`; `feed` is not read when F = 0.
    void step(const NetworkWeights& weights, const ConstMatrixRef& feed, Index slot,
              DecoderStackTape& tape) const;
    // The states after place 0 become those before it. Sentence b takes over the states of `parents[b]`, or
    // keeps its own if `parents` is empty.
    void carryState(std::span<const Index> parents, DecoderStackTape& tape) const;

    // The states of the top layer before and after the step at place `slot`, [D, n·B].
    ConstMatrixRef before(const DecoderStackTape& tape, Index slot, Index count = 1) const;
    ConstMatrixRef after(const DecoderStackTape& tape, Index slot, Index count = 1) const;

    void prepareBack(DecoderStackTape& tape) const;
    // The gradient [D, B] of the top layer's state after the step that goes back next. The caller adds to it.
    MatrixRef dState(DecoderStackTape& tape) const;
    // Goes one step back: `dState` is then the gradient of the state before. Adds to `dFeed` [F, B].
    void stepBack(const NetworkWeights& weights, Index slot, DecoderStackTape& tape, MatrixRef dFeed) const;
    // Adds the gradients that are summed over all steps, to `dFirstState` [D, B] and to `gradient`. `feeds`
    // [F, n·B] are those of the last n steps; the feed of the steps before was zero.
    void finish(const NetworkWeights& weights, ParameterId embedding, std::span<const Token> tokens,
                const ConstMatrixRef& feeds, DecoderStackTape& tape, MatrixRef dFirstState,
                Parameters& gradient) const;

private:
    ConstMatrixRef below(const DecoderStackTape& tape, std::size_t layer, Index slot, Index count) const;

    Index m_embeddingSize;
    Index m_feedSize;
    std::vector<RecurrentLayer> m_layers;
};

}  // namespace attn
