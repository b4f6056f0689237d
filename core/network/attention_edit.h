// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/base/types.h"

namespace attn {

// What somebody changes in an attention map to see what comes of it: in one step of a decoder, or in all rows
// that are computed together: those of an encoder's map, and of a decoder that reads ahead.
struct AttentionEdit {
    Real temperature = 1;           // scores are divided by it before the span; above 0
    std::optional<Vector> weights;  // [S] the weights to use instead of the span's
    bool isUniform = false;         // every permitted position gets the same weight
    bool isHard = false;            // the permitted position with the largest score gets all weight
    bool isOff = false;             // the map adds nothing: its context is 0
    bool readsAhead = false;        // a decoder's own map: later steps are permitted, too
    // The weights [S] of single rows that are computed together, by the position or the step that attends.
    std::map<Index, Vector> rows = {};
    std::map<Index, Real> rowTemperatures = {};  // instead of `temperature`, likewise

    bool isNothing() const {
        return temperature == 1 && !weights && !isUniform && !isHard && !isOff && !readsAhead &&
               rows.empty() && rowTemperatures.empty();
    }
};

}  // namespace attn
