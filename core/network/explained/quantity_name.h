// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/network/explained/quantity.h"

namespace attn {

// How a kind of number is called.
struct KindName {
    Kind kind;
    const char* text;    // "score"
    const char* symbol;  // "e"
    // What places it has: l layer, h head, g gate, s step, p position, r row, u unit, t token as unit. A row
    // is a step of a decoder and a position of an encoder (isRowAStep).
    std::string_view places;
};
const KindName& kindName(Kind kind);
bool isRowAStep(Part part);

// What a number is and where it stands, for people and messages: "score, decoder cross-attention, layer 2,
// head 1, step 3, position 4". Everything is counted from 1; tokens have their ids.
std::string nameOf(const Quantity& quantity);
// "the decoder's cross-attention"; empty for Part::Model.
std::string nameOf(Part part);

}  // namespace attn
