// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/network/explained/number_form.h"

namespace attn {

// Layers of cells: a reader of an encoder, or a recurrent decoder.
struct CellPlace {
    bool isEncoder = true;  // kinds EncoderGate … with positions, or DecoderGate … with steps
    Part part = Part::Model;
    std::string cell;  // an id of cell_registry.h
    Index layers = 1;
    Index directions = 1;
    Index hidden = 0;     // H, or D
    std::string tensors;  // "encoder.rnn."
    Index inputs = 0;     // what the first layer reads
    std::function<Factor(const Quantity& at, Index i)> input = {};
    // Of an encoder. Sentences that are read each by itself are steps.
    Index sentences = 1;
    Index longest = 0;
    std::function<Index(const Quantity& at)> length = {};  // of a number's sentence, where they differ
};

// The numbers of the cells (model-spec, "Encoder"): gates, memory, states.
void addCellNumbers(const Numbers& numbers, const CellPlace& place, NumberForms& table);

// The number `unit` of what a reader makes of a position: [h→_j ; h←_j] of the last layer.
Quantity readerState(const CellPlace& place, Index sentence, Index position, Index unit);

}  // namespace attn
