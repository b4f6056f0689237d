// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/network.h"
#include "core/network/pass.h"

namespace attn {

// Attention rollout (Abnar & Zuidema 2020, 3, equations 1 and 2; model-spec, "Attention rollout"): how much
// of each source token is in what a step reads, if a residual connection passes on one half and attention,
// the mean of its heads, the other half.
//
// Encoder of L layers with weights A_1 … A_L [S, S]: E = ½(A_L + I) ⋯ ½(A_1 + I), row j for annotation j. E
// is I where the encoder has no self-attention.
// Transformer: x_t = 0 before the first layer. In layer l, self-attention with weights a makes
// x_t ← ½ x_t + ½ Σ_{p ≤ t} a_p x_p, and cross-attention with weights c makes x_t ← ½ x_t + ½ Eᵀ c. After
// the last layer x_t is divided by its sum: what came from tokens of the output is left out.
// Other wirings read annotations once, with weights α: x_t = Eᵀ α_t.
class Rollout {
public:
    // Where an encoder or a wiring has several layers to follow. Not where an annotation is a sentence:
    // there, the map `Tokens` is the product.
    static bool isPossible(const Network& network);

    // `network` has a rollout and must outlive this.
    explicit Rollout(const Network& network);

    // Reads the encoder's maps of sentence b, which has `length` tokens. After `encode`.
    void begin(const Pass& pass, Index b, Index length);
    // Reads the next step, which is the one at place `slot`. Steps are read in their order, from the first.
    // Returns the weights [S]; they last until the next call.
    const Vector& next(const Pass& pass, Index slot);

    // The weights [S] of all steps of a pass that has them side by side, in places 0 … steps − 1. A step may
    // read later ones: then Σ_{p ≤ t} is over all of them.
    std::vector<Vector> all(const Pass& pass, Index steps);

    const Matrix& encoder() const { return m_encoder; }  // E [S, S]

private:
    const Vector& ended();

    MapAddress m_alignment;
    Index m_encoderLayers = 0, m_crossLayers = 0;  // with several heads or one
    bool m_isTransformer;
    Index m_sentence = 0;
    Matrix m_encoder;
    std::vector<std::vector<Vector>> m_inputs;  // x of all steps so far, before each layer, over annotations
    Vector m_weights, m_row, m_x;
};

}  // namespace attn
