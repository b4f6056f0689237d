// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/cell_table.h"

#include <QHeaderView>
#include <QTableWidget>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

QTableWidget* newCellTable(const QString& name, const QString& label) {
    auto* table = new QTableWidget;
    table->setObjectName(name);
    table->setAccessibleName(label);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setFrameShape(QFrame::NoFrame);
    table->setCornerButtonEnabled(false);
    table->setTabKeyNavigation(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setMinimumSectionSize(1);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setHighlightSections(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    return table;
}

void paintCell(QTableWidgetItem& item, std::optional<double> share, bool isChosen) {
    const Theme& t = theme();
    item.setTextAlignment(Qt::AlignCenter);
    item.setFont(isChosen ? t.labelBold : t.label);
    if (!share)
        return;
    const QColor ground = t.weight(*share);
    item.setBackground(ground);
    item.setForeground(t.textOn(ground));
}

void fillEmptyCells(QTableWidget& table) {
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column)
            if (!table.item(row, column)) {
                auto* item = new QTableWidgetItem;
                item->setFlags(Qt::NoItemFlags);
                table.setItem(row, column, item);
            }
}

}  // namespace attn::ui
