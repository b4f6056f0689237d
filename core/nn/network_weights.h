// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/nn/parameters.h"

namespace attn {

// The values of a network's tensors, each weight both ways round, so that every product of the forward and
// the backward pass reads contiguous columns. The parameters must outlive this; after they change, `update`.
class NetworkWeights {
public:
    explicit NetworkWeights(const Parameters& parameters);
    // Transposes every weight anew: one pass over the parameters.
    void update();

    // W [out, in], for W·x
    Eigen::Map<const Matrix> forward(ParameterId id) const;
    // Wᵀ [in, out], for Wᵀ·dy; an embedding's column per token
    Eigen::Map<const Matrix> backward(ParameterId id) const { return m_parameters->columns(id); }
    Eigen::Map<const Vector> vector(ParameterId id) const { return m_parameters->vector(id); }

private:
    const Parameters* m_parameters;
    Vector m_transposed;  // places as in the layout
};

}  // namespace attn
