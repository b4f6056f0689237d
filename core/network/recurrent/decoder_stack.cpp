// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/decoder_stack.h"

#include <string>
#include <utility>

#include "core/network/recurrent/cells/cell_registry.h"

namespace attn {
namespace {

// The first noise place of the decoder, above those of the encoder.
constexpr std::uint64_t firstDecoderNoise = 2000;

}  // namespace

DecoderStack::DecoderStack(const ModelConfig& config, Index feedSize, ParameterLayout& layout)
    : m_embeddingSize(config.decoder.embedding), m_feedSize(feedSize) {
    const auto cell = createCell(config.decoder.cell);
    for (Index l = 0; l < config.decoder.layers; ++l)
        m_layers.emplace_back(cell, l == 0 ? m_embeddingSize + feedSize : config.decoder.hidden,
                              config.decoder.hidden, "decoder.rnn", "_l" + std::to_string(l), layout);
}

void DecoderStack::prepare(const ConstMatrixRef& firstState, Index steps, const Noise& noise,
                           DecoderStackTape& tape) const {
    tape.batch = firstState.cols();
    const Index columns = steps * tape.batch;
    tape.layers.resize(m_layers.size());
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        DecoderStackTape::Layer& layer = tape.layers[l];
        layer.state.shape(m_layers[l].stateRows(), columns + tape.batch);
        layer.input.shape(m_layers[l].gateRows(), columns);
        layer.hidden.shape(m_layers[l].gateRows(), columns);
        layer.state.cols(0, tape.batch).setZero();
        layer.state.block(0, stateSize(), 0, tape.batch) = firstState;
        layer.mask.shape(l > 0 && noise.dropout > 0 ? stateSize() : 0, columns);
        if (layer.mask.rows() > 0) {
            layer.below.shape(stateSize(), columns);
            drawMask(noise, firstDecoderNoise + l, layer.mask.all());
        }
    }
}

void DecoderStack::readTokens(const NetworkWeights& weights, ParameterId embedding,
                              std::span<const Token> tokens, DecoderStackTape& tape) const {
    projectTokens(weights, embedding, m_layers.front(), tokens, tape.tokens,
                  tape.layers.front().input.cols(0, static_cast<Index>(tokens.size())));
}

void DecoderStack::step(const NetworkWeights& weights, const ConstMatrixRef& feed, Index slot,
                        DecoderStackTape& tape) const {
    const Index batch = tape.batch, first = slot * batch;
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        DecoderStackTape::Layer& layer = tape.layers[l];
        const MatrixRef gates = layer.input.cols(first, batch);
        if (l > 0) {
            if (layer.mask.rows() > 0)
                layer.below.cols(first, batch) = tape.layers[l - 1]
                                                     .state.block(0, stateSize(), first + batch, batch)
                                                     .cwiseProduct(layer.mask.cols(first, batch));
            m_layers[l].projectInput(weights, below(tape, l, slot, 1), 0, gates);
        } else if (m_feedSize > 0) {
            m_layers[l].addInput(weights, feed, m_embeddingSize, gates);
        }
        m_layers[l].step(weights, gates, layer.hidden.cols(first, batch),
                         std::as_const(layer.state).cols(first, batch),
                         layer.state.cols(first + batch, batch));
    }
}

void DecoderStack::carryState(std::span<const Index> parents, DecoderStackTape& tape) const {
    for (DecoderStackTape::Layer& layer : tape.layers) {
        if (parents.empty())
            layer.state.cols(0, tape.batch) = layer.state.cols(tape.batch, tape.batch);
        for (std::size_t b = 0; b < parents.size(); ++b)
            layer.state.cols(static_cast<Index>(b), 1) = layer.state.cols(tape.batch + parents[b], 1);
    }
}

ConstMatrixRef DecoderStack::before(const DecoderStackTape& tape, Index slot, Index count) const {
    return tape.layers.back().state.block(0, stateSize(), slot * tape.batch, count * tape.batch);
}

ConstMatrixRef DecoderStack::after(const DecoderStackTape& tape, Index slot, Index count) const {
    return before(tape, slot + 1, count);
}

// The input of an upper layer.
ConstMatrixRef DecoderStack::below(const DecoderStackTape& tape, std::size_t layer, Index slot,
                                   Index count) const {
    const Index first = slot * tape.batch, columns = count * tape.batch;
    if (tape.layers[layer].mask.rows() > 0)
        return tape.layers[layer].below.cols(first, columns);
    return tape.layers[layer - 1].state.block(0, stateSize(), first + tape.batch, columns);
}

void DecoderStack::prepareBack(DecoderStackTape& tape) const {
    for (std::size_t l = 0; l < m_layers.size(); ++l)
        tape.layers[l].dState.shapeZero(m_layers[l].stateRows(), tape.batch);
}

MatrixRef DecoderStack::dState(DecoderStackTape& tape) const {
    return tape.layers.back().dState.block(0, stateSize(), 0, tape.batch);
}

void DecoderStack::stepBack(const NetworkWeights& weights, Index slot, DecoderStackTape& tape,
                            MatrixRef dFeed) const {
    const Index batch = tape.batch, first = slot * batch;
    for (std::size_t l = m_layers.size(); l-- > 0;) {
        DecoderStackTape::Layer& layer = tape.layers[l];
        const MatrixRef gates = layer.input.cols(first, batch);
        m_layers[l].stepBack(weights, gates, layer.hidden.cols(first, batch),
                             std::as_const(layer.state).cols(first, batch), layer.dState.all());
        if (l == 0) {
            if (m_feedSize > 0)
                m_layers[l].addInputGradient(weights, gates, m_embeddingSize, dFeed);
            return;
        }
        const MatrixRef dBelow = tape.layers[l - 1].dState.block(0, stateSize(), 0, batch);
        if (layer.mask.rows() == 0) {
            m_layers[l].addInputGradient(weights, gates, 0, dBelow);
            continue;
        }
        layer.dBelow.shapeZero(stateSize(), batch);
        m_layers[l].addInputGradient(weights, gates, 0, layer.dBelow.all());
        MatrixRef(dBelow) += layer.dBelow.all().cwiseProduct(layer.mask.cols(first, batch));
    }
}

void DecoderStack::finish(const NetworkWeights& weights, ParameterId embedding, std::span<const Token> tokens,
                          const ConstMatrixRef& feeds, DecoderStackTape& tape, MatrixRef dFirstState,
                          Parameters& gradient) const {
    // The gates of the tape now hold their gradients. From here on, all steps go at once.
    const Index columns = tape.layers.front().input.cols();
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        DecoderStackTape::Layer& layer = tape.layers[l];
        dFirstState += layer.dState.all().topRows(stateSize());
        if (l == 0) {
            projectTokensBack(weights, embedding, m_layers[l], tokens, layer.input.all(), tape.tokens,
                              gradient);
            if (m_feedSize > 0)
                m_layers[l].addInputWeightGradient(layer.input.cols(columns - feeds.cols(), feeds.cols()),
                                                   feeds, m_embeddingSize, gradient);
        } else {
            m_layers[l].addInputWeightGradient(layer.input.all(), below(tape, l, 0, columns / tape.batch), 0,
                                               gradient);
            m_layers[l].addInputBiasGradient(layer.input.all(), gradient);
        }
        m_layers[l].addHiddenGradient(layer.hidden.all(), std::as_const(layer.state).cols(0, columns),
                                      gradient);
    }
}

}  // namespace attn
