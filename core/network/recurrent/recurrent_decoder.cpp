// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_decoder.h"

namespace attn {
namespace {

// The first noise place of the output layer, which has one for each block of columns.
constexpr std::uint64_t outputNoisePlace = 1'000'000;

}  // namespace

RecurrentDecoder::RecurrentDecoder(const ModelConfig& config, Index feedSize, ParameterLayout& layout)
    : m_bridge(config, layout),
      m_annotationSize(config.annotationSize()),
      m_embeddingSize(config.decoder.embedding),
      m_targetSize(config.targetSize),
      m_embedding(layout.addWeight("decoder.embedding.weight", m_targetSize, m_embeddingSize,
                                   Initialization::Embedding, 1)),
      m_layers(config, feedSize, layout),
      m_attention(config.attentionSetup(), layout) {}

void RecurrentDecoder::addOutputLayer(Index readoutSize, ParameterLayout& layout) {
    m_readoutSize = readoutSize;
    m_output = OutputLayer(m_targetSize, readoutSize, Initialization::Uniform, layout);
}

void RecurrentDecoder::prepare(const NetworkWeights& weights, const Positions& positions,
                               const Annotations& source, Index steps, DecoderTape& tape) const {
    tape.readout.shape(m_readoutSize, steps * positions.batch());
    m_bridge.forward(weights, source.summary, tape.firstState);
    m_layers.prepare(tape.firstState.all(), steps, tape.noise, tape.layers);
    m_attention.prepare(weights, positions, source, steps, tape.attention);
}

void RecurrentDecoder::readTokens(const NetworkWeights& weights, std::span<const Token> tokens,
                                  DecoderTape& tape) const {
    m_layers.readTokens(weights, m_embedding, tokens, tape.layers);
}

void RecurrentDecoder::carryState(std::span<const Index> parents, DecoderTape& tape) const {
    m_layers.carryState(parents, tape.layers);
}

ConstMatrixRef RecurrentDecoder::attentionals(const DecoderTape& tape, Index, Index) const {
    return tape.readout.block(0, 0, 0, 0);
}

void RecurrentDecoder::logits(const NetworkWeights& weights, DecoderTape& tape, Index first,
                              MatrixRef logits) const {
    const Index count = logits.cols();
    if (tape.noise.dropout > 0) {
        tape.mask.shape(m_readoutSize, count);
        tape.dropped.shape(m_readoutSize, count);
        drawMask(tape.noise, outputNoisePlace + static_cast<std::uint64_t>(first), tape.mask.all());
        tape.dropped.all() = tape.readout.cols(first, count).cwiseProduct(tape.mask.all());
        m_output.forward(weights, tape.dropped.all(), logits);
    } else {
        m_output.forward(weights, tape.readout.cols(first, count), logits);
    }
}

void RecurrentDecoder::logitsBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, Index first,
                                  DecoderTape& tape, Parameters& gradient) const {
    const Index count = dLogits.cols();
    const bool drops = tape.noise.dropout > 0;
    tape.dReadout.shape(tape.readout.rows(), tape.readout.cols());
    m_output.inputBack(weights, dLogits, tape.dReadout.cols(first, count));
    if (drops)
        tape.dReadout.cols(first, count).array() *= tape.mask.all().array();
    m_output.addGradient(drops ? tape.dropped.cols(0, count) : tape.readout.cols(first, count), dLogits,
                         gradient);
}

void RecurrentDecoder::backward(const NetworkWeights& weights, const Positions& positions,
                                const Annotations& source, std::span<const Token> tokens, DecoderTape& tape,
                                Annotations& dSource, Parameters& gradient) const {
    tape.dFirstState.shapeZero(stateSize(), positions.batch());
    m_layers.prepareBack(tape.layers);
    for (Index slot = tape.readout.cols() / positions.batch() - 1; slot >= 0; --slot)
        stepBack(weights, positions, source, slot, tape);
    finish(weights, positions, source, tokens, tape, dSource, gradient);
    m_bridge.backward(weights, source, tape.firstState, tape.dFirstState.all(), dSource.summary, gradient);
}

}  // namespace attn
