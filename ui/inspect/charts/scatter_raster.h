// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <vector>

namespace attn::ui {

// Draws dots over each other on a transparent picture: 300 000 of them in a few milliseconds, where a painter
// takes seconds. Points outside are cut. `size`, `places` and `diameter` are in device pixels; `alpha` is
// that of one dot, 0 to 1.
struct DotLook {
    QColor colour;
    double diameter = 5;
    double alpha = 1;
};
QImage rasterDots(QSize size, const std::vector<QPointF>& places, const DotLook& look);

// The size and strength of dots for this number of them; the diameter is in device-independent pixels.
DotLook dotLook(std::size_t count, double line);

}  // namespace attn::ui
