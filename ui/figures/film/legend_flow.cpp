// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/legend_flow.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr int gap = 5;       // between a mark and its word
constexpr int wideGap = 18;  // between two entries

double wholeWidth(const LegendEntry& entry) {
    const QFontMetricsF metrics(theme().small);
    const double words = metrics.horizontalAdvance(entry.before) + metrics.horizontalAdvance(entry.after);
    return std::ceil(words) + entry.width + (entry.before.isEmpty() ? 0 : gap) + gap;
}

double flowLineHeight() {
    return std::ceil(QFontMetricsF(theme().small).height()) + theme().space;
}

// Calls `place` for every entry with its top left; returns the height of all lines.
template <typename Place>
double flow(const std::vector<LegendEntry>& all, double width, Place place) {
    double x = 0, y = 0;
    for (const LegendEntry& entry : all) {
        const double wide = wholeWidth(entry);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += flowLineHeight();
        }
        place(entry, QPointF(x, y));
        x += wide + wideGap;
    }
    return all.empty() ? 0 : y + flowLineHeight();
}

}  // namespace

void paintColourRamp(QPainter& painter, const QRectF& place, const std::function<QColor(double share)>& map) {
    constexpr int parts = 64;
    const double width = place.width() / parts;
    // The parts overlap, so that the ground does not show between them.
    for (int i = 0; i < parts; ++i) {
        const double left = place.left() + i * width;
        painter.fillRect(QRectF(left, place.top(), place.right() - left, place.height()),
                         map(static_cast<double>(i) / (parts - 1)));
    }
    paintFrame(painter, place, theme().outline, theme().line);
}

double legendMarkHeight() {
    return std::ceil(QFontMetricsF(theme().small).ascent());
}

double legendFlowHeight(const std::vector<LegendEntry>& entries, double width) {
    return flow(entries, width, [](const LegendEntry&, QPointF) {});
}

void paintLegendFlow(QPainter& painter, const std::vector<LegendEntry>& entries, QPointF place,
                     double width) {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.small);
    const double high = legendMarkHeight();
    flow(entries, width, [&](const LegendEntry& entry, QPointF offset) {
        QPointF at = place + offset;
        const auto put = [&](const QString& text) {
            painter.setFont(t.small);
            painter.setPen(t.mutedText);
            drawLabel(painter, t.small, at + QPointF(0, metrics.ascent()), text);
            at.rx() += std::ceil(metrics.horizontalAdvance(text)) + gap;
        };
        if (!entry.before.isEmpty())
            put(entry.before);
        painter.save();
        entry.paint(painter, QRectF(at.x(), std::round(at.y() + 0.1 * high), entry.width, high));
        painter.restore();
        at.rx() += entry.width + gap;
        put(entry.after);
    });
}

}  // namespace attn::ui
