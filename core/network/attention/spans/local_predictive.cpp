// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "core/math/product.h"
#include "core/network/attention/spans/spans.h"
#include "core/network/attention/spans/window.h"
#include "core/network/positions/position_softmax.h"

namespace attn {
namespace {

// p_t = S · σ(v_pᵀ tanh(W_p s)); softmax over |j − p_t| ≤ window, then each weight times
// exp(−(j − p_t)² / 2σ²) with σ = window / 2, not renormalised (Luong et al. 2015, equations 9 and 10). The
// gradient ignores the border of the window.
class LocalPredictiveSpan final : public Span {
public:
    LocalPredictiveSpan(const AttentionSetup& setup, ParameterLayout& layout)
        : m_window(setup.config.window),
          m_size(setup.config.size),
          m_weight(
              layout.addWeight("attention.W_p", m_size, setup.state, Initialization::Uniform, setup.state)),
          m_vector(layout.addVector("attention.v_p", m_size, Initialization::Uniform, m_size)) {}

    void prepare(const Positions& positions, Index steps, SpanTape& tape) const override {
        tape.centres.shape(positions.batch(), steps);
        tape.windowed.shape(positions.columns(), 1);
        tape.distribution.shape(positions.columns(), steps);
        tape.units.shape(m_size, steps * positions.batch());
        tape.dUnits.shapeZero(m_size, steps * positions.batch());
        tape.dCentres.shape(positions.batch(), steps);
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstVectorRef& scores, Index, SpanTape& tape, Index slot,
                 VectorRef alignment) const override {
        const Index batch = positions.batch();
        Eigen::Map<Matrix> units = tape.units.cols(slot * batch, batch);
        setProduct(weights.forward(m_weight), query, units);
        units = units.array().tanh();
        VectorRef centres = tape.centres.cols(slot, 1).col(0);
        for (Index b = 0; b < batch; ++b)
            centres[b] = static_cast<Real>(positions.length(b)) /
                         (1 + std::exp(-units.col(b).dot(weights.vector(m_vector))));
        VectorRef distribution = tape.distribution.cols(slot, 1).col(0);
        windowSoftmax(positions, scores, centres, m_window, tape.windowed.all().col(0), distribution);
        for (Index j = 0; j < positions.longest(); ++j)
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                alignment[column] = distribution[column] * factor(static_cast<Real>(j) - centres[b]);
            }
    }

    // dα reaches the softmax through the factor, and p_t through the factor's own slope:
    // dp = Σ_j dα_j α_j (j − p)/σ².
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstVectorRef& alignment,
                  const ConstVectorRef& dAlignment, SpanTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        const Index batch = positions.batch();
        const Eigen::Map<const Matrix> centres = std::as_const(tape.centres).cols(slot, 1);
        Eigen::Map<Matrix> dCentres = tape.dCentres.cols(slot, 1);
        dCentres.setZero();
        for (Index j = 0; j < positions.longest(); ++j)
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                const Real away = static_cast<Real>(j) - centres(b, 0);
                dCentres(b, 0) += dAlignment[column] * alignment[column] * away / variance();
                dScores[column] = dAlignment[column] * factor(away);
            }
        positionSoftmaxBack(positions, tape.distribution.cols(slot, 1).col(0), dScores, dScores);

        Eigen::Map<Matrix> dUnits = tape.dUnits.cols(slot * batch, batch);
        const Eigen::Map<const Matrix> units = std::as_const(tape.units).cols(slot * batch, batch);
        for (Index b = 0; b < batch; ++b) {
            // The slope of σ times S is p (1 − p/S).
            dCentres(b, 0) *= centres(b, 0) * (1 - centres(b, 0) / static_cast<Real>(positions.length(b)));
            dUnits.col(b).array() =
                dCentres(b, 0) * weights.vector(m_vector).array() * (Real(1) - units.col(b).array().square());
        }
        addProduct(weights.backward(m_weight), dUnits, dQuery);
    }

    void finish(const ConstMatrixRef& queries, SpanTape& tape, Parameters& gradient) const override {
        addProductTransposed(queries, tape.dUnits.all(), gradient.columns(m_weight));
        gradient.vector(m_vector).noalias() += tape.units.all() * tape.dCentres.all().reshaped();
    }

    SpanTrace trace(const Positions& positions, const SpanTape& tape, Index slot, Index b) const override {
        SpanTrace trace;
        trace.centre = tape.centres.all()(b, slot);
        trace.window = m_window;
        trace.distribution.resize(positions.length(b));
        for (Index j = 0; j < positions.length(b); ++j)
            trace.distribution[j] = tape.distribution.all()(positions.first(j) + b, slot);
        return trace;
    }

private:
    Real variance() const { return static_cast<Real>(m_window * m_window) / 4; }
    Real factor(Real away) const { return std::exp(-away * away / (2 * variance())); }

    Index m_window;
    Index m_size;          // A
    ParameterId m_weight;  // [A, D]
    ParameterId m_vector;  // [A]
};

}  // namespace

std::unique_ptr<Span> createLocalPredictiveSpan(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<LocalPredictiveSpan>(setup, layout);
}

}  // namespace attn
