// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// A weight above its bar.
struct BarNumber {
    int column;
    QString text;
    QRectF place;
};
// The largest visible weights, as far as they do not overlap each other or `keepClear`.
std::vector<BarNumber> barNumbers(const AttentionLayout& layout, const MapTrace& attention,
                                  const QRectF& keepClear = {});

// The softmax bars of a row, on the heatmap's columns.
void paintBars(QPainter& painter, const AttentionLayout& layout, const Picture& picture, int row);
// Paints the numbers of the bars: the exact one of the hovered column (-1 for none), and the largest others
// as far as there is room.
void paintBarNumbers(QPainter& painter, const AttentionLayout& layout, const MapTrace& attention,
                     int hovered);

}  // namespace attn::ui
