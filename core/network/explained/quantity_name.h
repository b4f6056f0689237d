// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/explained/quantity.h"

namespace attn {

// What a number is and where it stands, for people and messages: "score, decoder cross-attention, layer 2,
// head 1, step 3, position 4". Everything is counted from 1; tokens have their ids.
std::string nameOf(const Quantity& quantity);
// "the decoder's cross-attention"; empty for Part::Model.
std::string nameOf(Part part);

}  // namespace attn
