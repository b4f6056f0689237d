// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <map>
#include <vector>

#include "core/inspect/table/charts.h"
#include "core/inspect/table/sentence_filter.h"

class QLabel;

namespace attn::ui {

class SentenceModel;

// A table with one row for each sentence. The current row, the order and the effect of Enter are requested by
// signals; what is set from outside emits nothing. Ctrl+C copies the selected rows with tabs. Columns are
// chosen in the menu of the heads.
class SentenceTable : public QTableView {
    Q_OBJECT

public:
    explicit SentenceTable(QWidget* parent = nullptr);

    // `inspection` must outlive the table or be replaced in time.
    void setRows(const Inspection* inspection, int system, const std::vector<int>& rows);
    // The numbers of the same rows have changed.
    void refresh();
    // Columns without known values are hidden unless the user chose them.
    void setKnown(const KnownMetrics& known);
    void setOrder(const SortOrder& order);
    // The row of the inspection; −1: none. Scrolls to it if it has changed.
    void setCurrentRow(int row);
    int currentRow() const { return m_row; }

    // Tells why there are no rows, with a button that asks to clear the filter; "" for no note.
    void setEmptyNote(const QString& note);

    // Rows of the inspection in the table's order.
    std::vector<int> selectedRows() const;

    const SentenceModel& sentences() const { return *m_model; }
    bool isColumnShown(const QString& id) const;
    void setColumnShown(const QString& id, bool isShown);
    void showUsualColumns();

signals:
    void rowSelected(int row);
    void orderRequested(const attn::SortOrder& order);
    void openRequested(int row);  // Enter, or a double click
    void clearFilterRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyboardSearch(const QString& search) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();
    void makeEmptyNote();
    int numberWidth(int column) const;
    int roomBeside(const std::vector<int>& numbers) const;
    void fitColumns();
    void showColumns();
    bool isOrder(int column) const;  // whether the sentences are sorted by it
    void sortBy(int column);         // a second time turns the order
    void chooseColumns(QPoint place);
    void showCurrent();
    void copyRows() const;
    std::vector<int> selectedPlaces() const;

    SentenceModel* m_model;
    QWidget* m_emptyNote = nullptr;  // over the rows
    QLabel* m_emptyText = nullptr;
    SortOrder m_order;
    int m_row = -1;
    KnownMetrics m_known{};
    std::map<int, bool> m_chosen;  // columns that the user showed or hid
    bool m_isSetting = false;      // from outside
    bool m_isDivided = false;      // the user set the widths of the texts' columns
};

}  // namespace attn::ui
