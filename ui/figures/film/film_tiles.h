// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "ui/figures/film/film.h"
#include "ui/figures/film/legend_flow.h"
#include "ui/pictures/attention/attention_layout.h"

class QPainter;

namespace attn::ui {

// Cells in heights of a label: how large and how small they may get.
inline constexpr double largestCell = 3, smallestCell = 0.2;
// Of so many heights of a label, in pixels.
QSizeF filmCell(double width, double height);

// Heatmaps of a film, all with cells of one size, painted as the window paints them. Sizes in
// device-independent pixels; the theme and its fonts are those of theme() on the calling thread.
class FilmTiles {
public:
    // `ratio`: device pixels in one of ours. `lanes` must outlive it.
    FilmTiles(const std::vector<FilmLane>& lanes, QSizeF cell, double ratio);

    QSizeF cells() const;  // of the largest lane
    // Room that labels take: output tokens to the left of cells, source tokens above them, and how far these
    // stick out on the right.
    double outputLabels() const { return m_outputLabels; }
    double sourceLabels() const { return m_sourceLabels; }
    double overhang() const { return m_overhang; }
    // A line under the cells, of at least the width of what it may say.
    double captionHeight() const;
    double captionWidth() const { return m_captionWidth; }
    double nameHeight() const;
    double nameWidth() const;

    struct Labels {
        bool outputs = true;
        bool sources = true;
    };
    // The top left of the cells at `place`, labels beside and above, what the frame's exact match is and how
    // many rows were cut below. No frame: an empty one.
    void paint(QPainter& painter, QPointF place, const FilmLane& lane, const FilmFrame* frame,
               Labels labels) const;
    // Dot and name, `place` at their top left.
    void paintName(QPainter& painter, QPointF place, const FilmLane& lane) const;

private:
    AttentionLayout layOut(const LaneData& data) const;
    QString caption(const FilmLane& lane, const FilmFrame& frame) const;

    const std::vector<FilmLane>& m_lanes;
    QSizeF m_cell;
    double m_ratio;
    int m_columns = 1, m_rows = 1;
    double m_outputLabels = 0, m_sourceLabels = 0, m_overhang = 0, m_captionWidth = 0;
};

// What the colours and marks of these lanes mean, in as many lines as `width` asks for.
std::vector<LegendEntry> filmLegendEntries(const std::vector<FilmLane>& lanes, double ratio);
double filmLegendHeight(const std::vector<FilmLane>& lanes, double width);
void paintFilmLegend(QPainter& painter, const std::vector<FilmLane>& lanes, QPointF place, double width,
                     double ratio);

}  // namespace attn::ui
