// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QImage>

#include "ui/pictures/lines/lines_layout.h"

class QPainter;

namespace attn::ui {

// What runs along a join. Device-independent pixels.
struct Strand {
    TokenJoin join;
    double width = 1;
    double opacity = 1;
    double hole = 0;  // as wide as that its middle stays clear
    bool isDashed = false;
};
// Dash and gap of what runs beside a line.
double dashLength();

// The room between both sides of a layout in the pixels of a screen. Very many smooth lines are many times
// quicker here than as a painter's paths, and look the same: all bend alike, so that a line of pixels across
// the layout meets each of them once, and one colour's coats can be laid on in any order.
class LineSheet {
public:
    // `ratio`: pixels of the device in one.
    LineSheet(const LinesLayout& layout, double ratio);

    // One coat in that colour, over the coats before it.
    void draw(const std::vector<Strand>& strands, const QColor& colour);
    void paint(QPainter& painter) const;

private:
    struct Run;
    void drawBand(std::vector<Run>& runs, int first, int count);
    void cross(const Run& run, float* clear, float centre, float stretch, float shrink) const;
    void compose(const std::vector<QRgb>& shades, int first, int count);

    const LinesLayout& m_layout;  // outlives this
    const double m_ratio;
    const bool m_isRows;
    QPoint m_corner;        // of the image, in the device's pixels
    int m_along, m_across;  // the image's sides
    int m_stride;           // of a band's lines
    QImage m_image;
    std::vector<float> m_bends, m_slopes;  // of each line of pixels across: how far lines have come
    std::vector<float> m_clear;            // of a band: what shines through, 0 to 1
};

}  // namespace attn::ui
