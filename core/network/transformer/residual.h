// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/layers/dropout.h"
#include "core/network/layers/layer_norm.h"

namespace attn {

struct ResidualTape {
    Scratch read;        // [d, N] what the sublayer reads, where that is the norm of x; not in training
    Scratch added;       // [d, N] what the sublayer adds; not in training
    Scratch x;           // [d, N] the residual stream after it
    LayerNormTape norm;  // not in training where the norm is before
    Scratch mask;        // [d, N] dropout in training
};

// Memory that the residuals of a pass share; its contents do not outlive a sublayer.
struct ResidualWork {
    LayerNormTape norm;  // of what a sublayer reads, in training
    Scratch read;        // [d, N] what a sublayer reads, in training
    Scratch added;       // [d, N] what it adds, in training
    Scratch dSum;        // [d, N]
    Scratch dRead;       // [d, N]
    Scratch products;    // [d, N]
};

// Residual and layer norm around a sublayer f (model-spec 2, "Block"): x ← x + f(LN(x)) where the norm is
// before ("pre"), x ← LN(x + f(x)) where it is after ("post"). Holds no numbers.
class Residual {
public:
    Residual(const std::string& norm, Index size, bool isBefore, double epsilon, ParameterLayout& layout)
        : m_isBefore(isBefore), m_norm(norm, size, epsilon, layout) {}

    bool isBefore() const { return m_isBefore; }

    // What f reads: x [d, N] itself, or its norm. Training keeps neither the norm nor its input's statistics;
    // the way back computes them again.
    ConstMatrixRef read(const NetworkWeights& weights, const ConstMatrixRef& x, bool trains,
                        ResidualTape& tape, ResidualWork& work) const;
    ConstMatrixRef readAgain(const NetworkWeights& weights, const ConstMatrixRef& x,
                             ResidualWork& work) const;
    // added [d, N] is f's output, afterwards with dropout → tape.x.
    void add(const NetworkWeights& weights, const ConstMatrixRef& x, const Noise& noise, std::uint64_t place,
             MatrixRef added, ResidualTape& tape) const;

    // dX [d, N] is the gradient of tape.x; afterwards it is what goes past f to the x before. Returns the
    // gradient of f's output. work.dRead has the size that the gradient of what f read needs.
    ConstMatrixRef addBack(const NetworkWeights& weights, MatrixRef dX, const ResidualTape& tape,
                           ResidualWork& work, Parameters& gradient) const;
    // After `readAgain`: work.dRead, the gradient of what f read, is added to dX [d, N].
    void readBack(const NetworkWeights& weights, ResidualWork& work, MatrixRef dX,
                  Parameters& gradient) const;

private:
    bool m_isBefore;
    LayerNorm m_norm;
};

}  // namespace attn
