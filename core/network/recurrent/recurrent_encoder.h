// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/config.h"
#include "core/network/encoder.h"
#include "core/network/recurrent/recurrent_layer.h"
#include "core/network/recurrent/token_projection.h"

namespace attn {

// The encoding of a batch, and what the encoder keeps to go back, laid out by `positions`. The annotations
// are h_j = [h→_j ; h←_j] and the summary is [h→_last ; h←_first], both of the last layer.
struct RecurrentEncoding : Annotations {
    Noise noise;  // of a training pass; without noise by default

    struct Direction {
        Scratch input;     // [G·H, N] gates
        Scratch hidden;    // [G·H, N]
        Scratch previous;  // [R·H, N] the state before each step
        Scratch state;     // [R·H, B] the current state, at the end each sentence's last one
        TokenProjection tokens;
    };
    struct Layer {
        std::vector<Direction> directions;  // forward, backward
        Scratch output;                     // [K, N] output of a layer below the last
        Scratch mask;                       // [K, N] dropout of the input of an upper layer, in training
        Scratch below;                      // [K, N] its input after dropout
    };
    std::vector<Layer> layers;
    // Used on the way back:
    Scratch dState;  // [R·H, B]
    Scratch dBelow;  // [K, N]
};

// Recurrent layers in one or two directions (model-spec, "Encoder"; Bahdanau 2015, A.2.1).
class RecurrentEncoder final : public Encoder {
public:
    RecurrentEncoder(const ModelConfig& config, ParameterLayout& layout);

    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;

    // `tokens` [N] by `positions`. `encoding.noise` is read.
    void forward(const NetworkWeights& weights, const Positions& positions, std::span<const Token> tokens,
                 RecurrentEncoding& encoding) const;
    // Uses `upstream` up. Adds to `gradient`; overwrites the gates of `encoding`.
    void backward(const NetworkWeights& weights, const Positions& positions, std::span<const Token> tokens,
                  RecurrentEncoding& encoding, Annotations& upstream, Parameters& gradient) const;

private:
    Index directions() const { return static_cast<Index>(m_layers.front().size()); }
    Scratch& output(std::size_t layer, RecurrentEncoding& encoding) const;
    ConstMatrixRef inputOf(std::size_t layer, const RecurrentEncoding& encoding) const;
    void dropBelow(std::size_t layer, RecurrentEncoding& encoding) const;
    void projectInput(std::size_t layer, const RecurrentLayer& recurrent, const NetworkWeights& weights,
                      std::span<const Token> tokens, RecurrentEncoding::Direction& tape,
                      const RecurrentEncoding& encoding) const;
    void runDirection(std::size_t layer, Index direction, const NetworkWeights& weights,
                      const Positions& positions, std::span<const Token> tokens,
                      RecurrentEncoding& encoding) const;
    void runDirectionBack(std::size_t layer, Index direction, const NetworkWeights& weights,
                          const Positions& positions, RecurrentEncoding& encoding,
                          Annotations& upstream) const;
    void addInputGradients(std::size_t layer, const NetworkWeights& weights, std::span<const Token> tokens,
                           RecurrentEncoding& encoding, Annotations& upstream, Parameters& gradient) const;

    Index m_annotationSize;  // K
    ParameterId m_embedding;
    std::vector<std::vector<RecurrentLayer>> m_layers;  // by layer, then direction
};

}  // namespace attn
