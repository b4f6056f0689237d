// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/decoder.h"

#include <utility>

#include "core/math/product.h"
#include "core/nn/cell_registry.h"
#include "core/nn/embedding.h"

namespace attn {

Decoder::Decoder(const ModelConfig& config, ParameterLayout& layout)
    : m_annotationSize(config.annotationSize()),
      m_embeddingSize(config.decoder.embedding),
      m_targetSize(config.targetSize),
      m_embedding(layout.addWeight("decoder.embedding.weight", m_targetSize, m_embeddingSize,
                                   Initialization::Embedding, 1)),
      m_layer(createCell(config.decoder.cell), m_embeddingSize + m_annotationSize, config.decoder.hidden,
              "decoder.rnn", "_l0", layout),
      m_attention(config, layout) {
    const Index inputs = stateSize() + m_annotationSize + m_embeddingSize;
    m_outputWeight = layout.addWeight("output.weight", m_targetSize, inputs, Initialization::Uniform, inputs);
    m_outputBias = layout.addVector("output.bias", m_targetSize, Initialization::Zero);
}

void Decoder::prepare(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                      Index steps, DecoderTape& tape) const {
    const Index batch = positions.batch(), columns = steps * batch;
    tape.state.shape(m_layer.stateRows(), columns + batch);
    tape.readout.shape(stateSize() + m_annotationSize + m_embeddingSize, columns);
    tape.input.shape(m_layer.gateRows(), columns);
    tape.hidden.shape(m_layer.gateRows(), columns);
    tape.state.cols(0, batch).setZero();
    tape.state.block(0, stateSize(), 0, batch) = encoding.firstState.all();
    m_attention.prepare(weights, positions, encoding, steps, tape.attention);
}

void Decoder::readTokens(const NetworkWeights& weights, std::span<const Token> tokens,
                         DecoderTape& tape) const {
    const auto columns = static_cast<Index>(tokens.size());
    const MatrixRef embedded =
        tape.readout.block(stateSize() + m_annotationSize, m_embeddingSize, 0, columns);
    lookUp(weights, m_embedding, tokens, embedded);
    projectTokens(weights, m_embedding, m_layer, tokens, tape.tokens, tape.input.cols(0, columns));
}

void Decoder::step(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                   Index t, Index slot, DecoderTape& tape) const {
    const Index batch = positions.batch(), first = slot * batch;
    const Eigen::Map<const Matrix> previous = std::as_const(tape.state).cols(first, batch);
    Eigen::Map<Matrix> next = tape.state.cols(first + batch, batch);
    const MatrixRef context = tape.readout.block(stateSize(), m_annotationSize, first, batch);
    m_attention.forward(weights, positions, previous.topRows(stateSize()), encoding, t, tape.attention, slot,
                        context);
    m_layer.addInput(weights, context, m_embeddingSize, tape.input.cols(first, batch));
    m_layer.step(weights, tape.input.cols(first, batch), tape.hidden.cols(first, batch), previous, next);
    tape.readout.block(0, stateSize(), first, batch) = next.topRows(stateSize());
}

void Decoder::carryState(const Positions& positions, DecoderTape& tape) const {
    tape.state.cols(0, positions.batch()) = tape.state.cols(positions.batch(), positions.batch());
}

void Decoder::logits(const NetworkWeights& weights, const DecoderTape& tape, Index first,
                     MatrixRef logits) const {
    logits.colwise() = weights.vector(m_outputBias);
    addProduct(weights.forward(m_outputWeight), tape.readout.cols(first, logits.cols()), logits);
}

void Decoder::logitsBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, Index first,
                         DecoderTape& tape, Parameters& gradient) const {
    tape.dReadout.shape(tape.readout.rows(), tape.readout.cols());
    setProduct(weights.backward(m_outputWeight), dLogits, tape.dReadout.cols(first, dLogits.cols()));
    addProductTransposed(tape.readout.cols(first, dLogits.cols()), dLogits, gradient.columns(m_outputWeight));
    gradient.vector(m_outputBias) += dLogits.rowwise().sum();
}

void Decoder::backward(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                       std::span<const Token> tokens, DecoderTape& tape, EncodingGradient& dEncoding,
                       Parameters& gradient) const {
    const Index batch = positions.batch(), columns = tape.readout.cols();
    tape.dState.shapeZero(m_layer.stateRows(), batch);
    for (Index slot = columns / batch - 1; slot >= 0; --slot)
        stepBack(weights, positions, encoding, slot, tape, gradient);
    dEncoding.firstState.all() += tape.dState.all().topRows(stateSize());

    // The gates of the tape have become their gradients: all steps at once from here.
    const Index contextRow = stateSize(), embeddingRow = stateSize() + m_annotationSize;
    const ConstMatrixRef states = tape.state.block(0, stateSize(), 0, columns);
    const ConstMatrixRef contexts = tape.readout.block(contextRow, m_annotationSize, 0, columns);
    addLookUpGradient(tape.dReadout.block(embeddingRow, m_embeddingSize, 0, columns), tokens, m_embedding,
                      gradient);
    projectTokensBack(weights, m_embedding, m_layer, tokens, tape.input.all(), tape.tokens, gradient);
    m_layer.addInputWeightGradient(tape.input.all(), contexts, m_embeddingSize, gradient);
    m_layer.addHiddenGradient(tape.hidden.all(), tape.state.cols(0, columns), gradient);
    m_attention.finish(weights, positions, states,
                       tape.dReadout.block(contextRow, m_annotationSize, 0, columns), encoding,
                       tape.attention, dEncoding, gradient);
}

void Decoder::stepBack(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                       Index slot, DecoderTape& tape, Parameters& gradient) const {
    const Index batch = positions.batch(), first = slot * batch;
    Eigen::Map<Matrix> dState = tape.dState.all();
    const Eigen::Map<const Matrix> previous = std::as_const(tape.state).cols(first, batch);
    dState.topRows(stateSize()) += tape.dReadout.block(0, stateSize(), first, batch);
    m_layer.stepBack(weights, tape.input.cols(first, batch), tape.hidden.cols(first, batch), previous,
                     dState);
    const MatrixRef dContext = tape.dReadout.block(stateSize(), m_annotationSize, first, batch);
    m_layer.addInputGradient(weights, tape.input.cols(first, batch), m_embeddingSize, dContext);
    m_attention.backward(weights, positions, previous.topRows(stateSize()), dContext, encoding,
                         tape.attention, slot, dState.topRows(stateSize()), gradient);
}

}  // namespace attn
