// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/attention.h"

#include <cassert>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/positions/position_products.h"

namespace attn {
namespace {

// The same weights [S] for every sentence.
void replaceAlignment(const Positions& positions, const Vector& weights, VectorRef alignment) {
    assert(weights.size() == positions.longest());
    for (Index j = 0; j < positions.longest(); ++j)
        alignment.segment(positions.first(j), positions.active(j)).setConstant(weights[j]);
}

// [S] of one sentence, out of numbers [N, T] by position.
void gather(const Positions& positions, const Scratch& numbers, Index slot, Index b, Vector& row) {
    row.resize(positions.length(b));
    for (Index j = 0; j < row.size(); ++j)
        row[j] = numbers.all()(positions.first(j) + b, slot);
}

void makeUniform(const Positions& positions, VectorRef alignment) {
    for (Index j = 0; j < positions.longest(); ++j)
        for (Index b = 0; b < positions.active(j); ++b)
            alignment[positions.first(j) + b] = 1 / static_cast<Real>(positions.length(b));
}

// All weight goes to the permitted position with the largest score: where the span left weight.
void makeHard(const Positions& positions, const VectorRef& scores, VectorRef alignment) {
    for (Index b = 0; b < positions.batch(); ++b) {
        Index most = -1;
        for (Index j = 0; j < positions.length(b); ++j) {
            const Index place = positions.first(j) + b;
            if (alignment[place] > 0 && (most < 0 || scores[place] > scores[most]))
                most = place;
        }
        for (Index j = 0; j < positions.length(b); ++j) {
            const Index place = positions.first(j) + b;
            alignment[place] = place == most ? 1 : 0;
        }
    }
}

}  // namespace

Attention::Attention(const AttentionSetup& setup, ParameterLayout& layout) {
    const ScoreDescription* description = findScoreFunction(setup.config.score);
    assert(description);
    m_score = description->create(setup, layout);
    if (m_score)
        m_span = createSpan(setup, layout);
}

void Attention::prepare(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                        Index steps, AttentionTape& tape) const {
    if (!attends())
        return;
    tape.scores.shape(positions.columns(), steps);
    tape.alignment.shape(positions.columns(), steps);
    tape.dScores.shape(positions.columns(), steps);
    tape.dAlignment.shape(positions.columns(), 1);
    m_score->prepare(weights, positions, source.annotations.all(), steps, tape.score);
    m_span->prepare(positions, steps, tape.span);
}

void Attention::forward(const NetworkWeights& weights, const Positions& positions,
                        const ConstMatrixRef& query, const Annotations& source, Index t, AttentionTape& tape,
                        Index slot, MatrixRef context) const {
    if (!attends()) {
        context = source.summary.all();
        return;
    }
    const VectorRef scores = tape.scores.cols(slot, 1).col(0);
    VectorRef alignment = tape.alignment.cols(slot, 1).col(0);
    m_score->forward(weights, positions, query, source.annotations.all(), tape.score, slot, scores);
    if (tape.edit.temperature != 1) {
        tape.edited.shape(positions.columns(), 1);
        VectorRef edited = tape.edited.all().col(0);
        edited = scores / tape.edit.temperature;
        m_span->forward(weights, positions, query, edited, t, tape.span, slot, alignment);
    } else {
        m_span->forward(weights, positions, query, scores, t, tape.span, slot, alignment);
    }
    if (tape.edit.weights)
        replaceAlignment(positions, *tape.edit.weights, alignment);
    else if (tape.edit.isOff)
        alignment.setZero();
    else if (tape.edit.isUniform)
        makeUniform(positions, alignment);
    else if (tape.edit.isHard)
        makeHard(positions, scores, alignment);
    context.setZero();
    addWeightedSums(positions, alignment, source.annotations.all(), context);
}

MapTrace Attention::trace(const Positions& positions, const AttentionTape& tape, Index slot, Index b) const {
    MapTrace map;
    map.temperature = tape.edit.temperature;
    gather(positions, tape.scores, slot, b, map.scores);
    gather(positions, tape.alignment, slot, b, map.weights);
    map.hasGivenWeights = tape.edit.weights || tape.edit.isOff || tape.edit.isUniform || tape.edit.isHard;
    if (!map.hasGivenWeights)
        map.span = m_span->trace(positions, tape.span, slot, b);
    return map;
}

void Attention::weights(const Positions& positions, const AttentionTape& tape, Index slot, Index b,
                        Vector& weights) const {
    gather(positions, tape.alignment, slot, b, weights);
}

void Attention::backward(const NetworkWeights& weights, const Positions& positions,
                         const ConstMatrixRef& query, const ConstMatrixRef& dContext,
                         const Annotations& source, AttentionTape& tape, Index slot, MatrixRef dQuery) const {
    if (!attends())
        return;
    const ConstMatrixRef annotations = source.annotations.all();
    VectorRef dAlignment = tape.dAlignment.all().col(0);
    VectorRef dScores = tape.dScores.cols(slot, 1).col(0);
    innerProducts(positions, dContext, annotations, dAlignment);
    m_span->backward(weights, positions, tape.alignment.cols(slot, 1).col(0), dAlignment, tape.span, slot,
                     dScores, dQuery);
    m_score->backward(weights, positions, query, annotations, tape.score, slot, dScores, dQuery);
}

void Attention::finish(const NetworkWeights& weights, const Positions& positions,
                       const ConstMatrixRef& queries, const ConstMatrixRef& dContexts,
                       const Annotations& source, AttentionTape& tape, Annotations& dSource,
                       Parameters& gradient) const {
    const Index batch = positions.batch();
    if (!attends()) {
        for (Index column = 0; column < dContexts.cols(); column += batch)
            dSource.summary.all() += dContexts.middleCols(column, batch);
        return;
    }
    addOuterProducts(positions, tape.alignment.all(), dContexts, dSource.annotations.all());
    m_score->finish(weights, positions, queries, source.annotations.all(), tape.dScores.all(), tape.score,
                    dSource.annotations.all(), gradient);
    m_span->finish(queries, tape.span, gradient);
}

}  // namespace attn
