// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/inspect/charts/inspect_data.h"

class QLabel;
class QPushButton;

namespace attn::ui {

class CellTable;

// The alignment error of every attention map of the shown system over its corpus: a row for each layer, a
// column for each head and for the mean of the heads. The map that is shown is bold and marked. A click or
// Return on a cell asks for its map. Children are "map-table", "map-note" and "measure-maps".
class MapChart : public QWidget {
    Q_OBJECT

public:
    explicit MapChart(QWidget* parent = nullptr);

    void setMaps(const InspectedMaps& maps);

signals:
    void mapRequested(const attn::MapAddress& map);
    void measuringRequested();

private:
    void fill();
    void choose(int row, int column);

    InspectedMaps m_maps;
    QLabel* m_note;
    QPushButton* m_measure;
    CellTable* m_table;
};

}  // namespace attn::ui
