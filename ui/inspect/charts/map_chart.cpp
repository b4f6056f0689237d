// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/map_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/inspect/charts/cell_table.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int mapPlaceRole = Qt::UserRole;  // of the cell's map, among all

}  // namespace

MapChart::MapChart(QWidget* parent)
    : QWidget(parent),
      m_note(new QLabel),
      m_measure(new QPushButton(tr("Measure All Maps"))),
      m_table(new CellTable(QStringLiteral("map-table"), tr("Alignment error of each attention map"))) {
    m_note->setObjectName(QStringLiteral("map-note"));
    m_note->setWordWrap(true);
    m_note->setProperty("tone", "muted");
    m_measure->setObjectName(QStringLiteral("measure-maps"));
    m_measure->hide();
    auto* head = new QHBoxLayout;
    head->setContentsMargins(theme().space, theme().space, theme().space, 0);
    head->addWidget(m_note, 1);
    head->addWidget(m_measure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(head);
    column->addWidget(m_table, 1);
    setFocusProxy(m_table);
    connect(m_table, &CellTable::chosen, this, &MapChart::choose);
    connect(m_measure, &QPushButton::clicked, this, &MapChart::measuringRequested);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &MapChart::fill);
}

void MapChart::setMaps(const InspectedMaps& maps) {
    if (maps == m_maps)
        return;
    m_maps = maps;
    fill();
}

void MapChart::choose(int row, int column) {
    const QTableWidgetItem* item = m_table->item(row, column);
    if (item && item->data(mapPlaceRole).isValid())
        emit mapRequested(m_maps.cells[item->data(mapPlaceRole).toUInt()].map);
}

void MapChart::fill() {
    QStringList rows, columns;
    for (const InspectedMaps::Cell& cell : m_maps.cells) {
        if (!rows.contains(cell.row))
            rows.append(cell.row);
        if (!columns.contains(cell.column))
            columns.append(cell.column);
    }
    m_table->begin(rows, columns);
    for (std::size_t i = 0; i < m_maps.cells.size(); ++i) {
        const InspectedMaps::Cell& cell = m_maps.cells[i];
        const bool isShown = m_maps.shown == cell.map;
        const QString number = cell.error ? metricText(Metric::ErrorRate, cell.error) : QStringLiteral("–");
        const QString text =
            tr("%1: %2 %3%4%5")
                .arg(cell.name, QStringLiteral("AER"), number,
                     cell.otherError.isEmpty() ? QString() : QStringLiteral("; ") + cell.otherError,
                     isShown ? tr(", shown") : QString());
        m_table
            ->setCell(static_cast<int>(rows.indexOf(cell.row)),
                      static_cast<int>(columns.indexOf(cell.column)),
                      {number, text, tr("Click to show this map"),
                       cell.error ? std::optional(1 - *cell.error) : std::nullopt, isShown})
            ->setData(mapPlaceRole, static_cast<unsigned>(i));
    }
    // What has no heads has the whole row.
    for (const InspectedMaps::Cell& cell : m_maps.cells) {
        const bool isAlone = std::count_if(m_maps.cells.begin(), m_maps.cells.end(),
                                           [&](const auto& other) { return other.row == cell.row; }) == 1;
        if (isAlone && columns.size() > 1)
            m_table->setSpan(static_cast<int>(rows.indexOf(cell.row)), 0, 1,
                             static_cast<int>(columns.size()));
    }
    m_table->end();
    m_note->setText(m_maps.note);
    m_note->setVisible(!m_maps.note.isEmpty());
    m_measure->setVisible(m_maps.isStopped);
    QStringList described;
    for (const InspectedMaps::Cell& cell : m_maps.cells)
        described.append(tr("%1: %2").arg(
            cell.name, cell.error ? metricText(Metric::ErrorRate, cell.error) : tr("not known")));
    m_table->setAccessibleDescription(described.join(QStringLiteral("; ")));
}

}  // namespace attn::ui
