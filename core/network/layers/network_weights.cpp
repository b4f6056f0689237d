// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/network_weights.h"

#include <algorithm>
#include <cassert>

#include "core/math/product.h"
#include "core/math/transpose.h"
#include "core/math/work_meter.h"
#include "core/network/layers/narrow_weights.h"

namespace attn {
namespace {

// With more columns a weight is read less often than it is computed with, so that its width counts no more.
constexpr Index mostNarrowColumns = 4;

// The numbers that are widened at a time: they stay in the second-level cache.
constexpr Index widenedNumbers = Index{1} << 16;

// y [out, n] = W x [in, n] + b in every column, as setTransposedProductWithBias has it. The weight is widened
// by parts.
void setWidenedProduct(const NarrowRows& weight, const ConstMatrixRef& x, const ConstVectorRef& bias,
                       MatrixRef y) {
    const Index most = std::min(weight.rows, std::max<Index>(widenedNumbers / weight.cols, registerLanes));
    Matrix part(weight.cols, most);
    for (Index row = 0; row < weight.rows; row += most) {
        const Index rows = std::min(most, weight.rows - row);
        for (Index i = 0; i < rows; ++i)
            widenRow(weight, row + i, part.col(i).data());
        setTransposedProductWithBias(part.leftCols(rows), x, bias.segment(row, rows),
                                     y.middleRows(row, rows));
    }
}

// Embeddings are only looked up, and vectors have no second orientation.
bool isTransposed(const ParameterEntry& entry) {
    return entry.isTransposed && entry.rank >= 2 && !entry.isTable();
}

}  // namespace

NetworkWeights::NetworkWeights(const Parameters& parameters) : m_parameters(&parameters) {
    Index size = 0;
    for (const ParameterEntry& entry : parameters.layout().entries()) {
        m_offsets.push_back(isTransposed(entry) ? size : -1);
        if (isTransposed(entry))
            size += entry.alignedSize();
    }
    m_transposed.resize(size);
    update();
}

void NetworkWeights::update(Index part, Index parts) {
    const MeteredWork metered(Work::Transposes, 0, 2 * m_transposed.size() / parts);
    const std::vector<ParameterEntry>& entries = m_parameters->layout().entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ParameterEntry& entry = entries[i];
        if (m_offsets[i] < 0)
            continue;
        const Index first = entry.rows * part / parts, end = entry.rows * (part + 1) / parts;
        const Real* from = m_parameters->columns(static_cast<ParameterId>(i)).data();
        transposeInto<registerLanes>(from + first * entry.cols, entry.cols, end - first, entry.cols,
                                     m_transposed.data() + m_offsets[i] + first, entry.rows);
    }
}

void NetworkWeights::setProductWithBias(ParameterId weight, ParameterId bias, const ConstMatrixRef& x,
                                        MatrixRef y) const {
    if (const NarrowRows* rows = narrow(weight)) {
        if (x.cols() <= mostNarrowColumns)
            narrowProduct(*rows, x, vector(bias), y);
        else
            setWidenedProduct(*rows, x, vector(bias), y);
    } else if (m_offsets[static_cast<std::size_t>(weight)] < 0) {
        setTransposedProductWithBias(backward(weight), x, vector(bias), y);
    } else {
        attn::setProductWithBias(forward(weight), x, vector(bias), y);
    }
}

const NarrowRows* NetworkWeights::narrow(ParameterId id) const {
    const NarrowWeights* narrow = m_parameters->narrow();
    return narrow ? narrow->find(id) : nullptr;
}

Eigen::Map<const Matrix> NetworkWeights::forward(ParameterId id) const {
    const ParameterEntry& entry = m_parameters->layout()[id];
    const Index offset = m_offsets[static_cast<std::size_t>(id)];
    assert(offset >= 0);
    return {m_transposed.data() + offset, entry.rows, entry.cols};
}

}  // namespace attn
