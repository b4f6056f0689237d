// SPDX-License-Identifier: GPL-3.0-or-later
#include <cassert>
#include <string>
#include <type_traits>

#include "core/math/activations.h"
#include "core/math/column_products.h"
#include "core/math/product.h"
#include "core/math/registers.h"
#include "core/math/work_meter.h"
#include "core/network/attention/scores/scores.h"

namespace attn {
namespace {

// Identity is a mistake that a lesson shows: v_aᵀ W_a [s ; h] without a function in between. The query then
// adds the same to the scores of all positions, and softmax takes it away.
enum class Activation { Tanh, Sigmoid, Relu, Identity };

Activation activationOf(const std::string& name) {
    assert(name == "tanh" || name == "sigmoid" || name == "relu" || name == "identity");
    return name == "tanh"      ? Activation::Tanh
           : name == "sigmoid" ? Activation::Sigmoid
           : name == "relu"    ? Activation::Relu
                               : Activation::Identity;
}

// e_j = v_aᵀ g(W_a [s ; h_j] + b_a) (Bahdanau et al. 2015, A.1.2). The columns of W_a that read h are
// hoisted: memory = W_a[:, D:] h + b_a [A, N] once a batch; the hidden units g(…) [A, N] of every step are
// kept.
class AdditiveScore final : public ScoreFunction {
public:
    AdditiveScore(const AttentionSetup& setup, ParameterLayout& layout)
        : m_size(setup.config.size),
          m_stateSize(setup.state),
          m_annotationSize(setup.annotation),
          m_activation(activationOf(setup.config.activation)),
          m_weight(layout.addWeight("attention.W_a", m_size, m_stateSize + m_annotationSize,
                                    Initialization::Uniform, m_stateSize + m_annotationSize)),
          m_vector(layout.addVector("attention.v_a", m_size, Initialization::Uniform, m_size)) {
        if (setup.config.bias)
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
        const MeteredWork metered(Work::Scores, units.size() * (operationsOfTanh + 3), 3 * units.size());
        // Works position by position, so that sums, activation and the product with v_a find the block in the
        // first-level cache.
        for (Index j = 0; j < positions.longest(); ++j) {
            const Index first = positions.first(j), active = positions.active(j);
            Eigen::Map<Matrix> block(units.data() + first * m_size, m_size, active);
            for (Index b = 0; b < active; ++b)
                activate(tape.memory.cols(first + b, 1).data(), tape.query.cols(b, 1).data(),
                         block.col(b).data());
            columnProducts(weights.vector(m_vector).data(), 0, block, scores.segment(first, active));
        }
    }

    // d(sum) = de · v ∘ g'(unit) of every position is added to the gradient of the position's memory and of
    // its sentence's query. Σ de · unit is the gradient of v.
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
            case Activation::Identity:
                addSums(weights, positions, dScores, tape, slot,
                        [](const auto& unit) { return std::decay_t<decltype(unit)>{} + Real(1); });
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
            addSumOfColumns(dMemory, gradient.vector(m_bias));
        gradient.vector(m_vector) += tape.sums.all().col(0);
    }

private:
    // unit = g(memory + query), [A] each
    void activate(const Real* memory, const Real* query, Real* unit) const {
        const auto apply = [&](const auto& function) {
            forEachRegister(m_size, [&]<typename Number>(Index row) {
                put(unit + row, function(get<Number>(memory + row) + get<Number>(query + row)));
            });
        };
        switch (m_activation) {
            case Activation::Tanh:
                apply([](const auto& sum) { return fastTanh(sum); });
                break;
            case Activation::Sigmoid:
                apply([](const auto& sum) { return fastSigmoid(sum); });
                break;
            case Activation::Relu:
                apply([](const auto& sum) {
                    const std::decay_t<decltype(sum)> zero{};
                    return sum > zero ? sum : zero;
                });
                break;
            case Activation::Identity:
                apply([](const auto& sum) { return sum; });
                break;
        }
    }

    // One pass over the units of a step; `slope` is g' as a function of g, for a register or a number.
    template <typename Slope>
    void addSums(const NetworkWeights& weights, const Positions& positions, const ConstVectorRef& dScores,
                 ScoreTape& tape, Index slot, const Slope& slope) const {
        const Real* vector = weights.vector(m_vector).data();
        const Index firstColumn = slot * positions.columns(), firstQuery = slot * positions.batch();
        Real* dVector = tape.sums.all().data();
        const Index units = m_size * positions.columns();
        const MeteredWork metered(Work::Scores, 8 * units, 5 * units);
        for (Index j = 0; j < positions.longest(); ++j) {
            for (Index b = 0; b < positions.active(j); ++b) {
                const Index column = positions.first(j) + b;
                const Real* unit = tape.saved.cols(firstColumn + column, 1).data();
                Real* dMemory = tape.dMemory.cols(column, 1).data();
                Real* dProjected = tape.dQuery.cols(firstQuery + b, 1).data();
                const Real dScore = dScores[column];
                forEachRegister(m_size, [&]<typename Number>(Index row) {
                    const Number units = get<Number>(unit + row);
                    const Number sum = slope(units) * (dScore * get<Number>(vector + row));
                    put(dMemory + row, get<Number>(dMemory + row) + sum);
                    put(dProjected + row, get<Number>(dProjected + row) + sum);
                    put(dVector + row, get<Number>(dVector + row) + dScore * units);
                });
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

std::unique_ptr<ScoreFunction> createAdditiveScore(const AttentionSetup& setup, ParameterLayout& layout) {
    return std::make_unique<AdditiveScore>(setup, layout);
}

// Σ_a v_a g(W_a [s ; h] + b_a)
std::vector<ScoreForm> additiveForms() {
    const auto score = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        const ParameterId vector = numbers.tensor("attention.v_a");
        for (Index a = 0; a < numbers.setup().config.size; ++a)
            arithmetic.term(
                {numbers.entry(vector, a, 0),
                 numbers.number(
                     {.kind = Kind::ScoreUnit, .step = q.step, .position = q.position, .unit = a})});
    };
    const auto unit = [](const ScoreNumbers& numbers, const Quantity& q, Arithmetic& arithmetic) {
        const AttentionSetup& setup = numbers.setup();
        const ParameterId weight = numbers.tensor("attention.W_a");
        for (Index d = 0; d < setup.state; ++d)
            arithmetic.term({numbers.entry(weight, q.unit, d), numbers.query(q.step, d)});
        for (Index k = 0; k < setup.annotation; ++k)
            arithmetic.term(
                {numbers.entry(weight, q.unit, setup.state + k), numbers.annotation(q.position, k)});
        if (setup.config.bias)
            arithmetic.term({numbers.entry("attention.b_a", q.unit)});
        if (setup.config.activation != "identity")
            arithmetic.apply(setup.config.activation == "tanh"      ? Function::Tanh
                             : setup.config.activation == "sigmoid" ? Function::Sigmoid
                                                                    : Function::Relu);
    };
    return {{.kind = Kind::Score, .write = score},
            {.kind = Kind::ScoreUnit, .write = unit, .units = [](const AttentionSetup& setup) {
                 return setup.config.size;
             }}};
}

}  // namespace attn
