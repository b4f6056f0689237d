// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <numbers>
#include <optional>

#include "core/network/explained/explanation.h"
#include "core/network/layers/parameters.h"

namespace attn {

// A number that stands in a form, with where it comes from.
struct Factor {
    double value = 0;
    std::optional<Quantity> quantity = {};
    const ParameterEntry* tensor = nullptr;
    Index row = 0, column = 0;
};

inline Factor constant(double value) {
    return {value};
}

// Computes function(Σ Π / divisor) as its terms are said, and writes them down where somebody wants to see
// them.
class Arithmetic {
public:
    explicit Arithmetic(Explanation* record = nullptr) : m_record(record) {}

    void term(std::initializer_list<Factor> factors) {
        double product = 1;
        for (const Factor& factor : factors)
            product *= factor.value;
        m_sum += product;
        m_largest = std::max(m_largest, product);
        if (m_record)
            record(factors);
    }
    void divide(const Factor& divisor) {
        m_divisor = divisor.value;
        if (m_record)
            m_record->divisor = operand(divisor);
    }
    void apply(Function function) { m_function = function; }
    // Says that somebody changed this number by hand.
    void changed(Change change) {
        if (m_record)
            m_record->change = change;
    }

    double value() const {
        const double sum = m_sum / m_divisor;
        switch (m_function) {
            case Function::Identity:
                break;
            case Function::Tanh:
                return std::tanh(sum);
            case Function::Sigmoid:
                return 1 / (1 + std::exp(-sum));
            case Function::Relu:
                return std::max(0.0, sum);
            case Function::Exponential:
                return std::exp(sum);
            case Function::SquareRoot:
                return std::sqrt(sum);
            case Function::Softplus:
                return sum > 0 ? sum + std::log1p(std::exp(-sum)) : std::log1p(std::exp(sum));
            case Function::Logarithm:
                return std::log(sum);
            case Function::Largest:
                return m_largest;
            case Function::AtLeastTiny:
                return std::max(sum, smallestNorm);
            case Function::Sine:
                return std::sin(sum);
            case Function::Cosine:
                return std::cos(sum);
            case Function::NormalShare:
                return std::erfc(-sum * (std::numbers::sqrt2 / 2)) / 2;
        }
        return sum;
    }

    // Into the record, when all has been said.
    void finish() {
        m_record->value = value();
        m_record->function = m_function;
        m_record->sum = m_function == Function::Largest ? m_largest : m_sum / m_divisor;
    }

    static constexpr double smallestNorm = 1e-8;  // model-spec, "Score functions", content

private:
    static Operand operand(const Factor& factor);
    void record(std::initializer_list<Factor> factors);

    Explanation* m_record;
    double m_sum = 0, m_divisor = 1;
    double m_largest = -std::numeric_limits<double>::infinity();
    Function m_function = Function::Identity;
};

}  // namespace attn
