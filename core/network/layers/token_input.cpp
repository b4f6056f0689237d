// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/token_input.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/network/layers/embedding.h"

namespace attn {

TokenInput::TokenInput(const std::string& name, Index vocabulary, Index width, const std::string& positions,
                       Index longest, ParameterLayout& layout, bool isScaled, ParameterId shared)
    : m_width(width),
      m_longest(longest),
      m_isRotary(positions == "rotary"),
      m_isScaled(isScaled),
      m_sinusoids(findSinusoidLayout(positions)),
      m_embedding(shared != noParameter ? shared
                                        : layout.addTable(name + ".embedding.weight", vocabulary, width,
                                                          1 / std::sqrt(static_cast<double>(width)))) {
    if (shared != noParameter)
        layout.addName(name + ".embedding.weight", shared);
    if (positions == "learned")
        m_position = layout.addTable(name + ".position", longest, width, 0.02);
}

Real TokenInput::scale() const {
    return m_isScaled ? std::sqrt(static_cast<Real>(m_width)) : Real(1);
}

Index TokenInput::learnedRow(Index position) const {
    return std::min(position, m_longest - 1);
}

void TokenInput::forward(const NetworkWeights& weights, const Noise& noise, std::uint64_t place,
                         TokenInputTape& tape, MatrixRef x) const {
    assert(static_cast<Index>(tape.tokens.size()) == x.cols() && tape.positions.size() == tape.tokens.size());
    lookUp(weights, m_embedding, tape.tokens, x);
    if (m_isScaled)
        x *= scale();
    if (m_sinusoids && !tape.positions.empty()) {
        // Every thread has its own table, because it grows.
        thread_local std::vector<Sinusoids> tables;
        auto table = std::find_if(tables.begin(), tables.end(), [&](const Sinusoids& one) {
            return one.width() == m_width && &one.layout() == m_sinusoids;
        });
        if (table == tables.end())
            table = tables.emplace(tables.end(), m_width, *m_sinusoids);
        const Matrix& sinusoids =
            table->upTo(*std::max_element(tape.positions.begin(), tape.positions.end()) + 1);
        for (Index n = 0; n < x.cols(); ++n)
            x.col(n) += sinusoids.col(tape.positions[static_cast<std::size_t>(n)]);
    }
    if (m_position != noParameter) {
        const auto table = weights.backward(m_position);
        for (Index n = 0; n < x.cols(); ++n)
            x.col(n) += table.col(learnedRow(tape.positions[static_cast<std::size_t>(n)]));
    }
    const bool drops = noise.dropout > 0;
    tape.mask.shape(drops ? m_width : 0, drops ? x.cols() : 0);
    if (drops) {
        drawMask(noise, place, tape.mask.all());
        x.array() *= tape.mask.all().array();
    }
}

void TokenInput::back(MatrixRef dX, TokenInputTape& tape, Parameters& gradient) const {
    if (tape.mask.rows() > 0)
        dX.array() *= tape.mask.all().array();
    if (m_position != noParameter) {
        auto table = gradient.columns(m_position);
        for (Index n = 0; n < dX.cols(); ++n)
            table.col(learnedRow(tape.positions[static_cast<std::size_t>(n)])) += dX.col(n);
    }
    if (m_isScaled)
        dX *= scale();
    addLookUpGradient(dX, tape.tokens, m_embedding, gradient);
}

}  // namespace attn
