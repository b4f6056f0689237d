// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/film/film.h"
#include "ui/figures/step/tile_body.h"
#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {

// Heatmaps with the bars of the current step; cells have the same size in all lanes. Labels are cut only if
// they are extremely long.
class HeatmapBody : public TileBody {
public:
    HeatmapBody(TilePictures pictures, const Selection& selection, QSizeF cell, double ratio);
    static std::unique_ptr<TileBody> make(const TilePictures& pictures, const Selection& selection,
                                          QSizeF cell, double ratio);

    QSizeF size() const override { return m_size; }
    void paint(QPainter& painter, std::size_t lane) const override;
    double legendHeight(double width) const override;
    void paintLegend(QPainter& painter, QPointF place, double width) const override;

    // The layout of a lane's body.
    AttentionLayout places(const Picture& picture) const;

protected:
    virtual void paintCells(QPainter& painter, const AttentionLayout& layout, std::size_t lane) const;
    // Paints what is beside the cells and over them.
    virtual void paintRest(QPainter& painter, const AttentionLayout& layout, std::size_t lane) const;
    const std::vector<FilmLane>& legend() const;

    const TilePictures m_pictures;
    const Selection m_selection;
    const double m_ratio;

private:
    const QSizeF m_cell;
    int m_rows = 1, m_columns = 1;
    // The room for output tokens to the left of the cells, for source tokens above them, and on their right.
    double m_outputs = 0, m_sources = 0, m_overhang = 0;
    QSizeF m_size;
    mutable std::vector<FilmLane> m_legend;  // for the legend of films; made on demand
};

}  // namespace attn::ui
