// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_painter.h"

class QPainter;

namespace attn::ui {

// The layers of AttentionPlot that differ if it shows the weights of `picture` minus those of `base`; see
// attention_painter.h. The colours are those of the signed map from −1 to +1.

// Replaces paintStep: differences, the largest of each row with its number or an outline, labels (hatched
// where the lanes have different tokens), bars of the lane with those of the base as outlines. If the two
// cannot be compared, it writes why.
void paintDifferenceStep(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                         const Picture& base, const Selection& selection);
// Replaces paintSelection.
void paintDifferenceSelection(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                              const Picture& base, const Selection& selection,
                              ColumnMark column = ColumnMark::Whole);

// For pictures of lanes that can be compared: the cells of the first `rows` rows, without and with the
// largest differences and known links.
void paintDifferenceCells(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                          const Picture& base, int rows);
void paintDifferences(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                      const Picture& base, int rows);
// The other parts of paintDifferenceStep: labels and bars.
void paintDifferenceLabels(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                           const Picture& base, const Selection& selection);

}  // namespace attn::ui
