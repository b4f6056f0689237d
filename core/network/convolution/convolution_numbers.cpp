// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/convolution/convolution_numbers.h"

#include <numbers>
#include <string>
#include <vector>

#include "core/network/explained/layer_numbers.h"

namespace attn {
namespace {

constexpr double halfOfResidual = std::numbers::sqrt2 / 2;  // √½

// What a layer reads, or what the last one left.
Quantity belowLayer(Index layer, Index position, Index unit) {
    if (layer == 0)
        return {.kind = Kind::InputSum, .position = position, .unit = unit, .part = Part::EncoderInput};
    return {.kind = Kind::ConvolutionOutput,
            .position = position,
            .unit = unit,
            .layer = layer - 1,
            .part = Part::EncoderConvolution};
}

// Σ over the tokens of the window and their units, plus the bias. Tokens outside of the sentence are 0. A row
// of the weight has the numbers of one unit side by side, as PyTorch orders them.
void addWindow(const Numbers& numbers, ParameterId weight, ParameterId bias, Index row, const Quantity& at,
               Arithmetic& arithmetic) {
    const EncoderConfig& encoder = numbers.config().encoder;
    for (Index tap = 0; tap < encoder.width; ++tap) {
        const Index position = at.position + tap - encoder.width / 2;
        if (position < 0 || position >= numbers.sourceLength())
            continue;
        for (Index unit = 0; unit < encoder.hidden; ++unit)
            arithmetic.term({numbers.entry(weight, row, unit * encoder.width + tap),
                             numbers.number(belowLayer(at.layer, position, unit))});
    }
    arithmetic.term({numbers.entry(bias, row)});
}

void addProjectedInput(const Numbers& numbers, const RowPlace& rows, NumberTable& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    table.push_back(
        {.kind = Kind::InputSum,
         .part = Part::EncoderInput,
         .extents = rows.extents(encoder.hidden),
         .write = [&numbers, rows, size = encoder.embedding, weight = numbers.tensor("encoder.input.weight"),
                   bias = numbers.tensor("encoder.input.bias")](const Quantity& at, Arithmetic& arithmetic) {
             addAffine(
                 numbers, weight, bias, at.unit, size,
                 [&](Index i) {
                     return numbers.number(rows.at(Kind::TokenInput, Part::EncoderInput, 0, at.position, i));
                 },
                 arithmetic);
         }});
}

}  // namespace

void addConvolutionNumbers(const Numbers& numbers, NumberTable& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    const RowPlace rows{true, numbers.sourceLength()};
    addTokenInputNumbers(numbers,
                         {.rows = rows,
                          .part = Part::EncoderInput,
                          .name = "encoder",
                          .width = encoder.embedding,
                          .positions = encoder.positions,
                          .longest = encoder.longest},
                         table);
    addProjectedInput(numbers, rows, table);
    struct Tensors {
        ParameterId weight, bias;
    };
    std::vector<Tensors> tensors;
    for (Index layer = 0; layer < encoder.layers; ++layer) {
        const std::string name = "encoder.layers." + std::to_string(layer);
        tensors.push_back({numbers.tensor(name + ".weight"), numbers.tensor(name + ".bias")});
    }
    const auto add = [&](Kind kind, auto write) {
        table.push_back({.kind = kind,
                         .part = Part::EncoderConvolution,
                         .extents = rows.extents(encoder.hidden, encoder.layers),
                         .write = write});
    };
    const auto addHalf = [&](Kind kind, Index firstRow, Function function) {
        add(kind, [&numbers, tensors, firstRow, function](const Quantity& at, Arithmetic& arithmetic) {
            const Tensors& own = tensors[static_cast<std::size_t>(at.layer)];
            addWindow(numbers, own.weight, own.bias, firstRow + at.unit, at, arithmetic);
            arithmetic.apply(function);
        });
    };
    addHalf(Kind::ConvolutionSum, 0, Function::Identity);
    addHalf(Kind::ConvolutionGate, encoder.hidden, Function::Sigmoid);
    // (x + a ∘ σ(g)) · √½
    add(Kind::ConvolutionOutput, [&numbers](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term(
            {constant(halfOfResidual), numbers.number(belowLayer(at.layer, at.position, at.unit))});
        arithmetic.term({constant(halfOfResidual), numbers.number(like(at, Kind::ConvolutionSum)),
                         numbers.number(like(at, Kind::ConvolutionGate))});
    });
    addAnnotationsAndMean(
        numbers,
        [layers = encoder.layers](Index position, Index unit) { return belowLayer(layers, position, unit); },
        table);
}

}  // namespace attn
