// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"
#include "core/train/recipes/recipe.h"

namespace attn {

// Scales `gradient` so that its Euclidean norm is at most `largest`. If `largest` is 0, the gradient stays
// the same. Returns the norm before scaling.
Real clipNorm(VectorRef gradient, Real largest);

// The factor by which clipNorm would scale a gradient of this norm.
Real clipScale(Real norm, Real largest);

// Adam (Kingma & Ba 2015, algorithm 1) over one flat buffer:
//   m ← β₁m + (1−β₁)g, v ← β₂v + (1−β₂)g², θ ← θ − rate · m̂ / (√v̂ + ε)
class Adam {
public:
    Adam(Index size, const OptimizerConfig& config);

    // Updates with `scale` times the gradient, rounded like clipNorm rounds it, so clipping needs no pass of
    // its own.
    void update(VectorRef values, const ConstVectorRef& gradient, double rate, Real scale = 1);
    // The same update in parts. nextStep counts an update, which can then be done for any part of the numbers
    // at any time.
    struct Step {
        Real scale, size, correction;
    };
    Step nextStep(double rate, Real scale);
    void update(const Step& step, VectorRef values, const ConstVectorRef& gradient, Index first, Index count);
    Index updates() const { return m_updates; }

    // The moments. A run needs them to be resumed.
    const Vector& mean() const { return m_mean; }
    const Vector& square() const { return m_square; }
    void restore(Vector mean, Vector square, Index updates);

private:
    OptimizerConfig m_config;
    Vector m_mean;
    Vector m_square;
    Index m_updates = 0;
};

}  // namespace attn
