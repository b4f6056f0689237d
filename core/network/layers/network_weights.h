// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/math/narrow_product.h"
#include "core/network/layers/parameters.h"

namespace attn {

// The values of a network's tensors. Each weight that products read in both orientations is also kept
// transposed (except after ParameterLayout::keepAsStored), so the forward and the backward pass read
// contiguous columns. The parameters must outlive this object. Call `update` after they change.
class NetworkWeights {
public:
    explicit NetworkWeights(const Parameters& parameters);
    // Transposes all these weights again, in one pass.
    void update() { update(0, 1); }
    // Does one of `parts` parts of that work, so that several threads can share it.
    void update(Index part, Index parts);

    // y [out, n] = W x [in, n] + b in every column, read in the form that suits the number of columns.
    void setProductWithBias(ParameterId weight, ParameterId bias, const ConstMatrixRef& x, MatrixRef y) const;

    // The weight as whole numbers of 8 bits, by which products read it then; nullptr if it is not kept so.
    const NarrowRows* narrow(ParameterId id) const;

    // W [out, in], for W·x. Not for a weight that is kept as stored, nor for an embedding (asserted).
    Eigen::Map<const Matrix> forward(ParameterId id) const;
    // Wᵀ [in, out], for Wᵀ·dy. An embedding has a column per token.
    Eigen::Map<const Matrix> backward(ParameterId id) const { return m_parameters->columns(id); }
    Eigen::Map<const Vector> vector(ParameterId id) const { return m_parameters->vector(id); }

private:
    const Parameters* m_parameters;
    std::vector<Index> m_offsets;  // offset of each tensor in m_transposed, negative if it has no copy
    Vector m_transposed;
};

}  // namespace attn
