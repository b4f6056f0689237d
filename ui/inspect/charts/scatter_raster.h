// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <vector>

namespace attn::ui {

// Dots on a transparent picture, laid on each other as paint is: 300 000 of them in a few milliseconds, where
// a painter takes seconds. Points outside of it are cut. `size`, `places` and `diameter` in device pixels;
// `alpha` of one dot, 0 to 1.
struct DotLook {
    QColor colour;
    double diameter = 5;
    double alpha = 1;
};
QImage rasterDots(QSize size, const std::vector<QPointF>& places, const DotLook& look);

// How large and how strong dots are of which there are so many; the diameter in device-independent pixels.
DotLook dotLook(std::size_t count, double line);

}  // namespace attn::ui
