// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/seq2seq_pass.h"

namespace attn {
namespace {

// The encoding of one sentence for `count` equal ones; position j of sentence b stands in column j·count + b.
void repeat(Index count, Scratch& columns) {
    if (count == 1)
        return;
    const Matrix single = columns.all();
    columns.shape(single.rows(), single.cols() * count);
    for (Index column = 0; column < single.cols(); ++column)
        columns.cols(column * count, count).colwise() = single.col(column);
}

}  // namespace

Seq2SeqPass::Seq2SeqPass(const Encoder& encoder, const Decoder& decoder, const NetworkWeights& weights)
    : m_encoder(encoder.pass(weights)), m_decoder(decoder.pass(weights)) {}

void Seq2SeqPass::encode(const Positions& positions, std::span<const Token> source) {
    m_positions = &positions;
    m_encoder->encode(positions, source);
}

void Seq2SeqPass::begin(Index steps) {
    m_decoder->begin(*m_positions, m_encoder->annotations(), steps);
}

void Seq2SeqPass::read(std::span<const Token> previous) {
    m_decoder->read(previous);
}

void Seq2SeqPass::step(Index t, Index slot) {
    m_decoder->step(t, slot);
}

void Seq2SeqPass::logits(Index first, MatrixRef logits) {
    m_decoder->logits(first, logits);
}

void Seq2SeqPass::carry(std::span<const Index> parents) {
    m_decoder->carry(parents);
}

void Seq2SeqPass::widen(const Positions& positions) {
    m_positions = &positions;
    Annotations& source = m_encoder->annotations();
    for (Scratch* part : {&source.annotations, &source.summary})
        repeat(positions.batch(), *part);
}

void Seq2SeqPass::zero(Index position) {
    const Index first = m_positions->first(position), active = m_positions->active(position);
    m_encoder->annotations().annotations.cols(first, active).setZero();
}

void Seq2SeqPass::edit(const MapAddress& map, const AttentionEdit& edit) {
    m_decoder->edit(map, edit);
}

void Seq2SeqPass::weights(const MapAddress& map, Index slot, Index b, Vector& weights) const {
    m_decoder->weights(map, slot, b, weights);
}

SpanTrace Seq2SeqPass::span(const MapAddress& map, Index slot, Index b) const {
    return m_decoder->span(map, slot, b);
}

void Seq2SeqPass::describe(DecodeTrace& trace) const {
    const Annotations& source = m_encoder->annotations();
    trace.annotations.resize(source.annotations.rows(), m_positions->longest());
    for (Index j = 0; j < m_positions->longest(); ++j)
        trace.annotations.col(j) = source.annotations.all().col(m_positions->first(j));
    trace.summary = source.summary.all().col(0);
    m_decoder->describe(trace);
}

void Seq2SeqPass::describe(Index slot, Index b, StepTrace& step) const {
    m_decoder->describe(slot, b, step);
}

void Seq2SeqPass::train(const Noise& noise) {
    m_encoder->train(noise);
    m_decoder->train(noise);
}

DrawCosts* Seq2SeqPass::drawCosts() {
    return m_decoder->drawCosts();
}

void Seq2SeqPass::logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) {
    m_decoder->logitsBack(dLogits, first, gradient);
}

void Seq2SeqPass::back(Parameters& gradient) {
    const Annotations& source = m_encoder->annotations();
    m_dAnnotations.annotations.shapeZero(source.annotations.rows(), source.annotations.cols());
    m_dAnnotations.summary.shapeZero(source.summary.rows(), source.summary.cols());
    m_decoder->back(m_dAnnotations, gradient);
    m_encoder->back(m_dAnnotations, gradient);
}

}  // namespace attn
