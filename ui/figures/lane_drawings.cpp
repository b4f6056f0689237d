// SPDX-License-Identifier: GPL-3.0-or-later
// Heatmaps of one lane, large, and of all lanes, in a grid.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/film_tiles.h"
#include "ui/figures/lane_tiles.h"
#include "ui/figures/step_drawings.h"
#include "ui/views/label.h"

namespace attn::ui {
namespace {

// Cells in heights of a label.
struct CellRange {
    double usualWidth, usualHeight, most;
    double usualRow;  // of all cells together, which short sentences fill with wider ones
};
constexpr CellRange oneLane = {1.9, 1.35, 6, 34}, manyLanes = {1.05, 1, 3, 14};
constexpr double widestUsual = 2;  // times the usual one
constexpr double leastCell = 0.2;
// A picture whose size is free gets no wider than a screen, in heights of a label, as long as cells are seen.
constexpr double usualWidest = 110, narrowCell = 0.45;
constexpr std::size_t usualColumns[] = {1, 1, 2, 3, 2, 3, 3, 4, 4};
constexpr int searches = 9;

using Lanes = std::vector<std::shared_ptr<const LaneData>>;

// What the legend of films reads of a lane.
FilmLane filmLaneOf(const LaneData& data, const Selection& selection) {
    FilmLane lane;
    lane.attends = data.attends;
    lane.links = data.links;
    if (!data.trace)
        return lane;
    auto rows = std::make_shared<DecodeTrace>(*data.trace);
    rows->steps.resize(static_cast<std::size_t>(rowsShown(data, selection)));
    lane.frames.push_back({.update = 0, .picture = rows, .outputTokens = {}, .exactMatch = {}});
    return lane;
}

class LaneGridDrawing : public StepDrawing {
public:
    LaneGridDrawing(const Lanes& lanes, const Selection& selection, const std::vector<FilmLane>& legend,
                    std::size_t columns, QSizeF cell, double ratio)
        : m_tiles(lanes, selection, filmCell(cell.width(), cell.height()), ratio),
          m_legend(legend),
          m_count(lanes.size()),
          m_columns(columns),
          m_ratio(ratio),
          m_gap(m_count > 1 ? 2 * theme().space : 0) {
        const auto across = static_cast<double>(columns);
        const auto down = static_cast<double>((m_count + columns - 1) / columns);
        m_width = across * m_tiles.size().width() + (across - 1) * m_gap;
        m_below = down * m_tiles.size().height() + (down - 1) * m_gap + 3 * theme().space;
        m_height = m_below + filmLegendHeight(m_legend, m_width);
    }

    QSizeF size() const override { return {m_width, m_height}; }

    void paint(QPainter& painter) const override {
        for (std::size_t lane = 0; lane < m_count; ++lane) {
            const QPointF place(
                static_cast<double>(lane % m_columns) * (m_tiles.size().width() + m_gap),
                static_cast<double>(lane / m_columns) * (m_tiles.size().height() + m_gap));
            m_tiles.paint(painter, place, lane);
        }
        paintFilmLegend(painter, m_legend, {0, m_below}, m_width, m_ratio);
    }

private:
    const LaneTiles m_tiles;
    const std::vector<FilmLane>& m_legend;
    const std::size_t m_count, m_columns;
    const double m_ratio, m_gap;
    double m_width = 0, m_height = 0, m_below = 0;
};

// With what it reads, which must not move.
class OwningDrawing : public StepDrawing {
public:
    OwningDrawing(std::unique_ptr<const std::vector<FilmLane>> legend, std::unique_ptr<StepDrawing> drawing)
        : m_legend(std::move(legend)), m_drawing(std::move(drawing)) {}
    QSizeF size() const override { return m_drawing->size(); }
    void paint(QPainter& painter) const override { m_drawing->paint(painter); }

private:
    std::unique_ptr<const std::vector<FilmLane>> m_legend;
    std::unique_ptr<StepDrawing> m_drawing;
};

class GridSearch {
public:
    GridSearch(const StepFigure& figure, const FigureRoom& room, double ratio, const CellRange& range)
        : m_selection(figure.selection), m_room(room), m_ratio(ratio), m_range(range) {
        for (const FigureSource& lane : lanesOf(figure)) {
            m_lanes.push_back(lane.data);
            m_legend->push_back(filmLaneOf(*lane.data, figure.selection));
        }
        // What the mouse lights is not of the figure.
        m_selection.source = m_selection.row = -1;
    }

    std::unique_ptr<StepDrawing> take() {
        std::unique_ptr<LaneGridDrawing> drawing = find();
        return std::make_unique<OwningDrawing>(std::move(m_legend), std::move(drawing));
    }

private:
    std::unique_ptr<LaneGridDrawing> make(std::size_t columns, QSizeF cell) const {
        return std::make_unique<LaneGridDrawing>(m_lanes, m_selection, *m_legend, columns, cell, m_ratio);
    }
    // The largest value up to `most` that `fits`; the least when none does.
    template <typename Fits>
    static double largest(double most, Fits fits) {
        if (fits(most))
            return most;
        double low = leastCell, high = most;
        for (int i = 0; i < searches; ++i) {
            const double middle = std::sqrt(low * high);
            (fits(middle) ? low : high) = middle;
        }
        return low;
    }
    QSizeF cellFor(std::size_t columns) const {
        const double lane = QFontMetricsF(theme().label).height();
        QSizeF cell(m_range.usualWidth, m_range.usualHeight);
        if (m_room.width) {
            cell.setWidth(largest(m_range.most, [&](double width) {
                return make(columns, {width, leastCell})->size().width() <= *m_room.width;
            }));
        } else {
            const double usual = std::clamp(m_range.usualRow / sourceCount(*m_lanes.front()),
                                            m_range.usualWidth, widestUsual * m_range.usualWidth);
            cell.setWidth(std::max(narrowCell, largest(usual, [&](double width) {
                return make(columns, {width, leastCell})->size().width() <= usualWidest * lane;
            })));
        }
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
    std::unique_ptr<LaneGridDrawing> find() const {
        const std::size_t usual = m_lanes.size() < std::size(usualColumns) ? usualColumns[m_lanes.size()] : 4;
        if (!m_room.width && !m_room.height)
            return make(usual, cellFor(usual));
        // Cells as large as can be; without a height as near to the usual shape as can be read.
        std::unique_ptr<LaneGridDrawing> best, least;
        double bestSize = 0;
        for (std::size_t columns = 1; columns <= m_lanes.size(); ++columns) {
            if (!m_room.height && columns > usual)
                break;
            const QSizeF cell = cellFor(columns);
            auto drawing = make(columns, cell);
            if (!fits(drawing->size())) {
                const auto area = [](const QSizeF& size) { return size.width() * size.height(); };
                if (!least || area(drawing->size()) < area(least->size()))
                    least = std::move(drawing);
                continue;
            }
            const double size = m_room.height ? std::min(cell.width(), 1.5 * cell.height()) *
                                                    std::min(cell.height(), 1.5 * cell.width())
                                : cell.width() >= 0.75 * m_range.usualWidth ? static_cast<double>(columns)
                                                                            : cell.width() / 100;
            if (size > bestSize) {
                bestSize = size;
                best = std::move(drawing);
            }
        }
        return best ? std::move(best) : std::move(least);
    }

    Lanes m_lanes;
    std::unique_ptr<std::vector<FilmLane>> m_legend = std::make_unique<std::vector<FilmLane>>();
    Selection m_selection;
    const FigureRoom m_room;
    const double m_ratio;
    const CellRange m_range;
};

}  // namespace

std::unique_ptr<StepDrawing> layOutHeatmap(const StepFigure& figure, const FigureRoom& room, double ratio) {
    return GridSearch(figure, room, ratio, oneLane).take();
}

std::unique_ptr<StepDrawing> layOutLanes(const StepFigure& figure, const FigureRoom& room, double ratio) {
    return GridSearch(figure, room, ratio, manyLanes).take();
}

}  // namespace attn::ui
