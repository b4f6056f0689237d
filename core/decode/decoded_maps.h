// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/map_reader.h"

namespace attn {

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
