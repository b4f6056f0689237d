// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/rollout.h"

#include <algorithm>
#include <cassert>

namespace attn {
namespace {

Index layersOf(const std::vector<MapAddress>& maps, MapSite site) {
    Index layers = 0;
    for (const MapAddress& map : maps)
        if (map.site == site)
            layers = std::max(layers, map.layer + 1);
    return layers;
}

}  // namespace

bool Rollout::isPossible(const Network& network) {
    const std::vector<MapAddress> maps = network.maps();
    return network.alignment() && !network.readsSentences() &&
           (layersOf(maps, MapSite::Encoder) > 0 || layersOf(maps, MapSite::Decoder) > 0);
}

Rollout::Rollout(const Network& network)
    : m_alignment(network.alignment().value()),
      m_encoderLayers(layersOf(network.maps(), MapSite::Encoder)),
      m_crossLayers(layersOf(network.maps(), MapSite::Cross)),
      m_isTransformer(layersOf(network.maps(), MapSite::Decoder) > 0) {
    assert(isPossible(network));
}

void Rollout::begin(const Pass& pass, Index b, Index length) {
    m_sentence = b;
    m_encoder.setIdentity(length, length);
    Matrix layer(length, length);
    for (Index l = 0; l < m_encoderLayers; ++l) {
        for (Index j = 0; j < length; ++j) {
            pass.weights({MapSite::Encoder, l, MapAddress::allHeads}, j, b, m_weights);
            layer.row(j) = m_weights.transpose();
        }
        m_encoder = Real(0.5) * (layer * m_encoder + m_encoder).eval();
    }
    m_inputs.assign(static_cast<std::size_t>(m_isTransformer ? m_crossLayers : 0), {});
}

// The encoder's product is the same for all layers, so it is multiplied once, at the end.
const Vector& Rollout::next(const Pass& pass, Index slot) {
    if (!m_isTransformer) {
        pass.weights(m_alignment, slot, m_sentence, m_weights);
        m_row.noalias() = m_encoder.transpose() * m_weights;
        return m_row;
    }
    m_x.setZero(m_encoder.rows());
    for (Index l = 0; l < m_crossLayers; ++l) {
        std::vector<Vector>& inputs = m_inputs[static_cast<std::size_t>(l)];
        inputs.push_back(m_x);
        m_x *= Real(0.5);
        pass.weights({MapSite::Decoder, l, MapAddress::allHeads}, slot, m_sentence, m_weights);
        for (std::size_t p = 0; p < inputs.size(); ++p)
            m_x += Real(0.5) * m_weights[static_cast<Index>(p)] * inputs[p];
        pass.weights({MapSite::Cross, l, MapAddress::allHeads}, slot, m_sentence, m_weights);
        m_x = Real(0.5) * (m_x + m_weights);
    }
    return ended();
}

const Vector& Rollout::ended() {
    m_row.noalias() = m_encoder.transpose() * m_x;
    if (const Real sum = m_row.sum(); sum > 0)
        m_row /= sum;
    return m_row;
}

std::vector<Vector> Rollout::all(const Pass& pass, Index steps) {
    std::vector<Vector> rows;
    if (!m_isTransformer) {
        for (Index t = 0; t < steps; ++t)
            rows.push_back(next(pass, t));
        return rows;
    }
    Matrix x = Matrix::Zero(m_encoder.rows(), steps), read = x;
    for (Index l = 0; l < m_crossLayers; ++l) {
        for (Index t = 0; t < steps; ++t) {
            pass.weights({MapSite::Decoder, l, MapAddress::allHeads}, t, m_sentence, m_weights);
            read.col(t) = Real(0.5) * x.col(t) + Real(0.5) * (x.leftCols(m_weights.size()) * m_weights);
            pass.weights({MapSite::Cross, l, MapAddress::allHeads}, t, m_sentence, m_weights);
            read.col(t) = Real(0.5) * (read.col(t) + m_weights);
        }
        x = read;
    }
    for (Index t = 0; t < steps; ++t) {
        m_x = x.col(t);
        rows.push_back(ended());
    }
    return rows;
}

}  // namespace attn
