// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/math/scratch.h"
#include "core/network/recurrent/recurrent_layer.h"

namespace attn {

// The workspace of a layer that reads tokens.
struct TokenProjection {
    Scratch table;      // [G·H, V] b_ih + W_ih[:, :E] · embedding of every token, if that is cheaper
    Scratch dTable;     // [G·H, V]
    Scratch embedded;   // [E, n] otherwise
    Scratch dEmbedded;  // [E, n]
};

// gates [G·H, n] = b_ih + W_ih[:, :E] · embedding(token) for each of n tokens. If the vocabulary is smaller
// than n, all of it is projected once and looked up, which saves n − V of n products.
void projectTokens(const NetworkWeights& weights, ParameterId embedding, const RecurrentLayer& layer,
                   std::span<const Token> tokens, TokenProjection& tape, MatrixRef gates);
// Adds the gradients of the embedding, of W_ih's first E columns and of b_ih.
void projectTokensBack(const NetworkWeights& weights, ParameterId embedding, const RecurrentLayer& layer,
                       std::span<const Token> tokens, const ConstMatrixRef& dGates, TokenProjection& tape,
                       Parameters& gradient);

}  // namespace attn
