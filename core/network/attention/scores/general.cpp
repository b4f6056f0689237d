// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"
#include "core/network/attention/scores/scores.h"
#include "core/network/positions/position_products.h"

namespace attn {
namespace {

// e_j = sᵀ W_a h_j (Luong et al. 2015, section 3.1, "general"), computed as q'ᵀ h_j with q' = W_aᵀ s [K].
class GeneralScore final : public ScoreFunction {
public:
    GeneralScore(Index stateSize, Index annotationSize, ParameterLayout& layout)
        : m_annotationSize(annotationSize),
          m_weight(layout.addWeight("attention.W_a", stateSize, annotationSize, Initialization::Uniform,
                                    annotationSize)) {}

    void prepare(const NetworkWeights&, const Positions& positions, const ConstMatrixRef&, Index steps,
                 ScoreTape& tape) const override {
        tape.query.shape(m_annotationSize, steps * positions.batch());
        tape.dQuery.shapeZero(m_annotationSize, steps * positions.batch());
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef& annotations, ScoreTape& tape, Index slot,
                 VectorRef scores) const override {
        Eigen::Map<Matrix> projected = tape.query.cols(slot * positions.batch(), positions.batch());
        setProduct(weights.backward(m_weight), query, projected);
        innerProducts(positions, projected, annotations, scores);
    }

    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef&,
                  const ConstMatrixRef& annotations, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        Eigen::Map<Matrix> dProjected = tape.dQuery.cols(slot * positions.batch(), positions.batch());
        addWeightedSums(positions, dScores, annotations, dProjected);
        addProduct(weights.forward(m_weight), dProjected, dQuery);
    }

    void finish(const NetworkWeights&, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef&, const ConstMatrixRef& dScores, ScoreTape& tape, MatrixRef dAnnotations,
                Parameters& gradient) const override {
        addOuterProducts(positions, dScores, tape.query.all(), dAnnotations);
        addProductTransposed(tape.dQuery.all(), queries, gradient.columns(m_weight));
    }

private:
    Index m_annotationSize;
    ParameterId m_weight;  // [D, K]
};

}  // namespace

std::unique_ptr<ScoreFunction> createGeneralScore(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<GeneralScore>(setup.state, setup.annotation, layout);
}

// Σ_d s_d (W_a h)_d
std::vector<ScoreForm> generalForms() {
    const auto score = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        for (Index d = 0; d < numbers.setup().state; ++d)
            arithmetic.term(
                {numbers.query(q.step, d),
                 numbers.number({.kind = Kind::ProjectedAnnotation, .position = q.position, .unit = d})});
    };
    const auto projection = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        addProjection(numbers, "attention.W_a", q, arithmetic);
    };
    return {{.kind = Kind::Score, .write = score},
            {.kind = Kind::ProjectedAnnotation,
             .write = projection,
             .units = [](const AttentionSetup& setup) { return setup.state; }}};
}

}  // namespace attn
