// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// The lane of `base` in the form in which its difference from `main` can be computed. A side gets main's
// tokens if it differs only in the end mark, or if one of the two lacks its text; such sides are compared by
// places. Weights stay, and a weight that only one of them has makes no difference. nullptr when there is no
// lane.
std::shared_ptr<const LaneData> comparedLane(const InspectedLane& main, const InspectedLane& base);

// A note about a comparison by places; empty when the texts of both are known.
QString placesNote(const InspectedLane& main, const InspectedLane& base);

}  // namespace attn::ui
