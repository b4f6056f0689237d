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

// Largest and smallest size of cells, in heights of a label.
inline constexpr double largestCell = 3, smallestCell = 0.2;
// The size in pixels of a cell given in heights of a label.
QSizeF filmCell(double width, double height);

// Heatmaps of a film with cells of one size, painted like those of the window. Sizes are in
// device-independent pixels; the theme and its fonts are those of theme() on the calling thread.
class FilmTiles {
public:
    // `ratio` is the number of device pixels in a device-independent one. `lanes` must outlive this.
    FilmTiles(const std::vector<FilmLane>& lanes, QSizeF cell, double ratio);

    QSizeF cells() const;  // size of the cells of the largest lane
    // The room for labels: output tokens to the left of the cells, source tokens above them, and the overhang
    // of the latter on the right.
    double outputLabels() const { return m_outputLabels; }
    double sourceLabels() const { return m_sourceLabels; }
    double overhang() const { return m_overhang; }
    // A line below the cells, wide enough for any text that it may show.
    double captionHeight() const;
    double captionWidth() const { return m_captionWidth; }
    double nameHeight() const;
    double nameWidth() const;

    struct Labels {
        bool outputs = true;
        bool sources = true;
    };
    // Paints the cells with their top left at `place`, the labels beside and above them, and below them the
    // frame's exact match and the number of rows that were cut. Without a frame the cells are empty.
    void paint(QPainter& painter, QPointF place, const FilmLane& lane, const FilmFrame* frame,
               Labels labels) const;
    // Paints dot and name with their top left at `place`.
    void paintName(QPainter& painter, QPointF place, const FilmLane& lane) const;

private:
    AttentionLayout layOut(const Picture& picture) const;
    QString caption(const FilmLane& lane, const FilmFrame& frame) const;

    const std::vector<FilmLane>& m_lanes;
    QSizeF m_cell;
    double m_ratio;
    int m_columns = 1, m_rows = 1;
    double m_outputLabels = 0, m_sourceLabels = 0, m_overhang = 0, m_captionWidth = 0;
};

// Legend of the colours and marks of these lanes, in as many lines as `width` requires.
std::vector<LegendEntry> filmLegendEntries(const std::vector<FilmLane>& lanes, double ratio);
double filmLegendHeight(const std::vector<FilmLane>& lanes, double width);
void paintFilmLegend(QPainter& painter, const std::vector<FilmLane>& lanes, QPointF place, double width,
                     double ratio);

}  // namespace attn::ui
