// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/product.h"
#include "core/network/attention/scores/scores.h"
#include "core/network/positions/position_products.h"

namespace attn {
namespace {

// e_j = (W_K h_j)ᵀ (W_Q s): keys k_j = W_K h_j [A] once a batch, a query q = W_Q s [A] a step.
class KeyQueryScore final : public ScoreFunction {
public:
    KeyQueryScore(Index size, Index stateSize, Index annotationSize, ParameterLayout& layout)
        : m_size(size),
          m_keyWeight(layout.addWeight("attention.W_K", size, annotationSize, Initialization::Uniform,
                                       annotationSize)),
          m_queryWeight(
              layout.addWeight("attention.W_Q", size, stateSize, Initialization::Uniform, stateSize)) {}

    void prepare(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& annotations,
                 Index steps, ScoreTape& tape) const override {
        tape.memory.shape(m_size, positions.columns());
        tape.query.shape(m_size, steps * positions.batch());
        tape.dQuery.shapeZero(m_size, steps * positions.batch());
        setProduct(weights.forward(m_keyWeight), annotations, tape.memory.all());
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef scores) const override {
        Eigen::Map<Matrix> projected = tape.query.cols(slot * positions.batch(), positions.batch());
        setProduct(weights.forward(m_queryWeight), query, projected);
        innerProducts(positions, projected, tape.memory.all(), scores);
    }

    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef&,
                  const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        Eigen::Map<Matrix> dProjected = tape.dQuery.cols(slot * positions.batch(), positions.batch());
        addWeightedSums(positions, dScores, tape.memory.all(), dProjected);
        addProduct(weights.backward(m_queryWeight), dProjected, dQuery);
    }

    void finish(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef& annotations, const ConstMatrixRef& dScores, ScoreTape& tape,
                MatrixRef dAnnotations, Parameters& gradient) const override {
        tape.dMemory.shapeZero(m_size, positions.columns());
        addOuterProducts(positions, dScores, tape.query.all(), tape.dMemory.all());
        addProductTransposed(annotations, tape.dMemory.all(), gradient.columns(m_keyWeight));
        addProduct(weights.backward(m_keyWeight), tape.dMemory.all(), dAnnotations);
        addProductTransposed(queries, tape.dQuery.all(), gradient.columns(m_queryWeight));
    }

private:
    Index m_size;
    ParameterId m_keyWeight;    // [A, K]
    ParameterId m_queryWeight;  // [A, D]
};

}  // namespace

std::unique_ptr<ScoreFunction> createKeyQueryScore(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<KeyQueryScore>(setup.config.size, setup.state, setup.annotation, layout);
}

// Σ_a (W_K h)_a (W_Q s)_a
std::vector<ScoreForm> keyQueryForms() {
    const auto score = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        for (Index a = 0; a < numbers.setup().config.size; ++a)
            arithmetic.term(
                {numbers.number({.kind = Kind::ProjectedAnnotation, .position = q.position, .unit = a}),
                 numbers.number({.kind = Kind::ProjectedQuery, .step = q.step, .unit = a})});
    };
    const auto query = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        const ParameterId weight = numbers.tensor("attention.W_Q");
        for (Index d = 0; d < numbers.setup().state; ++d)
            arithmetic.term({numbers.entry(weight, q.unit, d), numbers.query(q.step, d)});
    };
    const auto key = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        addProjection(numbers, "attention.W_K", q, arithmetic);
    };
    const auto size = [](const AttentionSetup& setup) { return setup.config.size; };
    return {{.kind = Kind::Score, .write = score},
            {.kind = Kind::ProjectedQuery, .write = query, .units = size},
            {.kind = Kind::ProjectedAnnotation, .write = key, .units = size}};
}

}  // namespace attn
