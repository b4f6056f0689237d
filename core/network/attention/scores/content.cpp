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

    // d cos/ds = h/‖s‖‖h‖ − cos s/‖s‖². Leaves β·de/(‖s‖‖h‖) for `finish`. Below 1e-8 the denominator is a
    // constant, so there is no second term.
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

namespace {

void writeScore(const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
    const Factor cosine = numbers.number({.kind = Kind::Cosine, .step = q.step, .position = q.position});
    if (numbers.setup().config.learnedKeyStrength)
        arithmetic.term({numbers.number({.kind = Kind::KeyStrength}), cosine});
    else
        arithmetic.term({cosine});
}

void writeQueryNorm(const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
    for (Index i = 0; i < numbers.setup().state; ++i)
        arithmetic.term({numbers.query(q.step, i), numbers.query(q.step, i)});
    arithmetic.apply(Function::SquareRoot);
}

void writeAnnotationNorm(const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
    for (Index k = 0; k < numbers.setup().annotation; ++k)
        arithmetic.term({numbers.annotation(q.position, k), numbers.annotation(q.position, k)});
    arithmetic.apply(Function::SquareRoot);
}

void writeNormProduct(const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
    arithmetic.term({numbers.number({.kind = Kind::QueryNorm, .step = q.step}),
                     numbers.number({.kind = Kind::AnnotationNorm, .position = q.position})});
    arithmetic.apply(Function::AtLeastTiny);
}

void writeCosine(const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
    addProducts(numbers, q, arithmetic);
    arithmetic.divide(numbers.number({.kind = Kind::NormProduct, .step = q.step, .position = q.position}));
}

void writeKeyStrength(const ScoreNumbers& numbers, const Quantity&, Arithmetic& arithmetic) {
    arithmetic.term({numbers.entry("attention.key_strength", numbers.head())});
    arithmetic.apply(Function::Softplus);
}

}  // namespace

// β cos(s, h) with cos = Σ s_i h_i / max(‖s‖‖h‖, 1e-8)
std::vector<ScoreForm> contentForms() {
    return {{.kind = Kind::Score, .write = writeScore},
            {.kind = Kind::QueryNorm, .write = writeQueryNorm},
            {.kind = Kind::AnnotationNorm, .write = writeAnnotationNorm},
            {.kind = Kind::NormProduct, .write = writeNormProduct},
            {.kind = Kind::Cosine, .write = writeCosine},
            {.kind = Kind::KeyStrength, .write = writeKeyStrength, .units = [](const AttentionSetup& setup) {
                 return Index(setup.config.learnedKeyStrength ? 1 : 0);
             }}};
}

}  // namespace attn
