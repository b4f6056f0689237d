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

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // How the numbers and the heads of columns are written: many heads have little room each.
    enum class Style { Full, OneDecimal, Whole };
    QString numberText(const InspectedMaps::Cell& cell, Style style) const;
    static QString columnText(const QString& column, Style style);
    Style fittingStyle(const QStringList& rows, const QStringList& columns) const;
    struct Headings {
        QStringList rows, columns;
    };
    Headings headings() const;
    void fill();
    void choose(int row, int column);

    InspectedMaps m_maps;
    Style m_style = Style::Full;
    QLabel* m_note;
    QPushButton* m_measure;
    CellTable* m_table;
};

}  // namespace attn::ui
