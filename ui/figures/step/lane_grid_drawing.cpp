// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/lane_grid_drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/film/film_tiles.h"
#include "ui/figures/step/lane_tiles.h"
#include "ui/pictures/attention/attention_layout.h"

namespace attn::ui {
namespace {

constexpr double widestUsual = 2;  // times the usual cell
constexpr double leastCell = 0.2;
// In heights of a label: a picture of free size gets no wider than a screen, unless the cells become too
// narrow to see.
constexpr double usualWidest = 110, narrowCell = 0.45;
// Width of all cells in pixels up to which each has room for its label.
constexpr double widestLabelled = 12000;
constexpr double wideEnough = 0.75;  // of the usual cell; narrower cells put the tiles into fewer columns
constexpr std::size_t usualTileColumns[] = {1, 1, 2, 3, 2, 3, 3, 4, 4};
constexpr int searches = 9;

class LaneGridDrawing : public StepDrawing {
public:
    LaneGridDrawing(const std::vector<FigureSource>& lanes, const Selection& selection,
                    std::unique_ptr<const TileBody> body, std::size_t columns)
        : m_tiles(lanes, selection, std::move(body)),
          m_count(lanes.size()),
          m_columns(columns),
          m_gap(m_count > 1 ? 2 * theme().space : 0) {
        const auto across = static_cast<double>(columns);
        const auto down = static_cast<double>((m_count + columns - 1) / columns);
        m_width = across * m_tiles.size().width() + (across - 1) * m_gap;
        m_below = down * m_tiles.size().height() + (down - 1) * m_gap + 3 * theme().space;
        m_height = m_below + m_tiles.body().legendHeight(m_width);
    }

    QSizeF size() const override { return {m_width, m_height}; }

    void paint(QPainter& painter) const override {
        for (std::size_t lane = 0; lane < m_count; ++lane) {
            const QPointF place(static_cast<double>(lane % m_columns) * (m_tiles.size().width() + m_gap),
                                static_cast<double>(lane / m_columns) * (m_tiles.size().height() + m_gap));
            m_tiles.paint(painter, place, lane);
        }
        m_tiles.body().paintLegend(painter, {0, m_below}, m_width);
    }

private:
    const LaneTiles m_tiles;
    const std::size_t m_count, m_columns;
    const double m_gap;
    double m_width = 0, m_height = 0, m_below = 0;
};

class GridSearch {
public:
    GridSearch(const StepFigure& figure, const FigureRoom& room, double ratio, const CellRange& range,
               MakeTileBody body)
        : m_sources(lanesOf(figure)),
          m_selection(figure.selection),
          m_room(room),
          m_ratio(ratio),
          m_range(range),
          m_body(body) {
        for (const FigureSource& lane : m_sources)
            m_lanes.push_back(lane.picture);
        // Highlights of the mouse do not belong to the figure.
        m_selection.source = m_selection.row = -1;
    }

    std::unique_ptr<StepDrawing> find() const {
        const std::size_t usual =
            m_lanes.size() < std::size(usualTileColumns) ? usualTileColumns[m_lanes.size()] : 4;
        if (!m_room.width && !m_room.height)
            return findFree(usual);
        std::unique_ptr<StepDrawing> best, least;
        double bestSize = 0;
        for (std::size_t columns = 1; columns <= (m_room.height ? m_lanes.size() : usual); ++columns) {
            const QSizeF cell = cellFor(columns);
            auto drawing = make(columns, cell);
            if (!fits(drawing->size())) {
                if (!least || area(drawing->size()) < area(least->size()))
                    least = std::move(drawing);
            } else if (const double worth = worthOf(cell, columns); worth > bestSize) {
                bestSize = worth;
                best = std::move(drawing);
            }
        }
        return best ? std::move(best) : std::move(least);
    }

private:
    static double screen() { return usualWidest * QFontMetricsF(theme().label).height(); }
    // The tiles of long sentences are stacked.
    std::unique_ptr<StepDrawing> findFree(std::size_t columns) const {
        auto drawing = make(columns, cellFor(columns));
        while (columns > 1 && drawing->size().width() > screen()) {
            --columns;
            drawing = make(columns, cellFor(columns));
        }
        return drawing;
    }
    static double area(const QSizeF& size) { return size.width() * size.height(); }
    std::unique_ptr<StepDrawing> make(std::size_t columns, QSizeF cell) const {
        return std::make_unique<LaneGridDrawing>(
            m_sources, m_selection,
            m_body(m_lanes, m_selection, filmCell(cell.width(), cell.height()), m_ratio), columns);
    }
    // Prefers large cells; long flat cells are no easier to read than square ones, so the excess does not
    // count. Without a given height, prefers many columns as long as the cells are wide enough.
    double worthOf(QSizeF cell, std::size_t columns) const {
        if (m_room.height)
            return std::min(cell.width(), 1.5 * cell.height()) * std::min(cell.height(), 1.5 * cell.width());
        return cell.width() >= wideEnough * m_range.usualWidth ? static_cast<double>(columns)
                                                               : cell.width() / 100;
    }
    // The largest value up to `most` for which `isFitting` is true; the smallest possible one if there is
    // none.
    template <typename Fits>
    static double largest(double most, Fits isFitting) {
        if (isFitting(most))
            return most;
        double low = leastCell, high = most;
        for (int i = 0; i < searches; ++i) {
            const double middle = std::sqrt(low * high);
            (isFitting(middle) ? low : high) = middle;
        }
        return low;
    }
    // The width of a cell at which every source token has its label.
    double labelledCell() const {
        double pitch = 0;
        for (const auto& lane : m_lanes) {
            AttentionLayout layout;
            layout.columns = sourceCount(*lane);
            setSources(layout, *lane);
            pitch = std::max(
                pitch, std::min(wholeLabelsPitch(layout), widestLabelled / std::max(1, layout.columns)));
        }
        return pitch / QFontMetricsF(theme().label).height();
    }
    QSizeF cellFor(std::size_t columns) const {
        QSizeF cell(m_range.usualWidth, m_range.usualHeight);
        const double usual = std::clamp(m_range.usualRow / std::max(1, sourceCount(*m_lanes.front())),
                                        m_range.usualWidth, widestUsual * m_range.usualWidth);
        cell.setWidth(largest(m_room.width ? m_range.most : usual, [&](double width) {
            return make(columns, {width, leastCell})->size().width() <= m_room.width.value_or(screen());
        }));
        if (!m_room.width)
            cell.setWidth(std::max({narrowCell, labelledCell(), cell.width()}));
        if (m_room.height) {
            const double most = std::min(m_range.most, 1.2 * std::max(cell.width(), m_range.usualHeight));
            cell.setHeight(largest(most, [&](double height) {
                return make(columns, {cell.width(), height})->size().height() <= *m_room.height;
            }));
        } else {
            cell.setHeight(std::clamp(0.6 * cell.width(), m_range.usualHeight, 1.5 * m_range.usualHeight));
        }
        return cell;
    }
    bool fits(const QSizeF& size) const {
        return (!m_room.width || size.width() <= *m_room.width) &&
               (!m_room.height || size.height() <= *m_room.height);
    }

    const std::vector<FigureSource> m_sources;
    TilePictures m_lanes;
    Selection m_selection;
    const FigureRoom m_room;
    const double m_ratio;
    const CellRange m_range;
    const MakeTileBody m_body;
};

}  // namespace

std::unique_ptr<StepDrawing> layOutTiles(const StepFigure& figure, const FigureRoom& room, double ratio,
                                         const CellRange& range, MakeTileBody body) {
    return GridSearch(figure, room, ratio, range, body).find();
}

}  // namespace attn::ui
