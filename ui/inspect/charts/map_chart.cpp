// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/map_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

#include "ui/inspect/charts/cell_table.h"
#include "ui/kit/text/decimal_text.h"
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

QString MapChart::numberText(const InspectedMaps::Cell& cell, Style style) const {
    if (!cell.error)
        return QStringLiteral("–");
    if (style == Style::Full)
        return metricText(Metric::ErrorRate, cell.error);
    return decimalText(100 * *cell.error, 'f', style == Style::OneDecimal ? 1 : 0);
}

// "Head 3" is "3" where there is little room.
QString MapChart::columnText(const QString& column, Style style) {
    if (style == Style::Whole && column == tr("Mean"))
        return tr("Avg");
    const qsizetype blank = column.lastIndexOf(QLatin1Char(' '));
    return style == Style::Full || blank < 0 ? column : column.mid(blank + 1);
}

// The longest style whose texts fit into columns that share the width.
MapChart::Style MapChart::fittingStyle(const QStringList& rows, const QStringList& columns) const {
    const QFontMetrics bold(theme().labelBold);
    const int padding = 2 * theme().space;
    int head = 0;
    for (const QString& row : rows)
        head = std::max(head, bold.horizontalAdvance(row));
    const int room = m_table->width() - head - 2 * padding - m_table->verticalScrollBar()->sizeHint().width();
    for (const Style style : {Style::Full, Style::OneDecimal}) {
        int widest = 0;
        for (const QString& column : columns)
            widest = std::max(widest, bold.horizontalAdvance(columnText(column, style)));
        for (const InspectedMaps::Cell& cell : m_maps.cells) {
            const bool hasDot = style == Style::Full && m_maps.shown == cell.map;
            widest = std::max(widest, bold.horizontalAdvance((hasDot ? QStringLiteral("● ") : QString()) +
                                                             numberText(cell, style)));
        }
        if ((widest + padding) * static_cast<int>(columns.size()) <= room)
            return style;
    }
    return Style::Whole;
}

void MapChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();  // the table has its new width
    const Headings headings = this->headings();
    if (fittingStyle(headings.rows, headings.columns) != m_style)
        fill();
}

MapChart::Headings MapChart::headings() const {
    Headings headings;
    for (const InspectedMaps::Cell& cell : m_maps.cells) {
        if (!headings.rows.contains(cell.row))
            headings.rows.append(cell.row);
        if (!headings.columns.contains(cell.column))
            headings.columns.append(cell.column);
    }
    return headings;
}

void MapChart::fill() {
    const auto [rows, columns] = headings();
    m_style = fittingStyle(rows, columns);
    QStringList heads;
    for (const QString& column : columns)
        heads.append(columnText(column, m_style));
    m_table->begin(rows, heads);
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
            ->setCell(
                static_cast<int>(rows.indexOf(cell.row)), static_cast<int>(columns.indexOf(cell.column)),
                {numberText(cell, m_style), text, tr("Click to show this map"),
                 cell.error ? std::optional(1 - *cell.error) : std::nullopt, isShown, m_style != Style::Full})
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
    const bool isAnyKnown = std::any_of(m_maps.cells.begin(), m_maps.cells.end(),
                                        [](const InspectedMaps::Cell& cell) { return cell.error; });
    m_note->setText(m_style != Style::Full && isAnyKnown ? m_maps.note + QLatin1Char(' ') + tr("In percent.")
                                                         : m_maps.note);
    m_note->setVisible(!m_maps.note.isEmpty());
    m_measure->setVisible(m_maps.isStopped);
    QStringList described;
    for (const InspectedMaps::Cell& cell : m_maps.cells)
        described.append(tr("%1: %2").arg(
            cell.name, cell.error ? metricText(Metric::ErrorRate, cell.error) : tr("not known")));
    m_table->setAccessibleDescription(described.join(QStringLiteral("; ")));
}

}  // namespace attn::ui
