// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lines/lines_layout.h"

namespace attn::ui {

// Number of a line and where it stands.
struct WeightPill {
    TokenJoin join;
    QRectF place;
};
// Of the heaviest lines of `joins`, heaviest first, near the end that fans out, as far as they keep clear of
// each other. All lie inside; the heaviest line always has one. `from`: the least share of the way.
std::vector<WeightPill> weightPills(const LinesLayout& layout, std::vector<TokenJoin> joins,
                                    bool fansToSource, double from = 0.16);

}  // namespace attn::ui
