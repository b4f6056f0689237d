// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>
#include <string>
#include <type_traits>

#include "core/attention/scores/scores.h"
#include "core/math/activations.h"
#include "core/math/column_products.h"
#include "core/math/product.h"
#include "core/math/registers.h"

namespace attn {
namespace {

enum class Activation { Tanh, Sigmoid, Relu };

Activation activationOf(const std::string& name) {
    assert(name == "tanh" || name == "sigmoid" || name == "relu");
    return name == "tanh" ? Activation::Tanh : name == "sigmoid" ? Activation::Sigmoid : Activation::Relu;
}

// e_j = v_aᵀ g(W_a [s ; h_j] + b_a) (Bahdanau et al. 2015, A.1.2). The columns of W_a that read h are
// hoisted: memory = W_a[:, D:] h + b_a [A, N] once a batch; the hidden units g(…) [A, N] of every step are
// kept.
class AdditiveScore final : public ScoreFunction {
public:
    AdditiveScore(const ModelConfig& config, ParameterLayout& layout)
        : m_size(config.attention.size),
          m_stateSize(config.decoder.hidden),
          m_annotationSize(config.annotationSize()),
          m_activation(activationOf(config.attention.activation)),
          m_weight(layout.addWeight("attention.W_a", m_size, m_stateSize + m_annotationSize,
                                    Initialization::Uniform, m_stateSize + m_annotationSize)),
          m_vector(layout.addVector("attention.v_a", m_size, Initialization::Uniform, m_size)) {
        if (config.attention.bias)
            m_bias = layout.addVector("attention.b_a", m_size, Initialization::Zero);
    }

    void prepare(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& annotations,
                 Index steps, ScoreTape& tape) const override {
        tape.memory.shape(m_size, positions.columns());
        tape.dMemory.shapeZero(m_size, positions.columns());
        tape.query.shape(m_size, positions.batch());
        tape.dQuery.shapeZero(m_size, steps * positions.batch());
        tape.saved.shape(m_size, steps * positions.columns());
        tape.sums.shapeZero(m_size, 1);
        const ConstMatrixRef memoryWeight = weights.forward(m_weight).rightCols(m_annotationSize);
        if (m_bias == noParameter)
            setProduct(memoryWeight, annotations, tape.memory.all());
        else
            setProductWithBias(memoryWeight, annotations, weights.vector(m_bias), tape.memory.all());
    }

    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef scores) const override {
        setProduct(weights.forward(m_weight).leftCols(m_stateSize), query, tape.query.all());
        const Index columns = positions.columns();
        Eigen::Map<Matrix> units = tape.saved.cols(slot * columns, columns);
        // Position by position: sums, activation and the product with v_a find the block in the first-level
        // cache.
        for (Index j = 0; j < positions.longest(); ++j) {
            const Index first = positions.first(j), active = positions.active(j);
            Eigen::Map<Matrix> block(units.data() + first * m_size, m_size, active);
            const auto activate = [&](const auto& sums) {
                switch (m_activation) {
                    case Activation::Tanh:
                        block = sums.tanh();
                        break;
                    case Activation::Sigmoid:
                        block = sigmoid(sums);
                        break;
                    case Activation::Relu:
                        block = sums.max(Real(0));
                        break;
                }
            };
            activate((tape.memory.cols(first, active) + tape.query.cols(0, active)).array());
            columnProducts(weights.vector(m_vector).data(), 0, block, scores.segment(first, active));
        }
    }

    // d(sum) = de · v ∘ g'(unit) of every position, added to the position's memory and to its sentence's
    // query; Σ de · unit is the gradient of v.
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef&,
                  const ConstMatrixRef&, ScoreTape& tape, Index slot, VectorRef dScores,
                  MatrixRef dQuery) const override {
        Eigen::Map<Matrix> dProjected = tape.dQuery.cols(slot * positions.batch(), positions.batch());
        switch (m_activation) {
            case Activation::Tanh:
                addSums(weights, positions, dScores, tape, slot,
                        [](const auto& unit) { return Real(1) - unit * unit; });
                break;
            case Activation::Sigmoid:
                addSums(weights, positions, dScores, tape, slot,
                        [](const auto& unit) { return unit * (Real(1) - unit); });
                break;
            case Activation::Relu:
                addSums(weights, positions, dScores, tape, slot, [](const auto& unit) {
                    using Number = std::decay_t<decltype(unit)>;
                    return unit > Number{} ? Number{} + Real(1) : Number{};
                });
                break;
        }
        addProduct(weights.backward(m_weight).topRows(m_stateSize), dProjected, dQuery);
    }

    void finish(const NetworkWeights& weights, const Positions&, const ConstMatrixRef& queries,
                const ConstMatrixRef& annotations, const ConstMatrixRef&, ScoreTape& tape,
                MatrixRef dAnnotations, Parameters& gradient) const override {
        Eigen::Map<Matrix> dWeight = gradient.columns(m_weight);
        Eigen::Map<Matrix> dMemory = tape.dMemory.all();
        addProductTransposed(queries, tape.dQuery.all(), dWeight.topRows(m_stateSize));
        addProductTransposed(annotations, dMemory, dWeight.bottomRows(m_annotationSize));
        addProduct(weights.backward(m_weight).bottomRows(m_annotationSize), dMemory, dAnnotations);
        if (m_bias != noParameter)
            gradient.vector(m_bias) += dMemory.rowwise().sum();
        gradient.vector(m_vector) += tape.sums.all().col(0);
    }

private:
    // One pass over the units of a step; `slope` is g' as a function of g, for a register or a number.
    template <typename Slope>
    void addSums(const NetworkWeights& weights, const Positions& positions, const ConstVectorRef& dScores,
                 ScoreTape& tape, Index slot, const Slope& slope) const {
        const Real* vector = weights.vector(m_vector).data();
        const Index firstColumn = slot * positions.columns(), firstQuery = slot * positions.batch();
        Real* dVector = tape.sums.all().data();
        for (Index j = 0; j < positions.longest(); ++j) {
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                const Real* unit = tape.saved.cols(firstColumn + column, 1).data();
                Real* dMemory = tape.dMemory.cols(column, 1).data();
                Real* dProjected = tape.dQuery.cols(firstQuery + b, 1).data();
                const Real dScore = dScores[column];
                Index row = 0;
                for (; row + registerLanes <= m_size; row += registerLanes) {
                    const Register units = load(unit + row);
                    const Register sum = slope(units) * (dScore * load(vector + row));
                    store(dMemory + row, load(dMemory + row) + sum);
                    store(dProjected + row, load(dProjected + row) + sum);
                    store(dVector + row, load(dVector + row) + dScore * units);
                }
                for (; row < m_size; ++row) {
                    const Real sum = slope(unit[row]) * (dScore * vector[row]);
                    dMemory[row] += sum;
                    dProjected[row] += sum;
                    dVector[row] += dScore * unit[row];
                }
            }
        }
    }

    Index m_size;  // A
    Index m_stateSize;
    Index m_annotationSize;
    Activation m_activation;
    ParameterId m_weight;  // [A, D + K]
    ParameterId m_vector;  // [A]
    ParameterId m_bias = noParameter;
};

}  // namespace

std::unique_ptr<ScoreFunction> createAdditiveScore(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<AdditiveScore>(config, layout);
}

}  // namespace attn
