// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/network/config.h"
#include "core/network/layers/dropout.h"
#include "core/network/recurrent/recurrent_layer.h"
#include "core/network/recurrent/token_projection.h"

namespace attn {

// What the layers keep for T steps side by side; step t of a batch stands in the columns t·B … t·B + B − 1.
struct DecoderStackTape {
    struct Layer {
        Scratch state;   // [R·D, (T+1)·B] s_0, then the state after each step
        Scratch input;   // [G·D, T·B] gates
        Scratch hidden;  // [G·D, T·B]
        Scratch dState;  // [R·D, B]
        // Of an upper layer while training with dropout:
        Scratch mask;    // [D, T·B]
        Scratch below;   // [D, T·B] what it reads
        Scratch dBelow;  // [D, B]
    };
    std::vector<Layer> layers;
    TokenProjection tokens;
    Index batch = 0;  // B
};

// The recurrent layers of the decoder, one above the other. The first reads [emb(y_{t−1}) ; feed], where the
// feed [F, B] is what the wiring gives it at each step (F may be 0); each of the others reads the state
// below. All start from s_0. The embeddings' part of the first layer's gates is computed for many steps at
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
    // The states after place 0 become those before it; sentence b takes over those of `parents[b]`, all their
    // own where it is empty.
    void carryState(std::span<const Index> parents, DecoderStackTape& tape) const;

    // The top layer's states before the step at place `slot`, and after it: [D, n·B]
    ConstMatrixRef before(const DecoderStackTape& tape, Index slot, Index count = 1) const;
    ConstMatrixRef after(const DecoderStackTape& tape, Index slot, Index count = 1) const;

    void prepareBack(DecoderStackTape& tape) const;
    // [D, B] the gradient of the top layer's state after the step that goes back next: to be added to.
    MatrixRef dState(DecoderStackTape& tape) const;
    // One step back: `dState` is then the gradient of the state before. Adds to `dFeed` [F, B].
    void stepBack(const NetworkWeights& weights, Index slot, DecoderStackTape& tape, MatrixRef dFeed) const;
    // What all steps together give: adds to `dFirstState` [D, B] and to the gradient. `feeds` [F, n·B] are
    // those of the last n steps (steps before them had a feed of zero).
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
