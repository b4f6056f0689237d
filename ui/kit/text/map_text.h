// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/config.h"
#include "core/network/map_address.h"

namespace attn::ui {

// An attention map of a model in words: "cross-attention, layer 2, mean of 4 heads". Empty for the map of a
// recurrent decoder that reads tokens, which has no other.
QString mapText(const ModelConfig& config, const MapAddress& map);
// The same for little room, with layer and head as numbers: "cross 2·1", "cross 2 mean", "encoder 1·3",
// "pool". Empty as mapText.
QString briefMapText(const ModelConfig& config, const MapAddress& map);
// The words of mapText where the site is known: "layer 2, head 3".
QString mapPlaceText(const ModelConfig& config, const MapAddress& map);
// Where a map attends: "cross-attention".
QString mapSiteText(const ModelConfig& config, MapSite site);
// The name of a map with the note that it is the family's alignment (TrainedModel).
QString familyMapText(const QString& map);

}  // namespace attn::ui
