// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/maps/map_table_layout.h"

#include <QFontMetrics>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double mapCellGap = 5, mapGroupGap = 5;
constexpr double leastWide = 13, readableWide = 30, mostWide = 66, mostSpareWide = 220;
constexpr double leastHigh = 15;
constexpr double mapFigureGap = 2;  // so that the outline of a chosen map is above its figure
constexpr double mostShare = 0.5;   // of a card's width
constexpr double usualShare = 0.36;
constexpr double mostHeadingShare = 0.22;  // up to which a heading makes the table wider

struct TableRow {
    std::vector<int> maps;  // places in the set
    bool isFirst;           // of its group
    bool hasFigures;        // alignment error rates
};

std::vector<TableRow> tableRowsOf(const MapSet& set) {
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < set.maps.size(); ++i) {
        const LaneMap& map = set.maps[i];
        const LaneMap* before = i > 0 ? &set.maps[i - 1] : nullptr;
        const bool isFirst = !before || before->map.site != map.map.site;
        if (isFirst || before->map.layer != map.map.layer)
            rows.push_back({{}, isFirst, set.knowsLinks && map.isAlignment});
        rows.back().maps.push_back(static_cast<int>(i));
    }
    return rows;
}

int tableColumnsOf(const std::vector<TableRow>& rows) {
    std::size_t most = 1;
    for (const TableRow& row : rows)
        most = std::max(most, row.maps.size());
    return static_cast<int>(most);
}

QString mapLayerText(const LaneMap& map) {
    return map.place.isEmpty() ? QString() : tr("layer %1").arg(map.map.layer + 1);
}

double captionsWidth(const MapSet& set) {
    double widest = 0;
    for (const LaneMap& map : set.maps)
        widest = std::max(widest, labelWidth(theme().small, mapLayerText(map)));
    return std::ceil(widest) + 8;  // with room for an outline
}

double mapLineHeight() {
    return QFontMetrics(theme().small).height();
}

// The height of everything but the pictures.
double besidePictures(const MapSet& set, const std::vector<TableRow>& rows) {
    double height = set.hasHeads ? mapLineHeight() : 0;
    for (const TableRow& row : rows) {
        height += mapCellGap + (row.hasFigures ? mapFigureGap + mapLineHeight() : 0);
        if (row.isFirst)
            height += QFontMetrics(theme().smallBold).height() + mapGroupGap;
    }
    return height;
}

double tableWidthOf(double captions, int columns, double cell) {
    return captions + columns * (cell + mapCellGap);
}

}  // namespace

int MapTableLayout::cellAt(QPointF point) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i]
                .whole()
                .adjusted(-mapCellGap / 2, -mapCellGap / 2, mapCellGap / 2, mapCellGap / 2)
                .contains(point))
            return static_cast<int>(i);
    return -1;
}

int MapTableLayout::cellOf(int map) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].map == map)
            return static_cast<int>(i);
    return -1;
}

int MapTableLayout::nearest(int row, int column) const {
    int found = -1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].row != row)
            continue;
        const auto distance = [&](int cell) {
            return std::abs(cells[static_cast<std::size_t>(cell)].column - column);
        };
        if (found < 0 || distance(static_cast<int>(i)) < distance(found))
            found = static_cast<int>(i);
    }
    return found;
}

int mapTableWidth(const MapSet& set, int cardWidth, int spare) {
    const int columns = tableColumnsOf(tableRowsOf(set));
    const double captions = captionsWidth(set);
    const double most = mostShare * cardWidth;
    const auto cellIn = [&](double width) { return (width - captions) / columns - mapCellGap; };
    double cell = std::clamp(cellIn(usualShare * cardWidth), readableWide, mostWide);
    cell = std::max(cell, std::min(cellIn(spare), mostSpareWide));
    if (tableWidthOf(captions, columns, cell) > most)
        cell = cellIn(most);
    if (cell < leastWide)
        return 0;
    double heading = 0;
    for (const LaneMap& map : set.maps)
        heading = std::max(heading, std::ceil(labelWidth(theme().smallBold, map.site)) + 1);
    return static_cast<int>(std::ceil(
        std::max(tableWidthOf(captions, columns, cell), std::min(heading, mostHeadingShare * cardWidth))));
}

int leastMapTableHeight(const MapSet& set) {
    const std::vector<TableRow> rows = tableRowsOf(set);
    return static_cast<int>(
        std::ceil(besidePictures(set, rows) + static_cast<double>(rows.size()) * leastHigh));
}

MapTableLayout layOutMapTable(const MapSet& set, QSizeF room) {
    const std::vector<TableRow> rows = tableRowsOf(set);
    const int columns = tableColumnsOf(rows);
    const double captions = captionsWidth(set), line = mapLineHeight();
    const double wide = std::floor((room.width() - captions) / columns - mapCellGap);
    const double high =
        std::floor(std::clamp((room.height() - besidePictures(set, rows)) / static_cast<double>(rows.size()),
                              leastHigh, std::max(leastHigh, wide)));
    const auto left = [&](int column) { return captions + column * (wide + mapCellGap); };
    MapTableLayout layout;
    double y = 0;
    if (set.hasHeads) {
        // The column after the heads has their mean, where layers have so many.
        for (int column = 0; column < columns; ++column)
            layout.texts.push_back({QRectF(left(column) - mapCellGap / 2, y, wide + mapCellGap, line),
                                    column + 1 < columns ? QString::number(column + 1) : tr("mean"), false,
                                    Qt::AlignHCenter});
        y += line;
    }
    for (const TableRow& row : rows) {
        const LaneMap& first = set.maps[static_cast<std::size_t>(row.maps.front())];
        if (row.isFirst) {
            const double heading = QFontMetrics(theme().smallBold).height();
            // The outline of a chosen map is below the heading.
            constexpr double before = 1;
            y += layout.rows > 0 ? before : 0;
            const bool isWhole = labelWidth(theme().smallBold, first.site) <= room.width();
            const bool hasBrief = first.place.isEmpty() && !first.brief.isEmpty();
            layout.texts.push_back({QRectF(0, y, room.width(), heading),
                                    isWhole || !hasBrief ? first.site : first.brief, true, Qt::AlignLeft});
            y += heading + mapGroupGap - (layout.rows > 0 ? before : 0);
        }
        layout.texts.push_back({QRectF(0, y, captions - 4, high), mapLayerText(first), false, Qt::AlignLeft});
        for (const int place : row.maps) {
            const LaneMap& map = set.maps[static_cast<std::size_t>(place)];
            const int column = map.map.head == MapAddress::allHeads ? static_cast<int>(row.maps.size()) - 1
                                                                    : static_cast<int>(map.map.head);
            layout.cells.push_back(
                {place, layout.rows, column, QRectF(left(column), y, wide, high),
                 row.hasFigures ? QRectF(left(column), y + high + mapFigureGap, wide, line) : QRectF()});
        }
        y += high + (row.hasFigures ? mapFigureGap + line : 0) + mapCellGap;
        ++layout.rows;
    }
    layout.height = y;
    return layout;
}

}  // namespace attn::ui
