// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/map_address.h"
#include "core/network/trace.h"

namespace attn {

struct TrainedModel;

// One attention map of a sentence that was decoded. Rows and columns are what `rowsOf` and `columnsOf` say
// (shown_maps.h); the row of step t of a decoder's own map has t + 1 weights.
struct DecodedMap {
    MapAddress map;
    std::vector<Vector> rows;
};

// The maps of the sentence that `trace` holds, each one of `shownMaps`. A trace keeps the lane's alignment
// only, so the tokens that it said are read again, with the interventions that it was decoded with.
std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const DecodeTrace& trace, const Interventions& interventions,
                                    const std::vector<MapAddress>& maps);
// Of a sentence that said `tokens` without interventions; `isEnded` by </s>.
std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const std::vector<Token>& source, const std::vector<Token>& tokens,
                                    bool isEnded, const std::vector<MapAddress>& maps);

}  // namespace attn
