// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/multi_head.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "core/math/activations.h"
#include "core/math/product.h"
#include "core/math/registers.h"
#include "core/math/work_meter.h"

namespace attn {
namespace {

// Scores that are worked on at once while no weights are kept: a long source takes memory that grows with its
// length, not with the square of it.
constexpr Index scoresBudget = 64 * 1024;

// Rows first … first + rows − 1 of a sentence's columns.
ConstMatrixRef part(const Scratch& columns, Index firstRow, Index rows, Index first, Index stride,
                    Index count) {
    return Eigen::Map<const Matrix, 0, Eigen::OuterStride<>>(
        columns.all().data() + first * columns.rows() + firstRow, rows, count,
        Eigen::OuterStride<>(columns.rows() * stride));
}

// What is changed in a head; nullptr if nothing is.
const AttentionEdit* editOf(const MultiHeadTape& tape, Index head) {
    return tape.edits.empty() ? nullptr : &tape.edits[static_cast<std::size_t>(head)];
}

// Softmax of each column's first numbers, as many as `count(t)` says of column t; the others become 0. The
// columns are contiguous.
template <typename Count>
void softmax(Eigen::Map<Matrix> columns, const Count& count) {
    for (Index t = 0; t < columns.cols(); ++t) {
        subtractLargest(columns.col(t).data(), count(t));
        columns.col(t).tail(columns.rows() - count(t)).setZero();
    }
    // All exponentials at once: the numbers of a short column do not fill registers.
    Eigen::Map<Vector> numbers(columns.data(), columns.size());
    numbers = numbers.array().exp();
    for (Index t = 0; t < columns.cols(); ++t) {
        columns.col(t).tail(columns.rows() - count(t)).setZero();
        auto permitted = columns.col(t).head(count(t)).array();
        permitted *= 1 / permitted.sum();
    }
}

// dScore = α ∘ (dα − Σ α dα) of each column, in place of dα
void softmaxBack(const Eigen::Map<const Matrix>& weights, Eigen::Map<Matrix> dWeights) {
    const MeteredWork metered(Work::Softmax, 4 * weights.size(), 4 * weights.size());
    for (Index t = 0; t < weights.cols(); ++t)
        dWeights.col(t) =
            weights.col(t).array() * (dWeights.col(t).array() - weights.col(t).dot(dWeights.col(t)));
}

}  // namespace

MultiHead::MultiHead(const MultiHeadSetup& setup, ParameterLayout& layout)
    : m_setup(setup),
      m_query(setup.name + ".q_proj", setup.size, setup.size, layout),
      m_key(setup.name + ".k_proj", setup.size, setup.source, layout),
      m_value(setup.name + ".v_proj", setup.size, setup.source, layout),
      m_out(setup.name + ".out_proj", setup.size, setup.size, layout) {
    const HeadScoreDescription* score = findHeadScore(setup.score);
    assert(score && setup.size % setup.heads == 0);
    m_score = score->create({setup.name, setup.heads, width()}, layout);
}

void MultiHead::turn(Scratch& columns, Index first, std::span<const Index> places, bool isBack) const {
    if (!m_setup.isRotary)
        return;
    thread_local std::vector<std::pair<Index, Rotation>> rotations;  // by width
    auto rotation = std::find_if(rotations.begin(), rotations.end(),
                                 [&](const auto& one) { return one.first == width(); });
    if (rotation == rotations.end())
        rotation = rotations.emplace(rotations.end(), width(), Rotation(width()));
    for (std::size_t n = 0; n < places.size(); ++n) {
        Real* column = columns.cols(first + static_cast<Index>(n), 1).data();
        if (isBack)
            rotation->second.turnBack(places[n], column, m_setup.size);
        else
            rotation->second.turn(places[n], column, m_setup.size);
    }
}

void MultiHead::projectQueries(const NetworkWeights& weights, const ConstMatrixRef& x,
                               std::span<const Index> places, MultiHeadTape& tape) const {
    tape.q.shape(m_setup.size, x.cols());
    m_query.forward(weights, x, tape.q.all());
    turn(tape.q, 0, places, false);
}

void MultiHead::projectKeys(const NetworkWeights& weights, const ConstMatrixRef& source,
                            std::span<const Index> places, MultiHeadTape& tape) const {
    forgetKeys(tape);
    appendKeys(weights, source, places, tape);
}

void MultiHead::appendKeys(const NetworkWeights& weights, const ConstMatrixRef& source,
                           std::span<const Index> places, MultiHeadTape& tape) const {
    const Index first = tape.k.cols(), count = source.cols();
    tape.k.extend(count);
    tape.v.extend(count);
    m_key.forward(weights, source, tape.k.cols(first, count));
    m_value.forward(weights, source, tape.v.cols(first, count));
    turn(tape.k, first, places, false);
}

void MultiHead::toWeights(Index head, bool isCausal, Index firstQuery, const MultiHeadTape& tape,
                          Eigen::Map<Matrix> scores) const {
    const MeteredWork metered(Work::Softmax, scores.size() * (operationsOfExp + 4), 6 * scores.size());
    const AttentionEdit* edit = editOf(tape, head);
    const bool isMasked = isCausal && !(edit && edit->readsAhead);
    const auto count = [&](Index t) { return isMasked ? firstQuery + t + 1 : scores.rows(); };
    if (!edit || edit->isNothing()) {
        softmax(scores, count);
        return;
    }
    for (Index t = 0; t < scores.cols(); ++t) {
        auto column = scores.col(t);
        const auto row = edit->rows.find(firstQuery + t);
        if (edit->isOff) {
            column.setZero();
        } else if (edit->weights || row != edit->rows.end()) {
            const Vector& given = edit->weights ? *edit->weights : row->second;
            assert(given.size() >= count(t));
            column.head(count(t)) = given.head(count(t));
            column.tail(column.size() - count(t)).setZero();
        } else if (edit->isUniform) {
            column.head(count(t)).setConstant(1 / static_cast<Real>(count(t)));
            column.tail(column.size() - count(t)).setZero();
        } else if (edit->isHard) {
            Index most = 0;
            column.head(count(t)).maxCoeff(&most);
            column.setZero();
            column[most] = 1;
        } else {
            const auto own = edit->rowTemperatures.find(firstQuery + t);
            column /= own == edit->rowTemperatures.end() ? edit->temperature : own->second;
            softmax({column.data(), scores.rows(), 1}, [&](Index) { return count(t); });
        }
    }
}

void MultiHead::attend(const NetworkWeights& weights, const Sequences& queries, const KeyPlaces& keys,
                       bool isCausal, bool keeps, MultiHeadTape& tape, MultiHeadWork& work,
                       MatrixRef out) const {
    tape.context.shape(m_setup.size, queries.columns());
    tape.firstKept.clear();
    Index kept = 0;
    for (Index b = 0; b < queries.batch(); ++b) {
        tape.firstKept.push_back(kept);
        kept += m_setup.heads * keys.length(b) * queries.length(b);
    }
    if (keeps)
        tape.kept.shape(kept, 1);
    const Index w = width();
    for (Index b = 0; b < queries.batch(); ++b) {
        const Index S = keys.length(b), T = queries.length(b);
        const Index block = keeps ? T : std::max<Index>(1, std::min(T, scoresBudget / std::max<Index>(S, 1)));
        for (Index head = 0; head < m_setup.heads; ++head) {
            const ConstMatrixRef k = part(tape.k, head * w, w, keys.first(b), keys.stride(), S);
            const ConstMatrixRef v = part(tape.v, head * w, w, keys.first(b), keys.stride(), S);
            for (Index first = 0; first < T; first += block) {
                const Index count = std::min(block, T - first);
                if (!keeps)
                    work.scores.shape(S, count);
                Eigen::Map<Matrix> scores(
                    keeps
                        ? tape.kept.all().data() + tape.firstKept[static_cast<std::size_t>(b)] + head * S * T
                        : work.scores.all().data(),
                    S, count);
                const Index column = queries.first(b) + first;
                m_score->forward(weights, head, part(tape.q, head * w, w, column, 1, count), k, work.head,
                                 scores);
                toWeights(head, isCausal, first, tape, scores);
                setProduct(v, scores, tape.context.block(head * w, w, column, count));
            }
        }
    }
    m_out.forward(weights, tape.context.all(), out);
}

void MultiHead::back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& source,
                     const ConstMatrixRef& dOut, const Sequences& queries, const Sequences& keys,
                     std::span<const Index> queryPlaces, std::span<const Index> keyPlaces,
                     const MultiHeadTape& tape, MultiHeadWork& work, MatrixRef dX, MatrixRef dSource,
                     Parameters& gradient) const {
    const Index d = m_setup.size, w = width();
    work.dContext.shape(d, x.cols());
    m_out.addGradient(tape.context.all(), dOut, gradient);
    m_out.back(weights, dOut, work.dContext.all());
    work.dQ.shape(d, x.cols());
    work.dK.shape(d, source.cols());
    work.dV.shape(d, source.cols());
    for (Index b = 0; b < queries.batch(); ++b) {
        const Index S = keys.length(b), T = queries.length(b);
        const Index firstKey = keys.first(b), firstQuery = queries.first(b);
        for (Index head = 0; head < m_setup.heads; ++head) {
            const Index row = head * w;
            const Eigen::Map<const Matrix> alignment(
                tape.kept.all().data() + tape.firstKept[static_cast<std::size_t>(b)] + head * S * T, S, T);
            const ConstMatrixRef dContext = part(work.dContext, row, w, firstQuery, 1, T);
            work.dWeights.shape(S, T);
            Eigen::Map<Matrix> dWeights = work.dWeights.all();
            setTransposedProduct(part(tape.v, row, w, firstKey, 1, S), dContext, dWeights);
            setProductTransposed(dContext, alignment, work.dV.block(row, w, firstKey, S));
            softmaxBack(alignment, dWeights);
            m_score->back(weights, head, part(tape.q, row, w, firstQuery, 1, T),
                          part(tape.k, row, w, firstKey, 1, S), dWeights, work.head,
                          work.dQ.block(row, w, firstQuery, T), work.dK.block(row, w, firstKey, S), gradient);
        }
    }
    turn(work.dQ, 0, queryPlaces, true);
    turn(work.dK, 0, keyPlaces, true);
    m_query.addGradient(x, work.dQ.all(), gradient);
    m_query.back(weights, work.dQ.all(), dX);
    m_key.addGradient(source, work.dK.all(), gradient);
    m_key.addBack(weights, work.dK.all(), dSource);
    m_value.addGradient(source, work.dV.all(), gradient);
    m_value.addBack(weights, work.dV.all(), dSource);
}

void MultiHead::row(const NetworkWeights& weights, const Sequences& queries, const KeyPlaces& keys,
                    bool isCausal, Index b, Index head, Index t, const MultiHeadTape& tape,
                    MultiHeadWork& work, Vector& scores, Vector& weightsOut) const {
    const Index S = keys.length(b), w = width();
    Matrix column(S, 1);
    m_score->forward(weights, head, part(tape.q, head * w, w, queries.first(b) + t, 1, 1),
                     part(tape.k, head * w, w, keys.first(b), keys.stride(), S), work.head, column);
    scores = column.col(0);
    const AttentionEdit* edit = editOf(tape, head);
    if (isCausal && !(edit && edit->readsAhead))
        scores.tail(S - t - 1).setConstant(-std::numeric_limits<Real>::infinity());
    toWeights(head, isCausal, t, tape, {column.data(), S, 1});
    weightsOut = column.col(0);
}

void FixedContext::prepare(const NetworkWeights& weights, const ConstMatrixRef& summary,
                           FixedContextTape& tape) const {
    const Index size = weights.vector(m_out.bias()).size();
    tape.value.shape(size, summary.cols());
    tape.out.shape(size, summary.cols());
    m_value.forward(weights, summary, tape.value.all());
    m_out.forward(weights, tape.value.all(), tape.out.all());
}

void FixedContext::forward(const Sequences& queries, const FixedContextTape& tape, MatrixRef out) const {
    for (Index b = 0; b < queries.batch(); ++b)
        out.middleCols(queries.first(b), queries.length(b)).colwise() = tape.out.all().col(b);
}

void FixedContext::back(const NetworkWeights& weights, const ConstMatrixRef& summary,
                        const ConstMatrixRef& dOut, const Sequences& queries, const FixedContextTape& tape,
                        MultiHeadWork& work, MatrixRef dSummary, Parameters& gradient) const {
    Scratch& dSum = work.dContext;
    Scratch& dValue = work.dV;
    dSum.shape(tape.out.rows(), tape.out.cols());
    dValue.shape(tape.out.rows(), tape.out.cols());
    for (Index b = 0; b < queries.batch(); ++b)
        dSum.all().col(b) = dOut.middleCols(queries.first(b), queries.length(b)).rowwise().sum();
    m_out.addGradient(tape.value.all(), dSum.all(), gradient);
    m_out.back(weights, dSum.all(), dValue.all());
    m_value.addGradient(summary, dValue.all(), gradient);
    m_value.addBack(weights, dValue.all(), dSummary);
}

}  // namespace attn
