// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "ui/pictures/maps/map_set.h"

namespace attn::ui {

// The places of a table of maps: a group for each site, in it a row for each layer and a column for each
// head. Sizes are device-independent pixels.
struct MapTableLayout {
    struct Text {
        QRectF place;
        QString text;
        bool isHeading;  // of a group; others are captions of rows and columns
        Qt::Alignment alignment;
    };
    struct Cell {
        int map;          // its place in the set
        int row, column;  // of the table; rows count through all groups
        QRectF picture;
        QRectF figure;  // of its alignment error rate; empty where there is none
        QRectF whole() const { return figure.isEmpty() ? picture : picture.united(figure); }
    };
    std::vector<Text> texts;
    std::vector<Cell> cells;
    int rows = 0;
    double height = 0;  // that it takes

    // The index of the cell at a point; −1: none.
    int cellAt(QPointF point) const;
    // The index of the cell of a map.
    int cellOf(int map) const;
    // The nearest cell in a row; −1 where there is no such row.
    int nearest(int row, int column) const;
};

// The width that a table should have beside the picture of a card of `cardWidth`; 0 where it has no room.
// `spare` is the width that the picture cannot use, because its cells have a largest size: the table takes
// it.
int mapTableWidth(const MapSet& set, int cardWidth, int spare);
// The least height at which its pictures can be told apart.
int leastMapTableHeight(const MapSet& set);
MapTableLayout layOutMapTable(const MapSet& set, QSizeF room);

}  // namespace attn::ui
