// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_table.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/difference.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/sole_focus.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

// The number of rows shown; 0 without weights.
int tableRows(const AttentionPlot& plot) {
    return plot.data() && plot.data()->attends ? rowsShown(*plot.data(), plot.selection()) : 0;
}

int tableColumns(const AttentionPlot& plot) {
    return plot.data() ? sourceCount(*plot.data()) : 0;
}

// The number in a cell: a weight, or its difference from another lane's.
QString numberText(const Picture& picture, const Picture* base, int row, int column) {
    if (base) {
        if (const QString refusal = refusalOf(picture, *base); !refusal.isEmpty())
            return refusal;
        if (const QString difference = differenceText(picture, *base, row, column); !difference.isEmpty())
            return tr("minus %1: %2").arg(base->name, difference);
    }
    if (givesLinks(picture))
        return ownLinkText(picture, row, column);
    if (picture.isCausal && column > row)
        return tr("not permitted");
    return weightText(picture.rows[row], column);
}

// "“May”, step 3 “9”: 0.62, a known link"
QString cellText(const Picture& picture, const Picture* base, int row, int column) {
    QString text =
        (picture.isStanding ? tr("%1, from position %2 %3: %4") : tr("%1, step %2 %3: %4"))
            .arg(tokenName(picture.sourceTokens.value(column)))
            .arg(row + 1)
            .arg(tokenName(picture.outputTokens.value(row)), numberText(picture, base, row, column));
    if (soleFocusOf(picture.rows[row]) == column && !givesLinks(picture))
        text += tr(", most looked at");
    if (const Link* link = knownLink(picture, row, column))
        text += link->sure ? tr(", a known link") : tr(", a possible link");
    for (const QString& note : {markAt(picture.sourceMarks, column).note,
                                markAt(picture.outputMarks, row).note, weightNote(picture, row, column)})
        text += note.isEmpty() ? QString() : QStringLiteral("; ") + note;
    return text;
}

class AttentionCell : public AccessItem, public QAccessibleTableCellInterface {
public:
    AttentionCell(AttentionPlot& plot, int row, int column)
        : AccessItem(plot), m_plot(plot), m_row(row), m_column(column) {}

    bool isValid() const override { return m_row < tableRows(m_plot) && m_column < tableColumns(m_plot); }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QRect rect() const override {
        const AttentionLayout& layout = m_plot.places();
        if (!isValid() || !layout.showsRow(m_row) || !layout.showsColumn(m_column))
            return {};
        return onScreen(layout.cell(m_row, m_column));
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = state.focusable = state.selectable = true;
        state.selected = isSelected();
        state.focused = isSelected() && m_plot.hasFocus();
        state.offscreen = rect().isEmpty();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid()
                   ? cellText(*m_plot.data(), m_plot.base().get(), m_row, m_column)
                   : QString();
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : nullptr;
    }

    bool isSelected() const override {
        return isValid() && currentRow(*m_plot.data(), m_plot.selection()) == m_row &&
               m_plot.selection().source == m_column;
    }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    AttentionPlot& m_plot;
    int m_row, m_column;
};

class AttentionTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AttentionTable(AttentionPlot* plot) : QAccessibleWidget(plot, QAccessible::Table) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        // The description is that of the card with the plot.
        return kind == QAccessible::Description && plot()->parentWidget()
                   ? plot()->parentWidget()->accessibleDescription()
                   : QAccessibleWidget::text(kind);
    }

    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return index < 0 || index >= childCount() ? nullptr
                                                  : cellAt(index / columnCount(), index % columnCount());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint place = plot()->mapFromGlobal(QPoint(x, y));
        const AttentionLayout& layout = plot()->places();
        return cellAt(layout.rowAt(place.y()), layout.columnAt(place.x()));
    }
    int indexOfChild(const QAccessibleInterface* cell) const override {
        auto* place = const_cast<QAccessibleInterface*>(cell)->tableCellInterface();
        return place ? place->rowIndex() * columnCount() + place->columnIndex() : -1;
    }
    QAccessibleInterface* focusChild() const override {
        return plot()->data()
                   ? cellAt(currentRow(*plot()->data(), plot()->selection()), plot()->selection().source)
                   : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount())
            return nullptr;
        if (m_columns != columnCount()) {
            m_cells.forget();
            m_columns = columnCount();
        }
        return m_cells.at(row * m_columns + column, childCount(),
                          [&] { return new AttentionCell(*plot(), row, column); });
    }
    int rowCount() const override { return tableRows(*plot()); }
    int columnCount() const override { return tableColumns(*plot()); }
    QString columnDescription(int column) const override {
        return plot()->data() ? tokenName(plot()->data()->sourceTokens.value(column)) : QString();
    }
    QString rowDescription(int row) const override {
        return plot()->data() ? tokenName(plot()->data()->outputTokens.value(row)) : QString();
    }

    // At most one cell is selected: that of the current row and the hovered source.
    int selectedCellCount() const override { return focusChild() ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override {
        QAccessibleInterface* cell = focusChild();
        return cell ? QList<QAccessibleInterface*>{cell} : QList<QAccessibleInterface*>();
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    AttentionPlot* plot() const { return static_cast<AttentionPlot*>(widget()); }

    mutable AccessItems m_cells;  // by row and column
    mutable int m_columns = 0;
};

}  // namespace

void installAttentionTables() {
    setAccessInterface<AttentionTable, AttentionPlot>();
}

}  // namespace attn::ui
