// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/copy_cells.h"
#include "ui/kit/text/decimal_text.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

namespace attn::ui {

void copyCells(const QTableView& table) {
    QModelIndexList cells = table.selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    const DecimalPoint inClipboard;
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0) {
            text += cells[i].row() == cells[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        }
        text += cells[i].data().toString().replace(QStringLiteral("−"), QStringLiteral("-"));
    }
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace attn::ui
