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

// One row a sentence. The current row, the order and what Enter does are asked for by signals; what is set
// from outside emits nothing. Ctrl+C copies the selected rows with tabs; columns are chosen in the menu of
// the heads.
class SentenceTable : public QTableView {
    Q_OBJECT

public:
    explicit SentenceTable(QWidget* parent = nullptr);

    // `inspection` outlives the table or is replaced in time.
    void setRows(const Inspection* inspection, int system, const std::vector<int>& rows);
    // Other numbers of the same rows.
    void refresh();
    // Columns of which nothing is known hide, unless they were chosen.
    void setKnown(const KnownMetrics& known);
    void setOrder(const SortOrder& order);
    // Of the inspection; −1: none. Scrolls to it where it is another one than before.
    void setCurrentRow(int row);
    int currentRow() const { return m_row; }

    // While there are no rows: why, with a button that asks for the filter to be cleared; "" for nothing.
    void setEmptyNote(const QString& note);

    // Of the inspection, in the table's order.
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
    void sortBy(int column);
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
    std::map<int, bool> m_chosen;  // columns that somebody showed or hid
    bool m_isSetting = false;      // from outside
    bool m_isDivided = false;      // texts' columns by hand
};

}  // namespace attn::ui
