// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/encoder.h"

#include "core/math/product.h"
#include "core/nn/cell_registry.h"

namespace attn {

Encoder::Encoder(const ModelConfig& config, ParameterLayout& layout)
    : m_annotationSize(config.annotationSize()), m_decoderSize(config.decoder.hidden) {
    const Index embeddingSize = config.encoder.embedding;
    m_embedding = layout.addWeight("encoder.embedding.weight", config.sourceSize, embeddingSize,
                                   Initialization::Embedding, 1);
    const auto cell = createCell(config.encoder.cell);
    for (Index direction = 0; direction < config.directions(); ++direction)
        m_layers.emplace_back(cell, embeddingSize, config.encoder.hidden, "encoder.rnn",
                              direction == 0 ? "_l0" : "_l0_reverse", layout);
    if (config.encoder.bridge == "tanh") {
        m_bridgeWeight = layout.addWeight("bridge.weight", m_decoderSize, m_annotationSize,
                                          Initialization::Uniform, m_annotationSize);
        m_bridgeBias = layout.addVector("bridge.bias", m_decoderSize, Initialization::Zero);
    }
}

void Encoder::forward(const NetworkWeights& weights, const Positions& positions,
                      std::span<const Token> tokens, Encoding& encoding) const {
    const Index columns = positions.columns(), batch = positions.batch();
    encoding.annotations.shape(m_annotationSize, columns);
    encoding.summary.shape(m_annotationSize, batch);
    encoding.firstState.shape(m_decoderSize, batch);
    encoding.directions.resize(m_layers.size());
    for (std::size_t direction = 0; direction < m_layers.size(); ++direction)
        runDirection(direction, weights, positions, tokens, encoding);
    if (m_bridgeWeight == noParameter) {
        encoding.firstState.all() = encoding.summary.all();
        return;
    }
    Eigen::Map<Matrix> firstState = encoding.firstState.all();
    firstState.colwise() = weights.vector(m_bridgeBias);
    addProduct(weights.forward(m_bridgeWeight), encoding.summary.all(), firstState);
    firstState = firstState.array().tanh();
}

// Position j holds the sentences that are longer than j, always the first columns: forwards a sentence that
// has ended keeps its last state, backwards one that has not begun still has the zero state.
void Encoder::runDirection(std::size_t direction, const NetworkWeights& weights, const Positions& positions,
                           std::span<const Token> tokens, Encoding& encoding) const {
    const RecurrentLayer& layer = m_layers[direction];
    Encoding::Direction& tape = encoding.directions[direction];
    const Index hidden = layer.hidden(), firstRow = static_cast<Index>(direction) * hidden;
    tape.input.shape(layer.gateRows(), positions.columns());
    tape.hidden.shape(layer.gateRows(), positions.columns());
    tape.previous.shape(layer.stateRows(), positions.columns());
    tape.state.shapeZero(layer.stateRows(), positions.batch());
    projectTokens(weights, m_embedding, layer, tokens, tape.tokens, tape.input.all());
    for (Index i = 0; i < positions.longest(); ++i) {
        const Index j = direction == 0 ? i : positions.longest() - 1 - i;
        const Index first = positions.first(j), active = positions.active(j);
        Eigen::Map<Matrix> state = tape.state.cols(0, active);
        tape.previous.cols(first, active) = state;
        layer.step(weights, tape.input.cols(first, active), tape.hidden.cols(first, active), state, state);
        encoding.annotations.block(firstRow, hidden, first, active) = state.topRows(hidden);
    }
    encoding.summary.all().middleRows(firstRow, hidden) = tape.state.all().topRows(hidden);
}

void Encoder::backward(const NetworkWeights& weights, const Positions& positions,
                       std::span<const Token> tokens, Encoding& encoding, EncodingGradient& upstream,
                       Parameters& gradient) const {
    Eigen::Map<Matrix> dFirst = upstream.firstState.all();
    if (m_bridgeWeight == noParameter) {
        upstream.summary.all() += dFirst;
    } else {
        dFirst.array() *= Real(1) - encoding.firstState.all().array().square();
        addProductTransposed(encoding.summary.all(), dFirst, gradient.columns(m_bridgeWeight));
        gradient.vector(m_bridgeBias) += dFirst.rowwise().sum();
        addProduct(weights.backward(m_bridgeWeight), dFirst, upstream.summary.all());
    }
    for (std::size_t direction = 0; direction < m_layers.size(); ++direction)
        runDirectionBack(direction, weights, positions, tokens, encoding, upstream, gradient);
}

void Encoder::runDirectionBack(std::size_t direction, const NetworkWeights& weights,
                               const Positions& positions, std::span<const Token> tokens, Encoding& encoding,
                               EncodingGradient& upstream, Parameters& gradient) const {
    const RecurrentLayer& layer = m_layers[direction];
    Encoding::Direction& tape = encoding.directions[direction];
    const Index hidden = layer.hidden(), firstRow = static_cast<Index>(direction) * hidden;
    upstream.state.shapeZero(layer.stateRows(), positions.batch());
    upstream.state.all().topRows(hidden) = upstream.summary.all().middleRows(firstRow, hidden);
    for (Index i = positions.longest() - 1; i >= 0; --i) {
        const Index j = direction == 0 ? i : positions.longest() - 1 - i;
        const Index first = positions.first(j), active = positions.active(j);
        Eigen::Map<Matrix> dState = upstream.state.cols(0, active);
        dState.topRows(hidden) += upstream.annotations.block(firstRow, hidden, first, active);
        layer.stepBack(weights, tape.input.cols(first, active), tape.hidden.cols(first, active),
                       tape.previous.cols(first, active), dState);
    }
    // What a step keeps for going back has become its gates' gradient.
    projectTokensBack(weights, m_embedding, layer, tokens, tape.input.all(), tape.tokens, gradient);
    layer.addHiddenGradient(tape.hidden.all(), tape.previous.all(), gradient);
}

}  // namespace attn
