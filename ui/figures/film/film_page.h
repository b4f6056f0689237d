// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <optional>
#include <vector>

#include "ui/figures/film/film.h"
#include "ui/figures/film/film_tiles.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

// One frame of an animation: the heatmaps of all lanes in a grid as of one update, below the update's number
// and a progress bar. All frames have the same layout. For one thread, which must have a ThemeScope while it
// uses this.
class FilmPage {
public:
    // `size` is in device-independent pixels of `scale` device pixels each; without a size the picture is as
    // large as the cells need. Throws Error when there is nothing to draw, or when it does not fit, naming
    // the smallest size that does.
    FilmPage(std::vector<FilmLane> lanes, std::vector<Index> updates, QString title,
             std::optional<QSize> size, int scale);

    FilmPage(const FilmPage&) = delete;
    FilmPage& operator=(const FilmPage&) = delete;

    QSize size() const { return m_size; }
    QImage frame(std::size_t index) const;

private:
    struct Grid {
        FilmTiles tiles;
        QSizeF size;
        std::size_t columns;
        double tileWidth, tileHeight, head, legend;
    };
    Grid layOut(QSizeF cell, std::size_t columns) const;
    Grid usualGrid() const;
    Grid gridFor(QSize size) const;
    double margin() const;

    const std::vector<FilmLane> m_lanes;
    const std::vector<Index> m_updates;
    const QString m_title;
    const int m_scale;
    std::optional<Grid> m_grid;
    QSize m_size;
};

}  // namespace attn::ui
