// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_painter.h"

class QPainter;

namespace attn::ui {

// The coats of AttentionPlot that differ where it shows the weights of `lane` less those of `base`: see
// attention_painter.h. Colours are of the signed map from −1 to +1.

// In place of paintStep: differences, the largest of each row with its number or outlined, labels (hatched
// where the lanes say different things), bars of the lane with the base's as outlines. Where the two cannot
// be compared, why.
void paintDifferenceStep(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                         const LaneData& base, const Selection& selection);
// In place of paintSelection.
void paintDifferenceSelection(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                              const LaneData& base, const Selection& selection,
                              ColumnMark column = ColumnMark::Whole);

// For pictures, of lanes that can be compared: the cells of the first `rows` rows alone, without and with the
// largest differences and known links.
void paintDifferenceCells(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                          const LaneData& base, int rows);
void paintDifferences(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                      const LaneData& base, int rows);
// And what paintDifferenceStep has beside them: labels and bars.
void paintDifferenceLabels(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                           const LaneData& base, const Selection& selection);

}  // namespace attn::ui
