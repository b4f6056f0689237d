// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <memory>
#include <vector>

#include "ui/views/attention_layout.h"

class QPainter;

namespace attn::ui {

// Lanes of Step mode as tiles of a picture, all of one size, with cells of one size: name, formula, the guess
// of the current step, heatmap with bars, figures. Labels are whole where that is not absurd. Sizes in
// device-independent pixels; the theme is that of theme() on the calling thread.
class LaneTiles {
public:
    // `ratio`: device pixels in one of ours, 1 for drawings.
    LaneTiles(std::vector<std::shared_ptr<const LaneData>> lanes, const Selection& selection, QSizeF cell,
              double ratio);

    QSizeF size() const { return m_size; }  // of a tile
    // Where the cells stand in a tile whose top left is the origin.
    AttentionLayout places(const LaneData& lane) const;
    void paint(QPainter& painter, QPointF place, std::size_t lane) const;

private:
    struct Figure {
        QString caption, value;
    };
    double pad() const;  // inside of a tile; one alone has none
    double headHeight() const;
    double headWidth(const LaneData& lane) const;
    double footHeight() const;
    QString guess(const LaneData& lane) const;
    std::vector<Figure> figures(const LaneData& lane) const;
    void paintHead(QPainter& painter, const LaneData& lane) const;
    void paintPlot(QPainter& painter, const LaneData& lane) const;
    void paintFoot(QPainter& painter, const LaneData& lane) const;

    const std::vector<std::shared_ptr<const LaneData>> m_lanes;
    const Selection m_selection;
    const QSizeF m_cell;
    const double m_ratio;
    int m_rows = 1, m_columns = 1;
    // Room of output tokens left of the cells, of source tokens above them and on their right, of formulas.
    double m_outputs = 0, m_sources = 0, m_overhang = 0, m_formula = 0;
    QSizeF m_size;
};

}  // namespace attn::ui
