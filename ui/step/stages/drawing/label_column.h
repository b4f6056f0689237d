// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace attn::ui {

// The width of a column of labels beside a picture: what they want, as long as the picture keeps the share
// `leastPicture` of the room, and a third of the room where that is not there. `numbers` is the width of a
// column of numbers. All but the share are pixels.
inline double labelColumn(double wanted, double room, double numbers, double leastPicture) {
    return std::min(wanted, std::max(0.34 * room, (1 - leastPicture) * room - numbers));
}

}  // namespace attn::ui
