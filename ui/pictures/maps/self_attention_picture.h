// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/network/config.h"
#include "core/network/map_address.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// A picture with what all maps of a lane share: its name, colour and the name of the map.
std::shared_ptr<Picture> newMapPicture(const LaneData& lane, const ModelConfig& config,
                                       const MapAddress& map);
// What the rows of a map of steps are: the lane's output, as far as it has decoded it.
void setStepRows(Picture& picture, const LaneData& lane);

// The rows of a map over the tokens of the source: `rows` has one for each token of the source, or for each
// sentence.
void setEncoderRows(Picture& picture, const LaneData& lane, std::vector<MapTrace> rows);

// The picture of a self-attention of a lane whose data is complete but for `otherAxes`: source over source,
// or output over the tokens that the decoder has read. `originalRows` are those without changes by hand. A
// map that reads later steps, as LaneData::trace knows them, is not causal.
std::shared_ptr<Picture> selfAttentionPicture(const LaneData& lane, const ModelConfig& config,
                                              const MapAddress& map, std::vector<MapTrace> rows,
                                              std::vector<MapTrace> originalRows = {},
                                              bool readsAhead = false);

// Rows of different lengths get zeros at their ends, at least up to `columns`.
AttentionRows evenRows(std::vector<MapTrace> rows, Index columns);

}  // namespace attn::ui
