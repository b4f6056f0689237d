// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/layers/network_weights.h"
#include "core/network/recurrent/cells/cell.h"

namespace attn {

// The tensors and steps of one recurrent layer in one direction. Encoder and decoder both use it.
class RecurrentLayer {
public:
    // Adds `<prefix>.weight_ih<suffix> [G·H, inputs]`, weight_hh, bias_ih, bias_hh to the layout.
    RecurrentLayer(std::shared_ptr<const Cell> cell, Index inputs, Index hidden, const std::string& prefix,
                   const std::string& suffix, ParameterLayout& layout);

    Index gateRows() const { return m_cell->gates() * m_hidden; }        // G·H
    Index stateRows() const { return m_cell->stateParts() * m_hidden; }  // R·H
    Index hidden() const { return m_hidden; }

    // gates [G·H, n] = b_ih + W_ih[:, from … from + rows) · input, for any number of steps at once.
    void projectInput(const NetworkWeights& weights, const ConstMatrixRef& input, Index from,
                      MatrixRef gates) const;
    // Adds the same without the bias. This is for inputs that are known only within the step.
    void addInput(const NetworkWeights& weights, const ConstMatrixRef& input, Index from,
                  MatrixRef gates) const;
    // One step. `input` and `hidden` [G·H, n] are those of the cell. `previous` and `next` [R·H, n] may be
    // the same block.
    void step(const NetworkWeights& weights, MatrixRef input, MatrixRef hidden,
              const ConstMatrixRef& previous, MatrixRef next) const;
    // Goes one step back like Cell::backward. `dState` is then the whole gradient of `previous`.
    void stepBack(const NetworkWeights& weights, MatrixRef input, MatrixRef hidden,
                  const ConstMatrixRef& previous, MatrixRef dState) const;

    // These add gradients, for any number of steps at once.
    void addInputGradient(const NetworkWeights& weights, const ConstMatrixRef& dGates, Index from,
                          MatrixRef dInput) const;
    void addInputWeightGradient(const ConstMatrixRef& dGates, const ConstMatrixRef& input, Index from,
                                Parameters& gradient) const;
    void addInputBiasGradient(const ConstMatrixRef& dGates, Parameters& gradient) const;
    void addHiddenGradient(const ConstMatrixRef& dHidden, const ConstMatrixRef& previous,
                           Parameters& gradient) const;

private:
    std::shared_ptr<const Cell> m_cell;
    Index m_hidden;
    ParameterId m_weightInput, m_weightHidden, m_biasInput, m_biasHidden;
};

}  // namespace attn
