// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Marks the links that a system's weights become (systemLinks in core/inspect/measures/measure.h), for the
// first `rows` output tokens: a dot of the accent colour in the corner of the cell, or in the middle of a
// small one. There is no dot where it would cover the number of the row's largest weight.
void paintFoundLinks(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                     const std::vector<Link>& links, int rows);
// The dot for a legend, in the middle of `place`.
void paintFoundMark(QPainter& painter, const QRectF& place);

}  // namespace attn::ui
