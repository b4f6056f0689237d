// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/figures/film_tiles.h"
#include "ui/theme.h"
#include "ui/tr.h"
#include "ui/views/frames.h"
#include "ui/views/label.h"
#include "ui/views/span_painter.h"
#include "ui/views/span_view.h"

namespace attn::ui {
namespace {

constexpr int gap = 5;       // between a mark and its word
constexpr int wideGap = 18;  // between two entries

// A mark between two words, of which one may be empty.
struct Entry {
    QString before;
    double width;
    std::function<void(QPainter&, const QRectF&)> paint;
    QString after;

    double wholeWidth() const {
        const QFontMetricsF metrics(theme().small);
        const double words = metrics.horizontalAdvance(before) + metrics.horizontalAdvance(after);
        return std::ceil(words) + width + (before.isEmpty() ? 0 : gap) + gap;
    }
};

template <typename Test>
bool anyStep(const std::vector<FilmLane>& lanes, Test test) {
    for (const FilmLane& lane : lanes)
        for (const FilmFrame& frame : lane.frames)
            for (const StepTrace& step : frame.picture->steps)
                if (test(step))
                    return true;
    return false;
}

template <typename Test>
bool anyLink(const std::vector<FilmLane>& lanes, Test test) {
    return std::any_of(lanes.begin(), lanes.end(), [&](const FilmLane& lane) {
        return lane.attends && std::any_of(lane.links.begin(), lane.links.end(), test);
    });
}

void paintRamp(QPainter& painter, const QRectF& place) {
    const Theme& t = theme();
    constexpr int parts = 64;
    const double width = place.width() / parts;
    // Over each other, so that no ground shows between them.
    for (int i = 0; i < parts; ++i) {
        const double left = place.left() + i * width;
        painter.fillRect(QRectF(left, place.top(), place.right() - left, place.height()),
                         t.weight(static_cast<double>(i) / (parts - 1)));
    }
    paintFrame(painter, place, t.grid, t.line);
}

std::vector<Entry> entries(const std::vector<FilmLane>& lanes, double ratio) {
    const double high = std::ceil(QFontMetricsF(theme().small).ascent());
    std::vector<Entry> all;
    const auto attends = [](const FilmLane& lane) { return lane.attends; };
    if (std::any_of(lanes.begin(), lanes.end(), attends))
        all.push_back({tr("weight α 0"), 6 * high, paintRamp, QStringLiteral("1")});
    for (const bool isSure : {true, false})
        if (anyLink(lanes, [&](const Link& link) { return link.sure == isSure; }))
            all.push_back({{},
                           1.5 * high,
                           [=](QPainter& painter, const QRectF& place) {
                               paintLinkFrame(painter, place, isSure, ratio);
                           },
                           isSure ? tr("known link") : tr("possible link")});
    if (anyStep(lanes, [](const StepTrace& step) { return spanWindow(step).has_value(); })) {
        all.push_back({{}, 1.5 * high, paintWindowBrackets, tr("window")});
        all.push_back({{},
                       high,
                       [](QPainter& painter, const QRectF& place) {
                           paintCentreMark(painter, place.center() - QPointF(0, 0.3 * place.height()),
                                           place.height());
                       },
                       tr("centre")});
    }
    if (anyStep(lanes, isHard))
        all.push_back({{},
                       high,
                       [](QPainter& painter, const QRectF& place) {
                           paintTakenMark(painter, place.center(), 0.7 * place.height(), theme().card);
                       },
                       tr("taken")});
    return all;
}

double lineHeight() {
    return std::ceil(QFontMetricsF(theme().small).height()) + theme().space;
}

// Calls `place` with every entry and its top left; returns the height of all lines.
template <typename Place>
double flow(const std::vector<Entry>& all, double width, Place place) {
    double x = 0, y = 0;
    for (const Entry& entry : all) {
        const double wide = entry.wholeWidth();
        if (x > 0 && x + wide > width) {
            x = 0;
            y += lineHeight();
        }
        place(entry, QPointF(x, y));
        x += wide + wideGap;
    }
    return all.empty() ? 0 : y + lineHeight();
}

}  // namespace

double filmLegendHeight(const std::vector<FilmLane>& lanes, double width) {
    return flow(entries(lanes, 1), width, [](const Entry&, QPointF) {});
}

void paintFilmLegend(QPainter& painter, const std::vector<FilmLane>& lanes, QPointF place, double width,
                     double ratio) {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.small);
    const double high = std::ceil(metrics.ascent());
    flow(entries(lanes, ratio), width, [&](const Entry& entry, QPointF offset) {
        QPointF at = place + offset;
        const auto put = [&](const QString& text) {
            painter.setFont(t.small);
            painter.setPen(t.mutedText);
            drawLabel(painter, t.small, at + QPointF(0, metrics.ascent()), text);
            at.rx() += std::ceil(metrics.horizontalAdvance(text)) + gap;
        };
        if (!entry.before.isEmpty())
            put(entry.before);
        entry.paint(painter, QRectF(at.x(), std::round(at.y() + 0.1 * high), entry.width, high));
        at.rx() += entry.width + gap;
        put(entry.after);
    });
}

}  // namespace attn::ui
