// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/base/types.h"

namespace attn {

// What somebody changes in an attention map to see what comes of it: in one step of a decoder, or in all rows
// of an encoder's map, which are computed together.
struct AttentionEdit {
    Real temperature = 1;           // scores are divided by it before the span; above 0
    std::optional<Vector> weights;  // [S] the weights to use instead of the span's
    bool isUniform = false;         // every permitted position gets the same weight
    bool isOff = false;             // the map adds nothing: its context is 0
    // The weights [S] of single rows of an encoder's map, by the position that attends.
    std::map<Index, Vector> rows = {};

    bool isNothing() const { return temperature == 1 && !weights && !isUniform && !isOff && rows.empty(); }
};

}  // namespace attn
