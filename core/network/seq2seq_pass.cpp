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
    : m_encoder(encoder.pass(weights)),
      m_decoder(decoder.pass(weights)),
      m_encoderKind(encoder),
      m_decoderKind(decoder) {}

void Seq2SeqPass::encode(const Positions& positions, std::span<const Token> source) {
    m_source = m_positions = &positions;
    m_encoder->encode(positions, source);
    m_places.clear();
    if (const Positions* own = m_encoder->positions()) {
        m_positions = own;
        const std::span<const Index> order = m_encoder->order();
        m_places.resize(order.size());
        for (std::size_t place = 0; place < order.size(); ++place)
            m_places[static_cast<std::size_t>(order[place])] = static_cast<Index>(place);
    }
}

void Seq2SeqPass::begin(Index steps) {
    m_decoder->begin(*m_positions, m_encoder->annotations(), steps);
}

void Seq2SeqPass::read(std::span<const Token> previous) {
    if (m_places.empty()) {
        m_decoder->read(previous);
        return;
    }
    m_previous.resize(previous.size());
    const std::size_t batch = m_places.size();
    for (std::size_t i = 0; i < previous.size(); ++i)
        m_previous[i / batch * batch + static_cast<std::size_t>(m_places[i % batch])] = previous[i];
    m_decoder->read(m_previous);
}

void Seq2SeqPass::step(Index t, Index slot) {
    m_decoder->step(t, slot);
}

template <typename Visit>
void Seq2SeqPass::forEachRun(Index first, Index count, const Visit& visit) const {
    const auto batch = static_cast<Index>(m_places.size());
    while (count > 0) {
        const Index steps = first % batch == 0 ? count / batch : 0;
        visit(first, steps);
        first += steps > 0 ? steps * batch : 1;
        count -= steps > 0 ? steps * batch : 1;
    }
}

void Seq2SeqPass::logits(Index first, MatrixRef logits) {
    if (m_places.empty()) {
        m_decoder->logits(first, logits);
        return;
    }
    const auto batch = static_cast<Index>(m_places.size());
    forEachRun(first, logits.cols(), [&](Index column, Index steps) {
        if (steps == 0) {
            m_decoder->logits(column / batch * batch + place(column % batch),
                              logits.middleCols(column - first, 1));
            return;
        }
        m_ordered.shape(logits.rows(), steps * batch);
        m_decoder->logits(column, m_ordered.all());
        for (Index i = 0; i < steps * batch; ++i)
            logits.col(column - first + i) = m_ordered.all().col(i / batch * batch + place(i % batch));
    });
}

Token Seq2SeqPass::mostLikely(Index column, MatrixRef logits) {
    if (m_places.empty())
        return m_decoder->mostLikely(column, logits);
    const auto batch = static_cast<Index>(m_places.size());
    return m_decoder->mostLikely(column / batch * batch + place(column % batch), logits);
}

void Seq2SeqPass::carry(std::span<const Index> parents) {
    if (m_places.empty() || parents.empty()) {
        m_decoder->carry(parents);
        return;
    }
    m_parents.resize(parents.size());
    for (std::size_t b = 0; b < parents.size(); ++b)
        m_parents[static_cast<std::size_t>(m_places[b])] = place(parents[b]);
    m_decoder->carry(m_parents);
}

void Seq2SeqPass::widen(Index count) {
    m_wide.assign(std::vector<Index>(static_cast<std::size_t>(count), m_positions->longest()));
    m_positions = &m_wide;
    m_places.clear();
    Annotations& source = m_encoder->annotations();
    for (Scratch* part : {&source.annotations, &source.summary})
        repeat(count, *part);
}

void Seq2SeqPass::zero(Index position) {
    m_encoder->zero(*m_source, position);
}

void Seq2SeqPass::edit(const MapAddress& map, const AttentionEdit& edit) {
    if (isOfEncoder(map))
        m_encoder->edit(map, edit);
    else
        m_decoder->edit(map, edit);
}

void Seq2SeqPass::weights(const MapAddress& map, Index slot, Index b, Vector& weights) const {
    if (isOfEncoder(map)) {
        encoderWeights(map, slot, b, weights);
    } else if (map.site == MapSite::Tokens) {
        Vector own;
        m_decoder->weights(*m_decoderKind.alignment(), slot, place(b), own);
        m_encoder->spread(b < m_source->batch() ? b : 0, own, weights);
    } else {
        m_decoder->weights(map, slot, place(b), weights);
    }
}

// One head, or the mean of a layer's heads.
void Seq2SeqPass::encoderWeights(const MapAddress& map, Index position, Index b, Vector& weights) const {
    Vector scores;
    if (map.head != MapAddress::allHeads)
        return m_encoder->row(map, b, position, scores, weights);
    Vector one;
    Index heads = 0;
    for (const MapAddress& each : m_encoderKind.maps()) {
        if (each.site != map.site || each.layer != map.layer)
            continue;
        m_encoder->row(each, b, position, scores, one);
        if (heads++ == 0)
            weights = one;
        else
            weights += one;
    }
    weights /= static_cast<Real>(heads);
}

SpanTrace Seq2SeqPass::span(const MapAddress& map, Index slot, Index b) const {
    if (isOfEncoder(map) || map.site == MapSite::Tokens)
        return {};
    return m_decoder->span(map, slot, place(b));
}

void Seq2SeqPass::describe(DecodeTrace& trace) const {
    const Annotations& source = m_encoder->annotations();
    trace.annotations.resize(source.annotations.rows(), m_positions->longest());
    for (Index j = 0; j < m_positions->longest(); ++j)
        trace.annotations.col(j) = source.annotations.all().col(m_positions->first(j));
    trace.summary = source.summary.all().col(0);
    m_decoder->describe(trace);
}

// Where an annotation is a sentence, the alignment of the tokens comes first.
void Seq2SeqPass::describe(Index slot, Index b, StepTrace& step) const {
    m_decoder->describe(slot, place(b), step);
    if (!m_encoderKind.readsSentences() || step.maps.empty())
        return;
    MapTrace tokens;
    tokens.map = {MapSite::Tokens, 0, 0};
    tokens.hasGivenWeights = step.maps.front().hasGivenWeights;
    weights(tokens.map, slot, b, tokens.weights);
    step.maps.insert(step.maps.begin(), std::move(tokens));
}

bool Seq2SeqPass::numbers(const Quantity& at, Vector& values) const {
    return m_encoder->numbers(at, values) || m_decoder->numbers(at, values);
}

void Seq2SeqPass::train(const Noise& noise) {
    m_encoder->train(noise);
    m_decoder->train(noise);
}

DrawCosts* Seq2SeqPass::drawCosts() {
    return m_decoder->drawCosts();
}

void Seq2SeqPass::logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) {
    if (m_places.empty()) {
        m_decoder->logitsBack(dLogits, first, gradient);
        return;
    }
    const auto batch = static_cast<Index>(m_places.size());
    forEachRun(first, dLogits.cols(), [&](Index column, Index steps) {
        if (steps == 0) {
            m_decoder->logitsBack(dLogits.middleCols(column - first, 1),
                                  column / batch * batch + place(column % batch), gradient);
            return;
        }
        m_ordered.shape(dLogits.rows(), steps * batch);
        for (Index i = 0; i < steps * batch; ++i)
            m_ordered.all().col(i / batch * batch + place(i % batch)) = dLogits.col(column - first + i);
        m_decoder->logitsBack(m_ordered.all(), column, gradient);
    });
}

void Seq2SeqPass::back(Parameters& gradient) {
    const Annotations& source = m_encoder->annotations();
    m_dAnnotations.annotations.shapeZero(source.annotations.rows(), source.annotations.cols());
    m_dAnnotations.summary.shapeZero(source.summary.rows(), source.summary.cols());
    m_decoder->back(m_dAnnotations, gradient);
    m_encoder->back(m_dAnnotations, gradient);
}

}  // namespace attn
