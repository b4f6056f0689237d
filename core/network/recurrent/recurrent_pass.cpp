// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_pass.h"

#include <cassert>

namespace attn {
namespace {

constexpr std::uint64_t drawsNoisePlace = 1;

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

void RecurrentPass::encode(const Positions& positions, std::span<const Token> source) {
    m_positions = &positions;
    m_source = source;
    m_network.encoder().forward(m_weights, positions, source, m_encoding);
}

void RecurrentPass::begin(Index steps) {
    m_network.decoder().prepare(m_weights, *m_positions, m_encoding, steps, m_tape);
}

void RecurrentPass::read(std::span<const Token> previous) {
    m_previous = previous;
    m_network.decoder().readTokens(m_weights, previous, m_tape);
}

void RecurrentPass::step(Index t, Index slot) {
    m_network.decoder().step(m_weights, *m_positions, m_encoding, t, slot, m_tape);
}

void RecurrentPass::logits(Index first, MatrixRef logits) {
    m_network.decoder().logits(m_weights, m_tape, first, logits);
}

void RecurrentPass::carry(std::span<const Index> parents) {
    m_network.decoder().carryState(parents, m_tape);
}

void RecurrentPass::widen(const Positions& positions) {
    m_positions = &positions;
    for (Scratch* part : {&m_encoding.annotations, &m_encoding.summary, &m_encoding.firstState})
        repeat(positions.batch(), *part);
}

void RecurrentPass::zero(Index position) {
    const Index first = m_positions->first(position), active = m_positions->active(position);
    m_encoding.annotations.cols(first, active).setZero();
}

void RecurrentPass::weights(const MapAddress&, Index slot, Index b, Vector& weights) const {
    weights.resize(m_positions->length(b));
    const auto alignment = m_tape.attention.alignment.cols(slot, 1);
    for (Index j = 0; j < weights.size(); ++j)
        weights[j] = alignment(m_positions->first(j) + b, 0);
}

SpanTrace RecurrentPass::span(const MapAddress&, Index slot, Index b) const {
    return m_network.decoder().attention().span().trace(*m_positions, m_tape.attention.span, slot, b);
}

void RecurrentPass::describe(DecodeTrace& trace) const {
    trace.annotations.resize(m_encoding.annotations.rows(), m_positions->longest());
    for (Index j = 0; j < m_positions->longest(); ++j)
        trace.annotations.col(j) = m_encoding.annotations.all().col(m_positions->first(j));
    trace.summary = m_encoding.summary.all().col(0);
    trace.firstState = m_encoding.firstState.all().col(0);
}

void RecurrentPass::describe(Index slot, Index b, StepTrace& step) const {
    const Decoder& decoder = m_network.decoder();
    step.query = decoder.queries(m_tape, slot).col(b);
    if (decoder.attention().attends()) {
        const AttentionTape& attention = m_tape.attention;
        step.temperature = attention.edit.temperature;
        step.scores.resize(m_positions->length(b));
        for (Index j = 0; j < step.scores.size(); ++j)
            step.scores[j] = attention.scores.all()(m_positions->first(j) + b, slot);
        weights({}, slot, b, step.weights);
        step.hasGivenWeights = attention.edit.weights.has_value();
        if (!step.hasGivenWeights)
            step.span = span({}, slot, b);
    }
    step.context = decoder.contexts(m_tape, slot).col(b);
    step.state = decoder.states(m_tape, slot).col(b);
    const ConstMatrixRef attentionals = decoder.attentionals(m_tape, slot);
    if (attentionals.rows() > 0)
        step.attentional = attentionals.col(b);
}

void RecurrentPass::train(const Noise& noise) {
    m_encoding.noise = m_tape.noise = noise;
    if (drawCosts())
        m_tape.attention.span.sampling = mixSeeds(noise.seed, drawsNoisePlace);
}

DrawCosts* RecurrentPass::drawCosts() {
    const Attention& attention = m_network.decoder().attention();
    return attention.attends() && attention.span().samples() ? &m_tape.attention.span.costs : nullptr;
}

void RecurrentPass::logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) {
    m_network.decoder().logitsBack(m_weights, dLogits, first, m_tape, gradient);
}

void RecurrentPass::back(Parameters& gradient) {
    const auto zeroLike = [](const Scratch& values, Scratch& gradients) {
        gradients.shapeZero(values.rows(), values.cols());
    };
    zeroLike(m_encoding.annotations, m_dEncoding.annotations);
    zeroLike(m_encoding.summary, m_dEncoding.summary);
    zeroLike(m_encoding.firstState, m_dEncoding.firstState);
    m_network.decoder().backward(m_weights, *m_positions, m_encoding, m_previous, m_tape, m_dEncoding,
                                 gradient);
    m_network.encoder().backward(m_weights, *m_positions, m_source, m_encoding, m_dEncoding, gradient);
}

}  // namespace attn
