// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/decoder.h"

#include "core/math/column_products.h"
#include "core/math/product.h"

namespace attn {
namespace {

// Places of the noise: one a column block of the output layer.
constexpr std::uint64_t outputNoisePlace = 1'000'000;

}  // namespace

Decoder::Decoder(const ModelConfig& config, Index feedSize, ParameterLayout& layout)
    : m_annotationSize(config.annotationSize()),
      m_embeddingSize(config.decoder.embedding),
      m_targetSize(config.targetSize),
      m_embedding(layout.addWeight("decoder.embedding.weight", m_targetSize, m_embeddingSize,
                                   Initialization::Embedding, 1)),
      m_layers(config, feedSize, layout),
      m_attention(config.attentionSetup(), layout) {}

void Decoder::addOutputLayer(Index readoutSize, ParameterLayout& layout) {
    m_readoutSize = readoutSize;
    m_outputWeight =
        layout.addWeight("output.weight", m_targetSize, readoutSize, Initialization::Uniform, readoutSize);
    layout.keepAsStored(m_outputWeight);
    m_outputBias = layout.addVector("output.bias", m_targetSize, Initialization::Zero);
}

void Decoder::prepare(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                      Index steps, DecoderTape& tape) const {
    tape.readout.shape(m_readoutSize, steps * positions.batch());
    m_layers.prepare(encoding.firstState.all(), steps, tape.noise, tape.layers);
    m_attention.prepare(weights, positions, encoding, steps, tape.attention);
}

void Decoder::readTokens(const NetworkWeights& weights, std::span<const Token> tokens,
                         DecoderTape& tape) const {
    m_layers.readTokens(weights, m_embedding, tokens, tape.layers);
}

void Decoder::carryState(std::span<const Index> parents, DecoderTape& tape) const {
    m_layers.carryState(parents, tape.layers);
}

ConstMatrixRef Decoder::attentionals(const DecoderTape& tape, Index, Index) const {
    return tape.readout.block(0, 0, 0, 0);
}

void Decoder::logits(const NetworkWeights& weights, DecoderTape& tape, Index first, MatrixRef logits) const {
    const Index count = logits.cols();
    if (tape.noise.dropout > 0) {
        tape.mask.shape(m_readoutSize, count);
        tape.dropped.shape(m_readoutSize, count);
        drawMask(tape.noise, outputNoisePlace + static_cast<std::uint64_t>(first), tape.mask.all());
        tape.dropped.all() = tape.readout.cols(first, count).cwiseProduct(tape.mask.all());
        setTransposedProductWithBias(weights.backward(m_outputWeight), tape.dropped.all(),
                                     weights.vector(m_outputBias), logits);
    } else {
        setTransposedProductWithBias(weights.backward(m_outputWeight), tape.readout.cols(first, count),
                                     weights.vector(m_outputBias), logits);
    }
}

void Decoder::logitsBack(const NetworkWeights& weights, const ConstMatrixRef& dLogits, Index first,
                         DecoderTape& tape, Parameters& gradient) const {
    const Index count = dLogits.cols();
    const bool drops = tape.noise.dropout > 0;
    tape.dReadout.shape(tape.readout.rows(), tape.readout.cols());
    setProduct(weights.backward(m_outputWeight), dLogits, tape.dReadout.cols(first, count));
    if (drops)
        tape.dReadout.cols(first, count).array() *= tape.mask.all().array();
    addProductTransposed(drops ? tape.dropped.cols(0, count) : tape.readout.cols(first, count), dLogits,
                         gradient.columns(m_outputWeight));
    addSumOfColumns(dLogits, gradient.vector(m_outputBias));
}

void Decoder::backward(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                       std::span<const Token> tokens, DecoderTape& tape, EncodingGradient& dEncoding,
                       Parameters& gradient) const {
    m_layers.prepareBack(tape.layers);
    for (Index slot = tape.readout.cols() / positions.batch() - 1; slot >= 0; --slot)
        stepBack(weights, positions, encoding, slot, tape);
    finish(weights, positions, encoding, tokens, tape, dEncoding, gradient);
}

}  // namespace attn
