// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// The lane of `base` as the difference with `main` needs it: sides that are the same but for an end mark have
// main's tokens, and so have those whose texts one of the two lacks, which are compared by their places.
// Weights stay: what only one of them has, has no difference. nullptr where there is no lane.
std::shared_ptr<const LaneData> comparedLane(const InspectedLane& main, const InspectedLane& base);

// What to know of a comparison by places; empty where the texts of both are known.
QString placesNote(const InspectedLane& main, const InspectedLane& base);

}  // namespace attn::ui
