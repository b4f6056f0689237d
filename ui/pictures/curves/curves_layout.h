// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <array>
#include <vector>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// Fonts of the charts with their heights, and the unit of gaps, in pixels.
struct CurveFonts {
    QFont small, label, bold;
    double smallHeight = 0, labelHeight = 0, boldHeight = 0;
    double unit = 4;
    double line = 2;  // of a curve
};
CurveFonts curveFonts(const Theme& theme);

// The places of the charts, in whole pixels.
struct CurvesLayout {
    struct Chart {
        QRectF card;  // including title and numbers
        QRectF axes;
    };
    std::vector<CurveKind> kinds;              // the charts that exist, in their order
    std::array<Chart, curveKindCount> charts;  // by kind; empty for the others
    bool isStacked = false;

    bool has(CurveKind kind) const { return !of(kind).card.isEmpty(); }
    const Chart& of(CurveKind kind) const { return charts[static_cast<std::size_t>(kind)]; }
};

// Charts are side by side, or one below the other in an area that is narrow and high. `names` is the width
// that names to the right of the axes need.
CurvesLayout layOutCurves(const QRectF& area, const CurveFonts& fonts, const std::vector<CurveKind>& kinds,
                          double names = 0);
// The least size of an area in which `count` charts can be read side by side.
QSizeF leastCurvesSize(const CurveFonts& fonts, std::size_t count, double names = 0);

}  // namespace attn::ui
