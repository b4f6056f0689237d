// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/feed_forward.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/math/activations.h"
#include "core/math/work_meter.h"

namespace attn {

const std::vector<std::string>& feedForwardActivations() {
    static const std::vector<std::string> ids = {"relu", "gelu", "swish"};
    return ids;
}

FeedForward::FeedForward(const std::string& name, Index size, Index hidden, const std::string& activation,
                         ParameterLayout& layout)
    : m_hidden(hidden),
      m_activation(static_cast<Activation>(
          std::find(feedForwardActivations().begin(), feedForwardActivations().end(), activation) -
          feedForwardActivations().begin())),
      m_first(name + ".linear1", hidden, size, layout),
      m_second(name + ".linear2", size, hidden, layout) {}

void FeedForward::forward(const NetworkWeights& weights, const ConstMatrixRef& x, bool trains,
                          FeedForwardTape& tape, MatrixRef y) const {
    tape.hidden.shape(m_hidden, x.cols());
    // Where relu is 0 tells its slope.
    const bool isInPlace = trains && m_activation == Activation::Relu;
    Scratch& sums = isInPlace ? tape.hidden : tape.sum;
    sums.shape(m_hidden, x.cols());
    m_first.forward(weights, x, sums.all());
    activate(sums, tape.hidden);
    m_second.forward(weights, tape.hidden.all(), y);
}

void FeedForward::activate(const Scratch& sums, Scratch& activated) const {
    const auto sum = sums.all().array();
    auto hidden = activated.all().array();
    const MeteredWork metered(Work::Activations, sum.size(), 2 * sum.size());
    switch (m_activation) {
        case Activation::Relu:
            hidden = sum.max(Real(0));
            break;
        case Activation::Gelu:
            hidden = sum.unaryExpr(
                [](Real z) { return Real(0.5) * z * (1 + std::erf(z * Real(std::numbers::sqrt2 / 2))); });
            break;
        case Activation::Swish:
            hidden = sum * sigmoid(sum);
            break;
    }
}

void FeedForward::back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& dY,
                       const FeedForwardTape& tape, Scratch& dSums, MatrixRef dX,
                       Parameters& gradient) const {
    m_second.addGradient(tape.hidden.all(), dY, gradient);
    dSums.shape(m_hidden, x.cols());
    m_second.back(weights, dY, dSums.all());
    activateBack(tape, dSums);
    m_first.addGradient(x, dSums.all(), gradient);
    m_first.back(weights, dSums.all(), dX);
}

void FeedForward::activateBack(const FeedForwardTape& tape, Scratch& dSums) const {
    const auto sum = tape.sum.all().array();
    auto dHidden = dSums.all().array();
    const MeteredWork metered(Work::Activations, 2 * dHidden.size(), 3 * dHidden.size());
    switch (m_activation) {
        case Activation::Relu:
            dHidden = (tape.hidden.all().array() > Real(0)).select(dHidden, Real(0));
            break;
        case Activation::Gelu:
            dHidden *= sum.unaryExpr([](Real z) {
                const Real density = std::exp(Real(-0.5) * z * z) * Real(0.3989422804014327);
                return Real(0.5) * (1 + std::erf(z * Real(std::numbers::sqrt2 / 2))) + z * density;
            });
            break;
        case Activation::Swish: {
            const auto slope = sigmoid(sum);
            dHidden *= slope * (Real(1) + sum * (Real(1) - slope));
            break;
        }
    }
}

}  // namespace attn
