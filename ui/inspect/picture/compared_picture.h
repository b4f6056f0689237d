// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// The picture of `base` in the form in which its difference from `main` can be computed. A side gets main's
// tokens if it differs only in the end mark, or if one of the two lacks its text; such sides are compared by
// places. Weights stay, and a weight that only one of them has makes no difference. nullptr when there is no
// picture.
std::shared_ptr<const Picture> comparedPicture(const InspectedSentence& main, const InspectedSentence& base);

// A note about a comparison by places; empty when the texts of both are known.
QString placesNote(const InspectedSentence& main, const InspectedSentence& base);

}  // namespace attn::ui
