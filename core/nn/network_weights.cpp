// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/network_weights.h"

#include <cassert>

namespace attn {
namespace {

// Embeddings are looked up, never multiplied; vectors have one way round only.
bool isMultiplied(const ParameterEntry& entry) {
    return entry.rank == 2 && entry.initialization != Initialization::Embedding;
}

}  // namespace

NetworkWeights::NetworkWeights(const Parameters& parameters)
    : m_parameters(&parameters), m_transposed(Vector::Zero(parameters.buffer().size())) {
    update();
}

void NetworkWeights::update() {
    for (const ParameterEntry& entry : m_parameters->layout().entries()) {
        if (!isMultiplied(entry))
            continue;
        const Eigen::Map<const Matrix> columns(m_parameters->buffer().data() + entry.offset, entry.cols,
                                               entry.rows);
        Eigen::Map<Matrix>(m_transposed.data() + entry.offset, entry.rows, entry.cols) = columns.transpose();
    }
}

Eigen::Map<const Matrix> NetworkWeights::forward(ParameterId id) const {
    const ParameterEntry& entry = m_parameters->layout()[id];
    assert(isMultiplied(entry));
    return {m_transposed.data() + entry.offset, entry.rows, entry.cols};
}

}  // namespace attn
