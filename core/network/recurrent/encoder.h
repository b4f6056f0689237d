// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/attention/annotations.h"
#include "core/network/layers/dropout.h"
#include "core/network/positions/positions.h"
#include "core/network/recurrent/config.h"
#include "core/network/recurrent/recurrent_layer.h"
#include "core/network/recurrent/token_projection.h"

namespace attn {

// What the encoder says of a batch, and what it keeps to go back. Laid out by `positions`.
// Annotations are h_j = [h→_j ; h←_j], the summary is [h→_last ; h←_first], both of the last layer.
struct Encoding : Annotations {
    Noise noise;         // of a training pass; none by default
    Scratch firstState;  // [D, B] s_0

    struct Direction {
        Scratch input;     // [G·H, N] gates
        Scratch hidden;    // [G·H, N]
        Scratch previous;  // [R·H, N] the state before each step
        Scratch state;     // [R·H, B] the running one, at last each sentence's final one
        TokenProjection tokens;
    };
    struct Layer {
        std::vector<Direction> directions;  // forward, backward
        Scratch output;                     // [K, N] of a layer below the last
        Scratch mask;   // [K, N] dropout of what an upper layer reads, while training with it
        Scratch below;  // [K, N] what it reads then
    };
    std::vector<Layer> layers;
};

// Gradients that flow into the encoder; used up by `backward`.
struct EncodingGradient : Annotations {
    Scratch firstState;  // [D, B]
    // Of its own use:
    Scratch state;  // [R·H, B]
    Scratch below;  // [K, N]
};

// Recurrent encoder with the bridge to the decoder's first state (model-spec, "Encoder", "Bridge: the
// decoder's first state"; Bahdanau 2015, A.2.1). Holds no numbers.
class Encoder {
public:
    Encoder(const ModelConfig& config, ParameterLayout& layout);

    // `tokens` [N] by `positions`. `encoding.noise` is read.
    void forward(const NetworkWeights& weights, const Positions& positions, std::span<const Token> tokens,
                 Encoding& encoding) const;
    // Adds to `gradient`; overwrites the gates of `encoding`.
    void backward(const NetworkWeights& weights, const Positions& positions, std::span<const Token> tokens,
                  Encoding& encoding, EncodingGradient& upstream, Parameters& gradient) const;

private:
    Index directions() const { return static_cast<Index>(m_layers.front().size()); }
    Scratch& output(std::size_t layer, Encoding& encoding) const;
    ConstMatrixRef inputOf(std::size_t layer, const Encoding& encoding) const;
    void dropBelow(std::size_t layer, Encoding& encoding) const;
    void projectInput(std::size_t layer, const RecurrentLayer& recurrent, const NetworkWeights& weights,
                      std::span<const Token> tokens, Encoding::Direction& tape,
                      const Encoding& encoding) const;
    void runDirection(std::size_t layer, Index direction, const NetworkWeights& weights,
                      const Positions& positions, std::span<const Token> tokens, Encoding& encoding) const;
    void runDirectionBack(std::size_t layer, Index direction, const NetworkWeights& weights,
                          const Positions& positions, Encoding& encoding, EncodingGradient& upstream) const;
    void addInputGradients(std::size_t layer, const NetworkWeights& weights, std::span<const Token> tokens,
                           Encoding& encoding, EncodingGradient& upstream, Parameters& gradient) const;

    Index m_annotationSize;  // K
    Index m_decoderSize;     // D
    ParameterId m_embedding;
    std::vector<std::vector<RecurrentLayer>> m_layers;  // by layer, then direction
    ParameterId m_bridgeWeight = noParameter;
    ParameterId m_bridgeBias = noParameter;
};

}  // namespace attn
