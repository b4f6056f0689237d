// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/figures/step/step_figure.h"
#include "ui/figures/step/tile_body.h"

namespace attn::ui {

// Lanes of Step mode as tiles of a picture, all of one size: name, formula, the guess of the current step, a
// body, figures. Sizes are in device-independent pixels; the theme is that of theme() on the calling thread.
class LaneTiles {
public:
    LaneTiles(std::vector<FigureSource> lanes, const Selection& selection,
              std::unique_ptr<const TileBody> body);

    QSizeF size() const { return m_size; }  // of a tile
    const TileBody& body() const { return *m_body; }
    void paint(QPainter& painter, QPointF place, std::size_t lane) const;

private:
    struct Figure {
        QString caption, value;
    };
    double pad() const;  // inside a tile; a single tile has none
    double headHeight() const;
    double headWidth(const FigureSource& source) const;
    double footHeight() const;
    QString guess(const LaneData& lane) const;
    std::vector<Figure> figures(const FigureSource& source) const;
    void paintHead(QPainter& painter, const FigureSource& source) const;
    void paintFoot(QPainter& painter, const FigureSource& source) const;

    const std::vector<FigureSource> m_lanes;
    const Selection m_selection;
    const std::unique_ptr<const TileBody> m_body;
    double m_formula = 0;  // height of the tallest formula
    QSizeF m_size;
};

}  // namespace attn::ui
