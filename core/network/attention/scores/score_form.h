// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/attention_config.h"
#include "core/network/explained/number_form.h"

namespace attn {

// What the arithmetic of a score reads: other numbers of the same attention, and entries of its tensors. The
// same forms serve the attention of a wiring, of words to their sentence, and of each head.
class ScoreNumbers {
public:
    // Tensors are written "attention.W_a" in the forms; in the model `tensors` stands for "attention.".
    // `place` has part, layer, head and, for words, the sentence as step. `annotationKind` is what a query is
    // compared with: annotations, or the keys of a head.
    ScoreNumbers(const Numbers& numbers, const AttentionSetup& setup, const std::string& tensors,
                 const Quantity& place, Kind annotationKind)
        : m_numbers(numbers),
          m_setup(setup),
          m_tensors(tensors),
          m_place(place),
          m_annotationKind(annotationKind) {}

    const AttentionSetup& setup() const { return m_setup; }
    Index head() const { return m_place.head; }
    // `quantity` has kind, step, position and unit.
    Factor number(Quantity quantity) const {
        quantity.part = m_place.part;
        quantity.layer = m_place.layer;
        quantity.head = m_place.head;
        if (m_place.part == Part::Words)
            quantity.step = m_place.step;
        return m_numbers.number(quantity);
    }
    // noParameter if the model has no such tensor.
    ParameterId tensor(const std::string& name) const {
        static const std::string usual = "attention.";
        return m_numbers.tensor(m_tensors + name.substr(usual.size()));
    }
    Factor entry(ParameterId tensor, Index row, Index column) const {
        return m_numbers.entry(tensor, row, column);
    }
    Factor entry(const std::string& name, Index row, Index column = 0) const {
        return entry(tensor(name), row, column);
    }
    Factor query(Index step, Index unit) const {
        return number({.kind = Kind::Query, .step = step, .unit = unit});
    }
    Factor annotation(Index position, Index unit) const {
        return number({.kind = m_annotationKind, .position = position, .unit = unit});
    }

private:
    const Numbers& m_numbers;
    const AttentionSetup& m_setup;
    const std::string& m_tensors;
    const Quantity& m_place;
    Kind m_annotationKind;
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
