// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/network/attention_edit.h"
#include "core/network/config.h"
#include "core/network/explained/arithmetic.h"
#include "core/network/map_address.h"
#include "core/network/trace.h"

namespace attn {

// What the arithmetic of a network's numbers reads: configuration, tokens, tensors, what was changed by hand,
// and other numbers of the same decoded sentence.
class Numbers {
public:
    virtual ~Numbers() = default;
    virtual const ModelConfig& config() const = 0;
    virtual const DecodeTrace& trace() const = 0;
    virtual Factor number(const Quantity& quantity) const = 0;
    // The same number as the network made it; nothing where it keeps none.
    virtual std::optional<double> shown(const Quantity& quantity) const = 0;
    // noParameter if the model has no such tensor.
    virtual ParameterId tensor(const std::string& name) const = 0;
    // Of a tensor of rank 3 the column is that of its rows as stored: [rows, cols · inner].
    virtual Factor entry(ParameterId tensor, Index row, Index column) const = 0;
    Factor entry(ParameterId tensor, Index row) const { return entry(tensor, row, 0); }
    // What was changed in a map at a step; in an encoder's map, at the source position that attends.
    virtual const AttentionEdit& edit(const MapAddress& map, Index row) const = 0;
    // Whether the annotation of a source token was made 0.
    virtual bool isZeroed(Index position) const = 0;
    // Where a source token is taken to stand: `position`, unless somebody moved it.
    virtual Index placeOf(Index position) const = 0;

    Index sourceLength() const { return static_cast<Index>(trace().source.size()); }  // S
    Index annotationCount() const { return trace().annotations.cols(); }              // S, or sentences
    // T: steps that were decoded, or all of them where a map reads later ones.
    Index stepCount() const {
        return static_cast<Index>(readsAhead() ? trace().readAhead.size() : trace().steps.size());
    }
    bool readsAhead() const { return !trace().readAhead.empty(); }
    // Of a step that was decoded.
    const StepTrace& step(Index t) const { return trace().steps[static_cast<std::size_t>(t)]; }
    // y_{t−1}
    Token readToken(Index t) const {
        const auto place = static_cast<std::size_t>(t);
        return readsAhead() ? trace().readAhead[place] : trace().steps[place].previous;
    }
    Token sourceToken(Index position) const { return trace().source[static_cast<std::size_t>(position)]; }
};

// How many steps, positions … a kind of number has in one sentence. If one of them is 0, there is no such
// number.
struct Extents {
    Index steps = 1;
    Index positions = 1;  // of the longest row
    Index units = 1;
    Index layers = 1;
    Index directions = 1;
    Index gates = 1;
    Index heads = 1;
};

// How a kind of number of one part of a network is computed, so that a person can follow it to its inputs.
struct NumberForm {
    Kind kind = Kind::Annotation;
    Part part = Part::Model;
    Extents extents = {};
    // Writes the number at a place into the arithmetic.
    std::function<void(const Quantity& at, Arithmetic& arithmetic)> write = {};
    // The same number as the trace has it; nothing if the trace has none.
    std::function<std::optional<double>(const Quantity& at)> shown = {};
    // How many positions the row of a number has, where rows differ.
    std::function<Index(const Quantity& at)> positions = {};
    // Goes to the number that this one needs first, in a chain as long as the sentence; false at its
    // beginning.
    std::function<bool(Quantity& at)> before = {};
    // Steps are those of decoding, not rows of an encoder's map.
    bool isOfStep = true;
    // No other row reads these numbers, and all of them would be too many to keep: one row is.
    bool isRowOnly = false;
};
using NumberForms = std::vector<NumberForm>;

// An encoder's or a wiring's list of its numbers. The table keeps `numbers`.
using AddNumbers = void (*)(const Numbers& numbers, NumberForms& table);

// Σ_i W[row, i] x_i + b[row]; b may be noParameter. `x` gives the input i, which stands in column first + i.
template <typename Input>
void addAffine(const Numbers& numbers, ParameterId weight, ParameterId bias, Index row, Index count,
               const Input& x, Arithmetic& arithmetic, Index first = 0) {
    for (Index i = 0; i < count; ++i)
        arithmetic.term({numbers.entry(weight, row, first + i), x(i)});
    if (bias != noParameter)
        arithmetic.term({numbers.entry(bias, row)});
}

// An annotation as the encoder made it, or 0 where somebody zeroed the source token.
inline void writeAnnotation(const Numbers& numbers, Index token, const Quantity& made,
                            Arithmetic& arithmetic) {
    if (numbers.isZeroed(token)) {
        arithmetic.changed(Change::Zeroed);
        return arithmetic.term({constant(0)});
    }
    arithmetic.term({numbers.number(made)});
}

// The entry of a vector of the trace; nothing if the vector is shorter.
inline std::optional<double> entryOf(const Vector& vector, Index place) {
    return place < vector.size() ? std::optional(static_cast<double>(vector[place])) : std::nullopt;
}

}  // namespace attn
