// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_layer.h"

#include <utility>

#include "core/math/activations.h"
#include "core/math/column_products.h"
#include "core/math/product.h"
#include "core/math/work_meter.h"

namespace attn {

RecurrentLayer::RecurrentLayer(std::shared_ptr<const Cell> cell, Index inputs, Index hidden,
                               const std::string& prefix, const std::string& suffix, ParameterLayout& layout)
    : m_cell(std::move(cell)), m_hidden(hidden) {
    const Index rows = gateRows();
    m_weightInput =
        layout.addWeight(prefix + ".weight_ih" + suffix, rows, inputs, Initialization::Uniform, hidden);
    m_weightHidden =
        layout.addWeight(prefix + ".weight_hh" + suffix, rows, hidden, Initialization::Uniform, hidden);
    m_biasInput = layout.addVector(prefix + ".bias_ih" + suffix, rows, Initialization::Zero);
    m_biasHidden = layout.addVector(prefix + ".bias_hh" + suffix, rows, Initialization::Zero);
}

void RecurrentLayer::projectInput(const NetworkWeights& weights, const ConstMatrixRef& input, Index from,
                                  MatrixRef gates) const {
    setProductWithBias(weights.forward(m_weightInput).middleCols(from, input.rows()), input,
                       weights.vector(m_biasInput), gates);
}

void RecurrentLayer::addInput(const NetworkWeights& weights, const ConstMatrixRef& input, Index from,
                              MatrixRef gates) const {
    addProduct(weights.forward(m_weightInput).middleCols(from, input.rows()), input, gates);
}

void RecurrentLayer::step(const NetworkWeights& weights, MatrixRef input, MatrixRef hidden,
                          const ConstMatrixRef& previous, MatrixRef next) const {
    setProductWithBias(weights.forward(m_weightHidden), previous.topRows(m_hidden),
                       weights.vector(m_biasHidden), hidden);
    const MeteredWork metered(Work::Gates, input.size() * operationsOfTanh, 3 * input.size());
    m_cell->forward(input, hidden, previous, next);
}

void RecurrentLayer::stepBack(const NetworkWeights& weights, MatrixRef input, MatrixRef hidden,
                              const ConstMatrixRef& previous, MatrixRef dState) const {
    {
        const MeteredWork metered(Work::Gates, 6 * input.size(), 4 * input.size());
        m_cell->backward(input, hidden, previous, dState);
    }
    addProduct(weights.backward(m_weightHidden), hidden, dState.topRows(m_hidden));
}

void RecurrentLayer::addInputGradient(const NetworkWeights& weights, const ConstMatrixRef& dGates, Index from,
                                      MatrixRef dInput) const {
    addProduct(weights.backward(m_weightInput).middleRows(from, dInput.rows()), dGates, dInput);
}

void RecurrentLayer::addInputWeightGradient(const ConstMatrixRef& dGates, const ConstMatrixRef& input,
                                            Index from, Parameters& gradient) const {
    addProductTransposed(input, dGates, gradient.columns(m_weightInput).middleRows(from, input.rows()));
}

void RecurrentLayer::addInputBiasGradient(const ConstMatrixRef& dGates, Parameters& gradient) const {
    addSumOfColumns(dGates, gradient.vector(m_biasInput));
}

void RecurrentLayer::addHiddenGradient(const ConstMatrixRef& dHidden, const ConstMatrixRef& previous,
                                       Parameters& gradient) const {
    addProductTransposed(previous.topRows(m_hidden), dHidden, gradient.columns(m_weightHidden));
    addSumOfColumns(dHidden, gradient.vector(m_biasHidden));
}

}  // namespace attn
