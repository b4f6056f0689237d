// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/explain/computation.h"
#include "core/network/map_address.h"

namespace attn {

// The number that a cell of an attention map shows: its weight, or the mean of the heads' weights. `row` is
// the step, or the source position that attends; `column` the source position, or the step that is read.
// Nothing where the map has no such number: a word of another sentence, a later step, a map that is made of
// others.
std::optional<Quantity> weightOf(const Computation& computation, const MapAddress& map, Index row,
                                 Index column);

}  // namespace attn
