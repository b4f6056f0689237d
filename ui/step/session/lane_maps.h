// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/map_address.h"
#include "core/network/network.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The maps that a lane can show, in the order in which people list them. Rollout is none: no step keeps it.
std::vector<MapAddress> mapsOfLane(const Network& network);

// Whether the rows of a map are those of the output and its columns the tokens of the source, as in the
// picture of a lane. Other axes: the source or the output attends to itself, or the columns are sentences.
bool readsTokensOfSource(const Network& network, const MapAddress& map);

// The picture of a map with other axes, of a lane whose data is complete but for `otherAxes`. The rows of an
// encoder's map are those of its tokens, now and without changes by hand; the traces have the rows of others.
std::shared_ptr<const Picture> pictureOfMap(const LaneData& lane, const MapAddress& map,
                                            const AttentionRows& encoderRows,
                                            const AttentionRows& originalEncoderRows = {});

// The weights that a person may give in a row of a lane's picture: a step of a decoder's own map reads no
// later ones.
Vector permittedWeights(const Picture& picture, int row);

}  // namespace attn::ui
