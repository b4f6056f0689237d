// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/layers/parameters.h"

namespace attn {

// The values of a network's tensors, each weight both ways round where products want it
// (ParameterLayout::keepAsStored), so that they read contiguous columns in the forward and the backward pass.
// The parameters must outlive this; after they change, `update`.
class NetworkWeights {
public:
    explicit NetworkWeights(const Parameters& parameters);
    // Transposes every such weight anew: one pass over them.
    void update() { update(0, 1); }
    // One of `parts` parts of that, for as many threads.
    void update(Index part, Index parts);

    // W [out, in], for W·x; not of a weight that is kept as stored, nor of an embedding (asserted)
    Eigen::Map<const Matrix> forward(ParameterId id) const;
    // Wᵀ [in, out], for Wᵀ·dy; an embedding's column per token
    Eigen::Map<const Matrix> backward(ParameterId id) const { return m_parameters->columns(id); }
    Eigen::Map<const Vector> vector(ParameterId id) const { return m_parameters->vector(id); }

private:
    const Parameters* m_parameters;
    std::vector<Index> m_offsets;  // of each tensor in the next, negative for none
    Vector m_transposed;
};

}  // namespace attn
