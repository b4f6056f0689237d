// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/network/attention/scores/scores.h"
#include "core/network/positions/position_products.h"

namespace attn {
namespace {

constexpr Real smallestNorm = Real(1e-8);

// e_j = β cos(s, h_j), cos = sᵀh / max(‖s‖‖h‖, 1e-8), β = 1 or softplus(key_strength)
// (Graves et al. 2014, equation 6). Keeps the cosines [N, T] and the norms.
class ContentScore final : public ScoreFunction {
public:
    ContentScore(bool learned, ParameterLayout& layout) {
        if (learned)
            m_strength = layout.addVector("attention.key_strength", 1, Initialization::Zero);
    }

    void prepare(const NetworkWeights&, const Positions& positions, const ConstMatrixRef& annotations,
                 Index steps, ScoreTape& tape) const override {
        tape.norms.shape(positions.columns(), 1);
        tape.norms.all().col(0) = annotations.colwise().norm().transpose();
        tape.queryNorms.shape(positions.batch(), steps);
        tape.saved.shape(positions.columns(), steps);
        tape.dQuery.shape(1, steps);  // Σ de cos of each step, for the key strength
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef& annotations, ScoreTape& tape, Index slot,
                 VectorRef scores) const override {
        Eigen::Map<Matrix> norms = tape.norms.all();
        Eigen::Map<Matrix> queryNorms = tape.queryNorms.cols(slot, 1);
        queryNorms.col(0) = query.colwise().norm().transpose();
        innerProducts(positions, query, annotations, scores);
        for (Index j = 0; j < positions.longest(); ++j) {
            const Index first = positions.first(j), active = positions.active(j);
            scores.segment(first, active).array() /=
                (norms.col(0).segment(first, active).array() * queryNorms.col(0).head(active).array())
                    .max(smallestNorm);
        }
        tape.saved.cols(slot, 1).col(0) = scores;
        scores *= strength(weights);
    }

    // d cos/ds = h/‖s‖‖h‖ − cos s/‖s‖². Leaves β·de/(‖s‖‖h‖) for `finish`; below 1e-8 the denominator is a
    // constant and the second term is not there.
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                  const ConstMatrixRef& annotations, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        if (m_strength != noParameter)
            tape.dQuery.all()(0, slot) = dScores.dot(tape.saved.cols(slot, 1).col(0));
        const Real beta = strength(weights);
        const Eigen::Map<const Matrix> norms = std::as_const(tape.norms).all();
        for (Index j = 0; j < positions.longest(); ++j) {
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                const Real queryNorm = tape.queryNorms.cols(slot, 1)(b, 0);
                const Real product = norms(column, 0) * queryNorm;
                const Real cosine = tape.saved.cols(slot, 1)(column, 0);
                const Real dCosine = beta * dScores[column];
                dScores[column] = dCosine / std::max(product, smallestNorm);
                if (product > smallestNorm)
                    dQuery.col(b) -= dCosine * cosine / (queryNorm * queryNorm) * query.col(b);
            }
        }
        addWeightedSums(positions, dScores, annotations, dQuery);
    }

    // dh_j += Σ_t (β de/(‖s‖‖h‖)) s_t − β de cos h_j/‖h_j‖²
    void finish(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef& annotations, const ConstMatrixRef& dScores, ScoreTape& tape,
                MatrixRef dAnnotations, Parameters& gradient) const override {
        addOuterProducts(positions, dScores, queries, dAnnotations);
        const Eigen::Map<const Matrix> norms = std::as_const(tape.norms).all();
        for (Index j = 0; j < positions.longest(); ++j) {
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                Real along = 0;
                for (Index slot = 0; slot < dScores.cols(); ++slot) {
                    const Real queryNorm = tape.queryNorms.cols(slot, 1)(b, 0);
                    if (norms(column, 0) * queryNorm > smallestNorm)
                        along += dScores(column, slot) * tape.saved.cols(slot, 1)(column, 0) * queryNorm;
                }
                if (along != 0)
                    dAnnotations.col(column) -= along / norms(column, 0) * annotations.col(column);
            }
        }
        if (m_strength != noParameter) {
            // softplus' = σ
            const Real slope = 1 / (1 + std::exp(-weights.vector(m_strength)[0]));
            for (Index slot = 0; slot < dScores.cols(); ++slot)
                gradient.vector(m_strength)[0] += slope * tape.dQuery.all()(0, slot);
        }
    }

private:
    Real strength(const NetworkWeights& weights) const {
        if (m_strength == noParameter)
            return 1;
        const Real key = weights.vector(m_strength)[0];
        return std::max(key, Real(0)) + std::log1p(std::exp(-std::abs(key)));
    }

    ParameterId m_strength = noParameter;
};

}  // namespace

std::unique_ptr<ScoreFunction> createContentScore(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<ContentScore>(setup.config.learnedKeyStrength, layout);
}

}  // namespace attn
