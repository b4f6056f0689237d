// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/layers/dropout.h"
#include "core/network/layers/network_weights.h"
#include "core/network/layers/position_encoding.h"

namespace attn {

struct TokenInputTape {
    std::vector<Token> tokens;     // [N]
    std::vector<Index> positions;  // [N] where each token stands in its sentence
    Scratch mask;                  // [E, N] dropout in training
};

// What a network without recurrence reads of a token: x = √E · embedding + position (Vaswani et al. 2017,
// 3.4 and 3.5); some models of others have no √E. NAME.embedding.weight [V, E], and NAME.position [longest,
// E] where positions are learned. Holds no numbers of the model.
class TokenInput {
public:
    // `positions` is an id of positionKinds(). `shared` is the embedding of another input that is read here
    // too; NAME.embedding.weight is then its second name.
    TokenInput(const std::string& name, Index vocabulary, Index width, const std::string& positions,
               Index longest, ParameterLayout& layout, bool isScaled = true,
               ParameterId shared = noParameter);

    ParameterId embedding() const { return m_embedding; }
    Index width() const { return m_width; }
    // True where positions are turned into the queries and keys of self-attention.
    bool isRotary() const { return m_isRotary; }
    // √E, by which the embedding is multiplied; 1 where it is not scaled.
    Real scale() const;
    // The row of NAME.position that a position takes.
    Index learnedRow(Index position) const;

    // `tape.tokens` and `tape.positions` → x [E, N].
    void forward(const NetworkWeights& weights, const Noise& noise, std::uint64_t place, TokenInputTape& tape,
                 MatrixRef x) const;
    // True where positions are added, or turned into queries and keys.
    bool readsPlaces() const { return m_isRotary || m_sinusoids || m_position != noParameter; }
    // Adds the gradients of both tensors; dX is used up.
    void back(MatrixRef dX, TokenInputTape& tape, Parameters& gradient) const;

private:
    Index m_width;
    Index m_longest;
    bool m_isRotary;
    bool m_isScaled;
    const SinusoidLayout* m_sinusoids;  // nullptr: none are added
    ParameterId m_embedding;
    ParameterId m_position = noParameter;
};

}  // namespace attn
