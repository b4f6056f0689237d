// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/attention_config.h"
#include "core/network/explained/arithmetic.h"

namespace attn {

// What the arithmetic of a score reads: other numbers of the decoded sentence, and entries of tensors.
class ScoreNumbers {
public:
    virtual ~ScoreNumbers() = default;
    virtual const AttentionSetup& setup() const = 0;
    virtual Factor number(const Quantity& quantity) const = 0;
    // noParameter if the model has no such tensor.
    virtual ParameterId tensor(const std::string& name) const = 0;
    virtual Factor entry(ParameterId tensor, Index row, Index column) const = 0;

    Factor entry(const std::string& name, Index row, Index column = 0) const {
        return entry(tensor(name), row, column);
    }
    Factor query(Index step, Index unit) const {
        return number({.kind = Kind::Query, .step = step, .unit = unit});
    }
    Factor annotation(Index position, Index unit) const {
        return number({.kind = Kind::Annotation, .position = position, .unit = unit});
    }
};

// How a score function computes one kind of number, so that a person can follow it to its inputs. A score has
// a form of Kind::Score and one of each intermediate number that it shows.
struct ScoreForm {
    Kind kind = Kind::Score;
    // Writes the number at `quantity`'s place into `arithmetic`.
    void (*write)(const ScoreNumbers& numbers, const Quantity& quantity, Arithmetic& arithmetic);
    // How many units a kind has; nullptr for one.
    Index (*units)(const AttentionSetup& setup) = nullptr;
};

// Σ_i s_i h_i at the quantity's step and position.
void addProducts(const ScoreNumbers& numbers, const Quantity& quantity, Arithmetic& arithmetic);
// Σ_k W[unit, k] h_k of a tensor [units, K].
void addProjection(const ScoreNumbers& numbers, const std::string& tensor, const Quantity& quantity,
                   Arithmetic& arithmetic);

}  // namespace attn
