// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film_page.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/error.h"
#include "ui/kit/text/label.h"

namespace attn::ui {
namespace {

// In heights of a label.
constexpr double usualCell = 1;
constexpr std::size_t usualColumns[] = {1, 1, 2, 3, 2, 3, 3, 4, 4};  // by the number of lanes

double heightOf(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

bool fits(QSizeF needed, QSize size) {
    return needed.width() <= size.width() && needed.height() <= size.height();
}

QSize wholeSize(QSizeF size) {
    return {static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))};
}

}  // namespace

FilmPage::FilmPage(std::vector<FilmLane> lanes, std::vector<Index> updates, QString title,
                   std::optional<QSize> size, int scale)
    : m_lanes(lanesAt(lanes, updates)),
      m_updates(std::move(updates)),
      m_title(std::move(title)),
      m_scale(scale) {
    if (m_lanes.empty())
        throw Error("there is no heatmap to draw yet; train until the first snapshot, or pin a sentence.");
    m_grid.emplace(size ? gridFor(*size) : usualGrid());
    m_size = size.value_or(wholeSize(m_grid->size));
}

double FilmPage::margin() const {
    return 4 * theme().space;
}

FilmPage::Grid FilmPage::layOut(QSizeF cell, std::size_t columns) const {
    const Theme& t = theme();
    Grid grid{FilmTiles(m_lanes, cell, m_scale), {}, columns, 0, 0, 0, 0};
    const FilmTiles& tiles = grid.tiles;
    const double gap = margin();
    grid.tileWidth = std::ceil(std::max(
        tiles.outputLabels() + std::max(tiles.cells().width(), tiles.captionWidth()), tiles.nameWidth()));
    grid.tileHeight =
        std::ceil(tiles.nameHeight() + tiles.sourceLabels() + tiles.cells().height() + tiles.captionHeight());
    grid.head = margin() + heightOf(t.title) + 4 * t.space;
    const auto across = static_cast<double>(columns);
    const auto rows = std::ceil(static_cast<double>(m_lanes.size()) / across);
    const double width = 2 * margin() + across * grid.tileWidth + (across - 1) * gap +
                         std::max(0.0, tiles.overhang() - margin());
    grid.legend = grid.head + rows * (grid.tileHeight + gap);
    grid.size = QSizeF(width, grid.legend + filmLegendHeight(m_lanes, width - 2 * margin()) + margin());
    return grid;
}

FilmPage::Grid FilmPage::usualGrid() const {
    const std::size_t count = m_lanes.size();
    return layOut(filmCell(usualCell, usualCell), count < std::size(usualColumns) ? usualColumns[count] : 4);
}

// The grid with the largest cells that fit.
FilmPage::Grid FilmPage::gridFor(QSize size) const {
    std::optional<Grid> best;
    double bestArea = 0;
    QSizeF least;
    for (std::size_t columns = 1; columns <= m_lanes.size(); ++columns) {
        const QSizeF needed = layOut(filmCell(smallestCell, smallestCell), columns).size;
        if (!fits(needed, size)) {
            if (least.isEmpty() || needed.width() * needed.height() < least.width() * least.height())
                least = needed;
            continue;
        }
        double width = largestCell, height = largestCell;
        while (width > smallestCell && layOut(filmCell(width, height), columns).size.width() > size.width())
            width = std::max(smallestCell, 0.95 * width);
        while (height > smallestCell &&
               layOut(filmCell(width, height), columns).size.height() > size.height())
            height = std::max(smallestCell, 0.95 * height);
        // Cells that are long and flat are no easier to read than square ones, so the excess does not count.
        const double area = std::min(width, 1.5 * height) * std::min(height, 1.5 * width);
        if (area > bestArea) {
            bestArea = area;
            best.emplace(layOut(filmCell(width, height), columns));
        }
    }
    if (!best) {
        const QSize needed = wholeSize(least);
        throw Error("an animation of " + std::to_string(m_lanes.size()) + " lanes does not fit into " +
                    std::to_string(size.width()) + "x" + std::to_string(size.height()) +
                    "; give it at least " + std::to_string(needed.width()) + "x" +
                    std::to_string(needed.height()) + ", or choose fewer lanes.");
    }
    return *best;
}

QImage FilmPage::frame(std::size_t index) const {
    assert(index < m_updates.size());
    const Theme& t = theme();
    const Grid& grid = *m_grid;
    QImage image(m_size * m_scale, QImage::Format_RGB32);
    if (image.isNull())
        throw Error("there is no memory for frames of " + std::to_string(m_size.width()) + "x" +
                        std::to_string(m_size.height()) + "; take a smaller size.",
                    Error::Kind::Failure);
    image.setDevicePixelRatio(m_scale);
    image.fill(t.card);
    QPainter painter(&image);
    painter.translate(std::floor(std::max(0.0, m_size.width() - grid.size.width()) / 2),
                      std::floor(std::max(0.0, m_size.height() - grid.size.height()) / 2));
    const double right = grid.size.width() - margin();
    const double baseline = margin() + QFontMetricsF(t.title).ascent();
    const QString number = updateText(m_updates[index]);
    painter.setPen(t.text);
    drawLabel(painter, t.title, QPointF(margin(), baseline), number);
    // The width of the number changes, but the title must not move.
    const double room = right - margin() - labelWidth(t.title, updateText(m_updates.back())) - margin();
    const QString title = cutLabel(t.label, m_title, std::max(0.0, room));
    painter.setPen(t.mutedText);
    drawLabel(painter, t.label, QPointF(right - labelWidth(t.label, title), baseline), title);
    // The bar shows the progress of the film.
    const double bar = margin() + heightOf(t.title) + t.space;
    const double share = static_cast<double>(index + 1) / static_cast<double>(m_updates.size());
    painter.fillRect(QRectF(margin(), bar, right - margin(), t.strongLine), t.grid);
    painter.fillRect(QRectF(margin(), bar, (right - margin()) * share, t.strongLine), t.accent);

    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        const auto column = static_cast<double>(lane % grid.columns);
        const auto row = static_cast<double>(lane / grid.columns);
        const QPointF place(margin() + column * (grid.tileWidth + margin()),
                            grid.head + row * (grid.tileHeight + margin()));
        grid.tiles.paintName(painter, place, m_lanes[lane]);
        const QPointF cells(std::round(place.x() + grid.tiles.outputLabels()),
                            std::round(place.y() + grid.tiles.nameHeight() + grid.tiles.sourceLabels()));
        grid.tiles.paint(painter, cells, m_lanes[lane], frameAt(m_lanes[lane], m_updates[index]), {});
    }
    paintFilmLegend(painter, m_lanes, {margin(), std::round(grid.legend)}, right - margin(), m_scale);
    return image;
}

}  // namespace attn::ui
