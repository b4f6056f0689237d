// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Links that a system's weights become (core/inspect/measures/measure.h: systemLinks), of the first `rows`
// output tokens: a dot of the accent colour in the corner of the cell, in the middle of a small one, and none
// where it would stand on the number of the row's largest weight;
void paintFoundLinks(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                     const std::vector<Link>& links, int rows);
// one of a legend, in the middle of `place`.
void paintFoundMark(QPainter& painter, const QRectF& place);

}  // namespace attn::ui
