// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lines/lines_layout.h"

namespace attn::ui {

// The number of a line and its place.
struct WeightPill {
    TokenJoin join;
    QRectF place;
};
// The numbers of the heaviest lines of `joins`, the heaviest first, near the end that fans out, as far as
// they do not overlap. All are inside the layout, and the heaviest line always has one. `from` is the least
// share of the way.
std::vector<WeightPill> weightPills(const LinesLayout& layout, std::vector<TokenJoin> joins,
                                    bool fansToSource, double from = 0.16);

}  // namespace attn::ui
