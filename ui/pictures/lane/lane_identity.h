// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/config.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Sets name, variant, colour and formula of a lane with such a model.
void setIdentity(LaneData& lane, const ModelConfig& config);
// Sets which map of such a model a picture shows; no name where there is only one.
void setMapName(Picture& picture, const ModelConfig& config, const MapAddress& map);

}  // namespace attn::ui
