// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/block_numbers.h"

#include <algorithm>

namespace attn {
namespace {

// A layer's matrix with its bias, in each layer.
struct LayerTensors {
    std::vector<ParameterId> weights, biases;

    LayerTensors(const Numbers& numbers, const BlocksPlace& blocks, const std::string& part) {
        for (Index layer = 0; layer < blocks.layers; ++layer) {
            const std::string name = blocks.layerName(layer) + part;
            weights.push_back(numbers.tensor(name + ".weight"));
            biases.push_back(numbers.tensor(name + ".bias"));
        }
    }
    ParameterId weight(const Quantity& at) const { return weights[static_cast<std::size_t>(at.layer)]; }
    ParameterId bias(const Quantity& at) const { return biases[static_cast<std::size_t>(at.layer)]; }
};

// x + f(x), and the norm that stands before or after it.
void addResidual(const Numbers& numbers, const BlocksPlace& blocks, Part part, NumberForms& table) {
    table.push_back({.kind = Kind::Residual,
                     .part = part,
                     .extents = blocks.rows.extents(blocks.size, blocks.layers),
                     .write = [&numbers, blocks](const Quantity& at, Arithmetic& arithmetic) {
                         arithmetic.term({numbers.number(
                             blocks.before(at.part, at.layer, blocks.rows.row(at), at.unit))});
                         arithmetic.term({numbers.number(like(at, Kind::Added))});
                     }});
    addNormNumbers(numbers,
                   {.rows = blocks.rows,
                    .part = part,
                    .size = blocks.size,
                    .layers = blocks.layers,
                    .epsilon = blocks.normEpsilon,
                    .name = [blocks, part](Index layer) { return blocks.normName(part, layer); },
                    .input =
                        [blocks, part](Index layer, Index row, Index unit) {
                            return blocks.isNormBefore
                                       ? blocks.before(part, layer, row, unit)
                                       : blocks.rows.at(Kind::Residual, part, layer, row, unit);
                        }},
                   table);
}

// W_2 g(W_1 x + b_1) + b_2
void addFeedForward(const Numbers& numbers, const BlocksPlace& blocks, NumberForms& table) {
    const auto add = [&](Kind kind, Index units, auto write) {
        table.push_back({.kind = kind,
                         .part = blocks.feed(),
                         .extents = blocks.rows.extents(units, blocks.layers),
                         .write = write});
    };
    add(Kind::FeedSum, blocks.feedForward,
        [&numbers, blocks, first = LayerTensors(numbers, blocks, ".linear1")](const Quantity& at,
                                                                              Arithmetic& arithmetic) {
            addAffine(
                numbers, first.weight(at), first.bias(at), at.unit, blocks.size,
                [&](Index i) {
                    return numbers.number(blocks.read(at.part, at.layer, blocks.rows.row(at), i));
                },
                arithmetic);
        });
    const bool isRelu = blocks.activation == "relu";
    if (!isRelu)
        add(Kind::FeedGate, blocks.feedForward,
            [&numbers, function = blocks.activation == "gelu" ? Function::NormalShare : Function::Sigmoid](
                const Quantity& at, Arithmetic& arithmetic) {
                arithmetic.term({numbers.number(like(at, Kind::FeedSum))});
                arithmetic.apply(function);
            });
    add(Kind::FeedUnit, blocks.feedForward, [&numbers, isRelu](const Quantity& at, Arithmetic& arithmetic) {
        const Factor sum = numbers.number(like(at, Kind::FeedSum));
        if (!isRelu)
            return arithmetic.term({sum, numbers.number(like(at, Kind::FeedGate))});
        arithmetic.term({sum});
        arithmetic.apply(Function::Relu);
    });
    add(Kind::Added, blocks.size,
        [&numbers, blocks, second = LayerTensors(numbers, blocks, ".linear2")](const Quantity& at,
                                                                               Arithmetic& arithmetic) {
            addAffine(
                numbers, second.weight(at), second.bias(at), at.unit, blocks.feedForward,
                [&](Index i) {
                    Quantity unit = like(at, Kind::FeedUnit);
                    unit.unit = i;
                    return numbers.number(unit);
                },
                arithmetic);
        });
}

}  // namespace

std::string BlocksPlace::normName(Part part, Index layer) const {
    if (part == last())
        return name + ".norm";
    const std::vector<Part> parts = sublayers();
    const auto number = std::find(parts.begin(), parts.end(), part) - parts.begin() + 1;
    return layerName(layer) + ".norm" + std::to_string(number);
}

Quantity BlocksPlace::after(Part part, Index layer, Index row, Index unit) const {
    return rows.at(isNormBefore ? Kind::Residual : Kind::Normed, part, layer, row, unit);
}

Quantity BlocksPlace::before(Part part, Index layer, Index row, Index unit) const {
    if (part == last())
        return after(feed(), layers - 1, row, unit);
    if (part == Part::DecoderCross || (part == feed() && !isDecoder))
        return after(self(), layer, row, unit);
    if (part == feed())
        return after(Part::DecoderCross, layer, row, unit);
    return layer == 0 ? rows.at(Kind::TokenInput, input(), 0, row, unit)
                      : after(feed(), layer - 1, row, unit);
}

Quantity BlocksPlace::read(Part part, Index layer, Index row, Index unit) const {
    return isNormBefore ? rows.at(Kind::Normed, part, layer, row, unit) : before(part, layer, row, unit);
}

Quantity BlocksPlace::output(Index row, Index unit) const {
    return hasLastNorm ? rows.at(Kind::Normed, last(), 0, row, unit) : after(feed(), layers - 1, row, unit);
}

void addBlockNumbers(const Numbers& numbers, const BlocksPlace& blocks, NumberForms& table) {
    const bool isRotary = blocks.positions == "rotary";
    addTokenInputNumbers(
        numbers,
        {.rows = blocks.rows,
         .part = blocks.input(),
         .name = blocks.name,
         .width = blocks.size,
         .positions = blocks.positions,
         .longest = blocks.isDecoder ? numbers.config().decoder.longest : numbers.config().encoder.longest,
         .isScaled = blocks.isScaled,
         .headWidth = isRotary ? blocks.headWidth() : 0,
         .turnPlaces = blocks.rows.count},
        table);
    for (const Part part : blocks.sublayers()) {
        if (part == blocks.feed())
            addFeedForward(numbers, blocks, table);
        else
            addHeadNumbers(numbers, blocks, part, table);
        addResidual(numbers, blocks, part, table);
    }
    if (blocks.hasLastNorm)
        addNormNumbers(numbers,
                       {.rows = blocks.rows,
                        .part = blocks.last(),
                        .size = blocks.size,
                        .epsilon = blocks.normEpsilon,
                        .name = [blocks](Index) { return blocks.normName(blocks.last(), 0); },
                        .input = [blocks](Index, Index row,
                                          Index unit) { return blocks.before(blocks.last(), 0, row, unit); }},
                       table);
}

}  // namespace attn
