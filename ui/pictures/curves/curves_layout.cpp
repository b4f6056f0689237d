// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_layout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace attn::ui {
namespace {

// Widths of axes in lines of text: comfortable, and barely readable.
constexpr double wellWide = 7, leastWide = 3;

// The margins around the axes, within the card.
struct Frame {
    double left, top, right, bottom;
};

Frame frameOf(const CurveFonts& fonts, double names) {
    const QFontMetricsF metrics(fonts.small);
    const double pad = 2 * fonts.unit;
    const double numbers =
        std::max(metrics.horizontalAdvance(QCoreApplication::translate("Curves", "update")) +
                     metrics.horizontalAdvance(QLatin1Char('0')),
                 metrics.horizontalAdvance(QStringLiteral("0.0005")));
    return {pad + numbers + 2 * fonts.unit, pad + fonts.boldHeight + fonts.unit,
            pad + std::max(names, metrics.horizontalAdvance(QStringLiteral("00 000")) / 2),
            pad / 2 + fonts.smallHeight + 1.5 * fonts.unit};
}

// The width of a card; `axes` is in lines of text.
double widthOf(const CurveFonts& fonts, const Frame& frame, double axes) {
    return frame.left + frame.right + axes * fonts.smallHeight;
}
double leastHeight(const CurveFonts& fonts, const Frame& frame) {
    return frame.top + frame.bottom + 3.5 * fonts.smallHeight;
}

double heightOf(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

}  // namespace

CurveFonts curveFonts(const Theme& theme) {
    return {theme.small,
            theme.label,
            theme.labelBold,
            heightOf(theme.small),
            heightOf(theme.label),
            heightOf(theme.labelBold),
            static_cast<double>(theme.space),
            theme.strongLine};
}

CurvesLayout layOutCurves(const QRectF& area, const CurveFonts& fonts, const std::vector<CurveKind>& kinds,
                          double names) {
    const Frame frame = frameOf(fonts, names);
    const double gap = 2 * fonts.unit;
    CurvesLayout layout;
    layout.kinds = kinds;
    const auto count = static_cast<int>(kinds.size());
    layout.isStacked = area.width() < count * widthOf(fonts, frame, wellWide) + (count - 1) * gap &&
                       area.height() >= count * leastHeight(fonts, frame) + (count - 1) * gap;
    const double whole = layout.isStacked ? area.height() : area.width();
    const auto edge = [&](int i) { return std::round(i * (whole + gap) / count); };
    for (int i = 0; i < count; ++i) {
        const double begin = edge(i), size = edge(i + 1) - gap - begin;
        CurvesLayout::Chart& chart =
            layout.charts[static_cast<std::size_t>(kinds[static_cast<std::size_t>(i)])];
        chart.card = layout.isStacked ? QRectF(area.left(), area.top() + begin, area.width(), size)
                                      : QRectF(area.left() + begin, area.top(), size, area.height());
        const double left = std::round(chart.card.left() + frame.left);
        const double top = std::round(chart.card.top() + frame.top);
        chart.axes = QRectF(left, top, std::max(8.0, std::floor(chart.card.right() - frame.right - left)),
                            std::max(8.0, std::floor(chart.card.bottom() - frame.bottom - top)));
    }
    return layout;
}

QSizeF leastCurvesSize(const CurveFonts& fonts, std::size_t count, double names) {
    const Frame frame = frameOf(fonts, names);
    const auto charts = static_cast<double>(count);
    return {charts * widthOf(fonts, frame, leastWide) + (charts - 1) * 2 * fonts.unit,
            leastHeight(fonts, frame)};
}

}  // namespace attn::ui
