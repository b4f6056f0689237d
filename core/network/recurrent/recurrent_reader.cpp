// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_reader.h"

#include <string>
#include <utility>

#include "core/network/recurrent/cells/cell_registry.h"

namespace attn {
namespace {

// Position of the i-th step of a direction.
Index positionOf(Index i, Index direction, const Positions& positions) {
    return direction == 0 ? i : positions.longest() - 1 - i;
}

}  // namespace

RecurrentReader::RecurrentReader(const ReaderConfig& config, Index inputs, ParameterId embedding,
                                 const std::string& prefix, std::uint64_t noisePlace, ParameterLayout& layout)
    : m_outputSize(config.outputSize()), m_embedding(embedding), m_noisePlace(noisePlace) {
    const auto cell = createCell(config.cell);
    for (Index l = 0; l < config.layers; ++l) {
        m_layers.emplace_back();
        for (Index direction = 0; direction < config.directions(); ++direction)
            m_layers.back().emplace_back(cell, l == 0 ? inputs : m_outputSize, config.hidden, prefix,
                                         "_l" + std::to_string(l) + (direction == 0 ? "" : "_reverse"),
                                         layout);
    }
}

void RecurrentReader::forward(const NetworkWeights& weights, const Positions& positions,
                              const ReaderInput& input, RecurrentEncoding& encoding) const {
    encoding.summary.shape(m_outputSize, positions.batch());
    encoding.layers.resize(m_layers.size());
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        encoding.layers[l].directions.resize(m_layers[l].size());
        output(l, encoding).shape(m_outputSize, positions.columns());
        dropBelow(l, encoding);
        for (Index direction = 0; direction < directions(); ++direction)
            runDirection(l, direction, weights, positions, input, encoding);
    }
}

Scratch& RecurrentReader::output(std::size_t layer, RecurrentEncoding& encoding) const {
    return layer + 1 == m_layers.size() ? encoding.annotations : encoding.layers[layer].output;
}

// What a layer reads that reads no tokens.
ConstMatrixRef RecurrentReader::inputOf(std::size_t layer, const ReaderInput& input,
                                        const RecurrentEncoding& encoding) const {
    if (layer == 0)
        return input.vectors->all();
    const RecurrentEncoding::Layer& tape = encoding.layers[layer];
    return tape.mask.rows() > 0 ? tape.below.all() : encoding.layers[layer - 1].output.all();
}

void RecurrentReader::dropBelow(std::size_t layer, RecurrentEncoding& encoding) const {
    RecurrentEncoding::Layer& tape = encoding.layers[layer];
    const bool drops = layer > 0 && encoding.noise.dropout > 0;
    const Index columns = drops ? encoding.layers[layer - 1].output.cols() : 0;
    tape.mask.shape(drops ? m_outputSize : 0, columns);
    if (!drops)
        return;
    tape.below.shape(m_outputSize, columns);
    drawMask(encoding.noise, m_noisePlace + layer, tape.mask.all());
    tape.below.all() = encoding.layers[layer - 1].output.all().cwiseProduct(tape.mask.all());
}

void RecurrentReader::projectInput(std::size_t layer, const RecurrentLayer& recurrent,
                                   const NetworkWeights& weights, const ReaderInput& input,
                                   RecurrentEncoding::Direction& tape,
                                   const RecurrentEncoding& encoding) const {
    if (readsTokens(layer))
        projectTokens(weights, m_embedding, recurrent, input.tokens, tape.tokens, tape.input.all());
    else
        recurrent.projectInput(weights, inputOf(layer, input, encoding), 0, tape.input.all());
}

// Position j holds the sentences that are longer than j, always the first columns: forwards a sentence that
// has ended keeps its last state, backwards one that has not begun still has the zero state.
void RecurrentReader::runDirection(std::size_t layer, Index direction, const NetworkWeights& weights,
                                   const Positions& positions, const ReaderInput& input,
                                   RecurrentEncoding& encoding) const {
    const RecurrentLayer& recurrent = m_layers[layer][static_cast<std::size_t>(direction)];
    RecurrentEncoding::Direction& tape =
        encoding.layers[layer].directions[static_cast<std::size_t>(direction)];
    const Index hidden = recurrent.hidden(), firstRow = direction * hidden;
    tape.input.shape(recurrent.gateRows(), positions.columns());
    tape.hidden.shape(recurrent.gateRows(), positions.columns());
    tape.previous.shape(recurrent.stateRows(), positions.columns());
    tape.state.shapeZero(recurrent.stateRows(), positions.batch());
    projectInput(layer, recurrent, weights, input, tape, encoding);
    for (Index i = 0; i < positions.longest(); ++i) {
        const Index j = positionOf(i, direction, positions);
        const Index first = positions.first(j), active = positions.active(j);
        Eigen::Map<Matrix> state = tape.state.cols(0, active);
        tape.previous.cols(first, active) = state;
        recurrent.step(weights, tape.input.cols(first, active), tape.hidden.cols(first, active), state,
                       state);
        output(layer, encoding).block(firstRow, hidden, first, active) = state.topRows(hidden);
    }
    if (layer + 1 == m_layers.size())
        encoding.summary.all().middleRows(firstRow, hidden) = tape.state.all().topRows(hidden);
}

void RecurrentReader::backward(const NetworkWeights& weights, const Positions& positions,
                               const ReaderInput& input, RecurrentEncoding& encoding, Annotations& upstream,
                               Parameters& gradient, Scratch* dVectors) const {
    for (std::size_t l = m_layers.size(); l-- > 0;) {
        for (Index direction = 0; direction < directions(); ++direction)
            runDirectionBack(l, direction, weights, positions, encoding, upstream);
        addInputGradients(l, weights, input, encoding, upstream, gradient, dVectors);
    }
}

void RecurrentReader::runDirectionBack(std::size_t layer, Index direction, const NetworkWeights& weights,
                                       const Positions& positions, RecurrentEncoding& encoding,
                                       Annotations& upstream) const {
    const RecurrentLayer& recurrent = m_layers[layer][static_cast<std::size_t>(direction)];
    RecurrentEncoding::Direction& tape =
        encoding.layers[layer].directions[static_cast<std::size_t>(direction)];
    const Index hidden = recurrent.hidden(), firstRow = direction * hidden;
    encoding.dState.shapeZero(recurrent.stateRows(), positions.batch());
    if (layer + 1 == m_layers.size())
        encoding.dState.all().topRows(hidden) = upstream.summary.all().middleRows(firstRow, hidden);
    for (Index i = positions.longest() - 1; i >= 0; --i) {
        const Index j = positionOf(i, direction, positions);
        const Index first = positions.first(j), active = positions.active(j);
        Eigen::Map<Matrix> dState = encoding.dState.cols(0, active);
        dState.topRows(hidden) += upstream.annotations.block(firstRow, hidden, first, active);
        recurrent.stepBack(weights, tape.input.cols(first, active), tape.hidden.cols(first, active),
                           tape.previous.cols(first, active), dState);
    }
}

// What a step keeps for going back has become its gates' gradient: all steps at once from here. The gradient
// of what an upper layer read becomes that of the annotations below it.
void RecurrentReader::addInputGradients(std::size_t layer, const NetworkWeights& weights,
                                        const ReaderInput& input, RecurrentEncoding& encoding,
                                        Annotations& upstream, Parameters& gradient,
                                        Scratch* dVectors) const {
    if (layer > 0)
        encoding.dBelow.shapeZero(m_outputSize, encoding.annotations.cols());
    for (std::size_t direction = 0; direction < m_layers[layer].size(); ++direction) {
        const RecurrentLayer& recurrent = m_layers[layer][direction];
        RecurrentEncoding::Direction& tape = encoding.layers[layer].directions[direction];
        const Eigen::Map<const Matrix> dGates = std::as_const(tape.input).all();
        if (readsTokens(layer)) {
            projectTokensBack(weights, m_embedding, recurrent, input.tokens, dGates, tape.tokens, gradient);
        } else {
            recurrent.addInputWeightGradient(dGates, inputOf(layer, input, encoding), 0, gradient);
            recurrent.addInputBiasGradient(dGates, gradient);
            recurrent.addInputGradient(weights, dGates, 0,
                                       layer > 0 ? encoding.dBelow.all() : dVectors->all());
        }
        recurrent.addHiddenGradient(tape.hidden.all(), tape.previous.all(), gradient);
    }
    if (layer == 0)
        return;
    if (encoding.layers[layer].mask.rows() > 0)
        encoding.dBelow.all().array() *= encoding.layers[layer].mask.all().array();
    std::swap(upstream.annotations, encoding.dBelow);
}

}  // namespace attn
