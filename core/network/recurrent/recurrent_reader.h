// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/annotations.h"
#include "core/network/config.h"
#include "core/network/layers/dropout.h"
#include "core/network/positions/positions.h"
#include "core/network/recurrent/recurrent_layer.h"
#include "core/network/recurrent/token_projection.h"

namespace attn {

// What recurrent layers made of a batch, and what they keep to go back, laid out by `positions`. The
// annotations are h_j = [h→_j ; h←_j] and the summary is [h→_last ; h←_first], both of the last layer.
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

// What the first layer reads: tokens [N], or vectors [E, N] where there are no tokens.
struct ReaderInput {
    std::span<const Token> tokens = {};
    const Scratch* vectors = nullptr;
};

// Recurrent layers in one or two directions (model-spec, "Encoder"; Bahdanau 2015, A.2.1) over the embeddings
// of tokens or over other vectors. Holds no numbers.
class RecurrentReader {
public:
    // Layers over vectors of `inputs` numbers, which are the rows of `embedding` if there is one. Tensors are
    // `<prefix>.weight_ih_l0`, …; noise is drawn from `noisePlace` on.
    RecurrentReader(const ReaderConfig& config, Index inputs, ParameterId embedding,
                    const std::string& prefix, std::uint64_t noisePlace, ParameterLayout& layout);

    Index outputSize() const { return m_outputSize; }  // K

    // `encoding.noise` is read.
    void forward(const NetworkWeights& weights, const Positions& positions, const ReaderInput& input,
                 RecurrentEncoding& encoding) const;
    // Uses `upstream` up. Adds to `gradient`, and to `dVectors` [E, N] where it read vectors; overwrites the
    // gates of `encoding`.
    void backward(const NetworkWeights& weights, const Positions& positions, const ReaderInput& input,
                  RecurrentEncoding& encoding, Annotations& upstream, Parameters& gradient,
                  Scratch* dVectors = nullptr) const;

private:
    Index directions() const { return static_cast<Index>(m_layers.front().size()); }
    bool readsTokens(std::size_t layer) const { return layer == 0 && m_embedding != noParameter; }
    Scratch& output(std::size_t layer, RecurrentEncoding& encoding) const;
    ConstMatrixRef inputOf(std::size_t layer, const ReaderInput& input,
                           const RecurrentEncoding& encoding) const;
    void dropBelow(std::size_t layer, RecurrentEncoding& encoding) const;
    void projectInput(std::size_t layer, const RecurrentLayer& recurrent, const NetworkWeights& weights,
                      const ReaderInput& input, RecurrentEncoding::Direction& tape,
                      const RecurrentEncoding& encoding) const;
    void runDirection(std::size_t layer, Index direction, const NetworkWeights& weights,
                      const Positions& positions, const ReaderInput& input,
                      RecurrentEncoding& encoding) const;
    void runDirectionBack(std::size_t layer, Index direction, const NetworkWeights& weights,
                          const Positions& positions, RecurrentEncoding& encoding,
                          Annotations& upstream) const;
    void addInputGradients(std::size_t layer, const NetworkWeights& weights, const ReaderInput& input,
                           RecurrentEncoding& encoding, Annotations& upstream, Parameters& gradient,
                           Scratch* dVectors) const;

    Index m_outputSize;
    ParameterId m_embedding;  // noParameter where vectors are read
    std::uint64_t m_noisePlace;
    std::vector<std::vector<RecurrentLayer>> m_layers;  // by layer, then direction
};

}  // namespace attn
