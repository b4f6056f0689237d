// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/map_address.h"
#include "core/network/network.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The maps that a lane can show, in the order in which people list them.
std::vector<MapAddress> mapsOfLane(const Network& network);

// The attention over sentences that a network describes itself, where annotations are sentences: the mean of
// the last layer's heads.
std::optional<MapAddress> mapOfSentences(const Network& network);

// Whether the rows of a map are those of the output and its columns the tokens of the source, as in the
// picture of a lane. Other axes: the source or the output attends to itself, or the columns are sentences.
bool readsTokensOfSource(const Network& network, const MapAddress& map);
// The same, and the steps of the lane keep it. A rollout is kept by no step.
bool isOfSteps(const Network& network, const MapAddress& map);

// Whether the rows of a decoder's own map look at later steps: its mask is lifted, and they are known.
bool readsAhead(const LaneData& lane, const MapAddress& map);

// The rows of a map that a trace has; nullptr: none.
std::vector<MapTrace> keptRows(const DecodeTrace* trace, const MapAddress& map);
// The picture of a map that is not the lane's own, of a lane whose data is complete but for `otherAxes`.
// `rows` are those of the map, `originalRows` those without changes by hand: for a map of an encoder by
// token, else by step.
std::shared_ptr<Picture> pictureOfMap(const LaneData& lane, const MapAddress& map, std::vector<MapTrace> rows,
                                      std::vector<MapTrace> originalRows = {});

// The weights that a person may give in a row of a lane's picture: a step of a decoder's own map reads no
// later ones.
Vector permittedWeights(const Picture& picture, int row);

// The first token of each sentence of the lane's text, once it is encoded.
std::vector<Index> sentenceStartsOf(const LaneData& lane);

}  // namespace attn::ui
