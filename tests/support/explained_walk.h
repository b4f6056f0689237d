// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/explain/computation.h"
#include "core/network/explained/quantity_name.h"

namespace attn::test {

inline double applied(Function function, double sum) {
    switch (function) {
        case Function::Tanh:
            return std::tanh(sum);
        case Function::Sigmoid:
            return 1 / (1 + std::exp(-sum));
        case Function::Relu:
            return sum > 0 ? sum : 0;
        case Function::Exponential:
            return std::exp(sum);
        case Function::SquareRoot:
            return std::sqrt(sum);
        case Function::Softplus:
            return std::log(1 + std::exp(sum));
        case Function::Logarithm:
            return std::log(sum);
        case Function::AtLeastTiny:
            return std::max(sum, 1e-8);
        case Function::Sine:
            return std::sin(sum);
        case Function::Cosine:
            return std::cos(sum);
        case Function::NormalShare:
            return 0.5 * (1 + std::erf(sum / std::sqrt(2.0)));
        case Function::Identity:
        case Function::Largest:
            break;
    }
    return sum;
}

// Follows a number down to tensors and constants. Each number must equal the result of its own arithmetic.
class ExplainedWalk {
public:
    explicit ExplainedWalk(const Computation& computation) : m_computation(computation) {}

    void follow(const Quantity& quantity) {
        if (!m_seen.insert(quantity).second)
            return;
        ASSERT_TRUE(m_computation.has(quantity)) << nameOf(quantity);
        const Explanation explanation = m_computation.explain(quantity);
        EXPECT_EQ(explanation.value, m_computation.value(quantity));
        ASSERT_FALSE(explanation.terms.empty()) << nameOf(quantity);
        double sum = 0, largest = -INFINITY;
        for (const std::vector<Operand>& term : explanation.terms) {
            double product = 1;
            for (const Operand& operand : term) {
                product *= operand.value;
                open(operand);
            }
            sum += product;
            largest = std::max(largest, product);
        }
        if (explanation.function == Function::Largest)
            sum = largest;
        if (explanation.divisor) {
            sum /= explanation.divisor->value;
            open(*explanation.divisor);
        }
        if (std::isinf(sum)) {  // there is no score
            EXPECT_EQ(explanation.value, sum);
            return;
        }
        EXPECT_NEAR(explanation.sum, sum, 1e-12);
        EXPECT_NEAR(explanation.value, applied(explanation.function, sum), 1e-12) << nameOf(quantity);
    }
    std::size_t count() const { return m_seen.size(); }
    bool hasMet(Kind kind) const {
        return std::any_of(m_seen.begin(), m_seen.end(),
                           [&](const Quantity& one) { return one.kind == kind; });
    }
    std::size_t entries() const { return m_entries; }

private:
    void open(const Operand& operand) {
        if (operand.quantity) {
            EXPECT_EQ(operand.value, m_computation.value(*operand.quantity));
            follow(*operand.quantity);
        } else if (!operand.tensor.empty()) {
            ++m_entries;
        }
    }

    const Computation& m_computation;
    std::set<Quantity> m_seen;
    std::size_t m_entries = 0;
};

}  // namespace attn::test
