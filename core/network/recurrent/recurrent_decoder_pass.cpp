// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_decoder_pass.h"

namespace attn {
namespace {

constexpr std::uint64_t drawsNoisePlace = 1;

}  // namespace

std::vector<MapAddress> RecurrentDecoder::maps() const {
    return m_attention.attends() ? std::vector{MapAddress{}} : std::vector<MapAddress>();
}

std::unique_ptr<DecoderPass> RecurrentDecoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<RecurrentDecoderPass>(*this, weights);
}

void RecurrentDecoderPass::begin(const Positions& positions, const Annotations& source, Index steps) {
    m_positions = &positions;
    m_source = &source;
    m_decoder.prepare(m_weights, positions, source, steps, m_tape);
}

void RecurrentDecoderPass::read(std::span<const Token> previous) {
    m_previous = previous;
    m_decoder.readTokens(m_weights, previous, m_tape);
}

void RecurrentDecoderPass::step(Index t, Index slot) {
    m_decoder.step(m_weights, *m_positions, *m_source, t, slot, m_tape);
}

void RecurrentDecoderPass::logits(Index first, MatrixRef logits) {
    m_decoder.logits(m_weights, m_tape, first, logits);
}

Token RecurrentDecoderPass::mostLikely(Index column, MatrixRef logits) {
    if (m_tape.noise.dropout > 0)
        return DecoderPass::mostLikely(column, logits);
    return m_decoder.mostLikely(m_weights, m_tape, column, m_search, logits);
}

void RecurrentDecoderPass::carry(std::span<const Index> parents) {
    m_decoder.carryState(parents, m_tape);
}

void RecurrentDecoderPass::edit(const MapAddress&, const AttentionEdit& edit) {
    m_tape.attention.edit = edit;
}

void RecurrentDecoderPass::weights(const MapAddress&, Index slot, Index b, Vector& weights) const {
    m_decoder.attention().weights(*m_positions, m_tape.attention, slot, b, weights);
}

SpanTrace RecurrentDecoderPass::span(const MapAddress&, Index slot, Index b) const {
    return m_decoder.attention().span().trace(*m_positions, m_tape.attention.span, slot, b);
}

void RecurrentDecoderPass::describe(DecodeTrace& trace) const {
    trace.firstState = m_tape.firstState.all().col(0);
}

void RecurrentDecoderPass::describe(Index slot, Index b, StepTrace& step) const {
    step.query = m_decoder.queries(m_tape, slot).col(b);
    step.maps.clear();
    if (m_decoder.attention().attends())
        step.maps.push_back(m_decoder.attention().trace(*m_positions, m_tape.attention, slot, b));
    step.context = m_decoder.contexts(m_tape, slot).col(b);
    step.state = m_decoder.states(m_tape, slot).col(b);
    const ConstMatrixRef attentionals = m_decoder.attentionals(m_tape, slot);
    if (attentionals.rows() > 0)
        step.attentional = attentionals.col(b);
}

void RecurrentDecoderPass::train(const Noise& noise) {
    m_tape.noise = noise;
    if (drawCosts())
        m_tape.attention.span.sampling = mixSeeds(noise.seed, drawsNoisePlace);
}

DrawCosts* RecurrentDecoderPass::drawCosts() {
    const Attention& attention = m_decoder.attention();
    return attention.attends() && attention.span().samples() ? &m_tape.attention.span.costs : nullptr;
}

void RecurrentDecoderPass::logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) {
    m_decoder.logitsBack(m_weights, dLogits, first, m_tape, gradient);
}

void RecurrentDecoderPass::back(Annotations& dSource, Parameters& gradient) {
    m_decoder.backward(m_weights, *m_positions, *m_source, m_previous, m_tape, dSource, gradient);
}

}  // namespace attn
