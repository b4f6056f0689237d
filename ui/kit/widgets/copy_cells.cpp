// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/copy_cells.h"
#include "core/files/formats/csv.h"
#include "ui/kit/text/decimal_text.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

namespace attn::ui {

QString copiedCell(const QString& shown) {
    QString cell = shown;
    cell.replace(QStringLiteral("−"), QStringLiteral("-"));
    return QString::fromStdString(withoutFormula(cell.toStdString()));
}

void copyCells(const QTableView& table) {
    QModelIndexList cells = table.selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    const DecimalPoint inClipboard;
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0) {
            text += cells[i].row() == cells[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        }
        text += copiedCell(cells[i].data().toString());
    }
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace attn::ui
