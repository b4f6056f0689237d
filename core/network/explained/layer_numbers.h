// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/network/config.h"
#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of layers that several architectures have. Rows are source positions of an encoder, or steps of
// a decoder.
struct RowPlace {
    bool isEncoder = true;
    Index count = 0;  // S or T

    Quantity at(Kind kind, Part part, Index layer, Index row, Index unit) const {
        Quantity quantity{.kind = kind, .unit = unit, .layer = layer, .part = part};
        (isEncoder ? quantity.position : quantity.step) = row;
        return quantity;
    }
    Index row(const Quantity& at) const { return isEncoder ? at.position : at.step; }
    Extents extents(Index units, Index layers = 1) const {
        Extents all{.units = units, .layers = layers};
        (isEncoder ? all.positions : all.steps) = count;
        return all;
    }
};

// What a network without recurrence reads of a token (layers/token_input.h).
struct TokenInputPlace {
    RowPlace rows;
    Part part = Part::EncoderInput;
    std::string name;  // of its tensors: "encoder"
    Index width = 0;   // E
    std::string positions;
    Index longest = 0;     // L
    bool isScaled = true;  // by √E
    Index headWidth = 0;   // w, of rotary positions; 0 where nothing is turned
    Index turnPlaces = 0;  // places of tokens that are turned
};
void addTokenInputNumbers(const Numbers& numbers, const TokenInputPlace& place, NumberForms& table);

// A layer norm (layers/layer_norm.h) in each of some layers.
struct NormPlace {
    RowPlace rows;
    Part part = Part::EncoderSelf;
    Index size = 0;  // d
    Index layers = 1;
    double epsilon = usualNormEpsilon;
    std::function<std::string(Index layer)> name;                       // of its tensors
    std::function<Quantity(Index layer, Index row, Index unit)> input;  // x
};
void addNormNumbers(const Numbers& numbers, const NormPlace& place, NumberForms& table);

// Annotations h_j: `output` is what the encoder made of a token, before somebody made it 0, or of a sentence.
using AnnotationOf = std::function<Quantity(Index position, Index unit)>;
void addAnnotations(const Numbers& numbers, const AnnotationOf& output, bool areOfTokens, NumberForms& table);
void addSummary(const Numbers& numbers,
                const std::function<void(const Quantity& at, Arithmetic& arithmetic)>& write,
                NumberForms& table);
// Both, of an encoder without recurrence: its summary is the mean of what it made of the tokens.
void addAnnotationsAndMean(const Numbers& numbers, const AnnotationOf& output, NumberForms& table);

// Logits, and what softmax makes of them. `logit` writes one.
void addOutputNumbers(const Numbers& numbers,
                      const std::function<void(const Quantity& at, Arithmetic& arithmetic)>& logit,
                      NumberForms& table);

}  // namespace attn
