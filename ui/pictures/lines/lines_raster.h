// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QImage>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// A strip along a join. Sizes are device-independent pixels.
struct Strand {
    TokenJoin join;
    double width = 1;
    double opacity = 1;
    double hole = 0;  // width of the middle part that stays clear
    bool isDashed = false;
};
// The length of dashes and gaps beside a line.
double dashLength();

// The room between both sides of a layout in device pixels. Very many smooth lines are drawn many times
// faster here than as paths of a painter, and look the same: all lines bend in the same way, so that a line
// of pixels across the layout meets each of them once, and lines of one colour may be drawn in any order.
class LineSheet {
public:
    // `ratio` is the number of device pixels in a device-independent one.
    LineSheet(const LinesLayout& layout, double ratio);

    // Draws one layer in that colour over the layers before it.
    void draw(const std::vector<Strand>& strands, const QColor& colour);
    void paint(QPainter& painter) const;

private:
    struct Run;
    void drawBand(std::vector<Run>& runs, int first, int count);
    void cross(const Run& run, float* clear, float centre, float stretch, float shrink) const;
    void compose(const std::vector<QRgb>& shades, int first, int count);

    const LinesLayout& m_layout;  // must outlive this
    const double m_ratio;
    const bool m_isRows;
    QPoint m_corner;        // of the image, in device pixels
    int m_along, m_across;  // sizes of the image along and across the axis
    int m_stride;           // of the lines of a band
    QImage m_image;
    std::vector<float> m_bends, m_slopes;  // for each line of pixels across: how far lines have come
    std::vector<float> m_clear;            // for a band: the transparency so far, 0 to 1
};

}  // namespace attn::ui
