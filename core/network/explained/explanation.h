// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/network/explained/quantity.h"

namespace attn {

// What is done to a sum.
enum class Function {
    Identity,
    Tanh,
    Sigmoid,
    Relu,
    Exponential,
    SquareRoot,
    Softplus,
    Logarithm,
    Largest,
    AtLeastTiny,
    Sine,
    Cosine,
    NormalShare  // Φ: the share of a normal distribution below
};

// What somebody changed by hand that makes a number what it is.
enum class Change { Nothing, Weights, UniformMap, HardMap, MapOff, Temperature, Zeroed };

// A number in somebody's arithmetic: another quantity, an entry of a tensor, or a constant.
struct Operand {
    double value = 0;
    std::optional<Quantity> quantity;  // can be explained in its turn
    std::string tensor;                // of the model, where it is an entry of one
    Index row = 0, column = 0;         // of the tensor
};

// value = function(Σ_terms Π_factors / divisor); `Largest` is the largest of the terms instead of their sum.
struct Explanation {
    Quantity of;
    double value = 0;
    Function function = Function::Identity;
    std::vector<std::vector<Operand>> terms;
    std::optional<Operand> divisor;
    double sum = 0;  // of the terms, divided: what the function is of
    Change change = Change::Nothing;
};

}  // namespace attn
