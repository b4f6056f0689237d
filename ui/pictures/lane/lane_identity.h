// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/recurrent/config.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Name, variant, colour and formula of a lane whose model is made so.
void setIdentity(LaneData& lane, const ModelConfig& config);

}  // namespace attn::ui
