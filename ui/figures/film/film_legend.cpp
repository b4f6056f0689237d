// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <algorithm>

#include "ui/figures/film/film_tiles.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/span_painter.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

template <typename Test>
bool anyRow(const std::vector<FilmLane>& lanes, Test test) {
    for (const FilmLane& lane : lanes)
        for (const FilmFrame& frame : lane.frames)
            for (int row = 0; row < frame.rows.size(); ++row)
                if (test(frame.rows[row]))
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
    paintColourRamp(painter, place, [](double share) { return theme().weight(share); });
}

}  // namespace

std::vector<LegendEntry> filmLegendEntries(const std::vector<FilmLane>& lanes, double ratio) {
    const double high = legendMarkHeight();
    std::vector<LegendEntry> all;
    const auto hasWeights = [](const FilmLane& lane) { return lane.attends && !givesLinks(lane); };
    if (std::any_of(lanes.begin(), lanes.end(), hasWeights))
        all.push_back({tr("weight α 0"), 6 * high, paintRamp, QStringLiteral("1")});
    if (std::any_of(lanes.begin(), lanes.end(), [](const FilmLane& lane) { return givesLinks(lane); }))
        all.push_back(
            {{},
             1.5 * high,
             [](QPainter& painter, const QRectF& place) { painter.fillRect(place, ownLinkColour(true)); },
             tr("link found")});
    for (const bool isSure : {true, false})
        if (anyLink(lanes, [&](const Link& link) { return link.sure == isSure; }))
            all.push_back({{},
                           1.5 * high,
                           [=](QPainter& painter, const QRectF& place) {
                               paintLinkFrame(painter, place, isSure, ratio);
                           },
                           isSure ? tr("known link") : tr("possible link")});
    if (anyRow(lanes, [](const MapTrace& attention) { return spanWindow(attention).has_value(); })) {
        all.push_back({{}, 1.5 * high, paintWindowBrackets, tr("window")});
        all.push_back({{},
                       high,
                       [](QPainter& painter, const QRectF& place) {
                           paintCentreMark(painter, place.center() - QPointF(0, 0.3 * place.height()),
                                           place.height());
                       },
                       tr("centre")});
    }
    if (anyRow(lanes, isHard))
        all.push_back({{},
                       high,
                       [](QPainter& painter, const QRectF& place) {
                           paintTakenMark(painter, place.center(), 0.7 * place.height(), theme().card);
                       },
                       tr("taken")});
    return all;
}

double filmLegendHeight(const std::vector<FilmLane>& lanes, double width) {
    return legendFlowHeight(filmLegendEntries(lanes, 1), width);
}

void paintFilmLegend(QPainter& painter, const std::vector<FilmLane>& lanes, QPointF place, double width,
                     double ratio) {
    paintLegendFlow(painter, filmLegendEntries(lanes, ratio), place, width);
}

}  // namespace attn::ui
