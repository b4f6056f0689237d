// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/cell_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

// The colour of a cell is its number, so the chosen cell has a frame.
class FramedCells : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem plain = option;
        plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
        QStyledItemDelegate::paint(painter, plain, index);
        if (!(option.state & QStyle::State_Selected))
            return;
        const Theme& t = theme();
        const double half = t.strongLine / 2;
        const QRectF place = QRectF(option.rect).adjusted(half, half, -half, -half);
        painter->save();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(t.card, 2 * t.strongLine));
        painter->drawRect(place.adjusted(half, half, -half, -half));
        painter->setPen(QPen(t.accent, t.strongLine));
        painter->drawRect(place);
        painter->restore();
    }
};

}  // namespace

CellTable::CellTable(const QString& name, const QString& label, QWidget* parent) : QTableWidget(parent) {
    setObjectName(name);
    setAccessibleName(label);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new FramedCells(this));
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setHighlightSections(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QTableWidget::cellClicked, this, &CellTable::chosen);
}

void CellTable::begin(const QStringList& rows, const QStringList& columns) {
    m_keptRow = currentRow();
    m_keptColumn = currentColumn();
    clear();
    clearSpans();
    setRowCount(static_cast<int>(rows.size()));
    setColumnCount(static_cast<int>(columns.size()));
    setVerticalHeaderLabels(rows);
    setHorizontalHeaderLabels(columns);
}

QTableWidgetItem* CellTable::setCell(int row, int column, const Cell& cell) {
    const Theme& t = theme();
    const bool hasDot = cell.isChosen && !cell.isTight;
    auto* item = new QTableWidgetItem((hasDot ? QStringLiteral("● ") : QString()) + cell.number);
    item->setTextAlignment(Qt::AlignCenter);
    QFont font = cell.isChosen ? t.labelBold : t.label;
    font.setUnderline(cell.isChosen && cell.isTight);
    item->setFont(font);
    if (cell.share) {
        const QColor ground = t.weight(*cell.share);
        item->setBackground(ground);
        item->setForeground(t.textOn(ground));
    }
    item->setData(Qt::AccessibleTextRole, cell.text);
    item->setToolTip(cell.text + QLatin1Char('\n') + cell.tip);
    setItem(row, column, item);
    return item;
}

void CellTable::end() {
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (!item(row, column)) {
                auto* empty = new QTableWidgetItem;
                empty->setFlags(Qt::NoItemFlags);
                setItem(row, column, empty);
            }
    if (m_keptRow >= 0 && m_keptRow < rowCount() && m_keptColumn >= 0 && m_keptColumn < columnCount())
        setCurrentCell(m_keptRow, m_keptColumn);
}

void CellTable::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        emit chosen(currentRow(), currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

}  // namespace attn::ui
