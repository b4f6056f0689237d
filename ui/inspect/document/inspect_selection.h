// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/inspect/table/sentence_filter.h"
#include "ui/inspect/document/inspect_systems.h"

namespace attn::ui {

// The sentences of the shown system that pass the filter, in order, and the current one. For the window's
// thread only.
class InspectSelection : public QObject {
    Q_OBJECT

public:
    // The systems outlive this. The rows follow them.
    explicit InspectSelection(const InspectSystems& systems, QObject* parent = nullptr);

    const SentenceFilter& filter() const { return m_filter; }
    void setFilter(const SentenceFilter& filter);
    const SortOrder& order() const { return m_order; }
    void setOrder(const SortOrder& order);
    // The rows of the shown system, in order.
    const std::vector<int>& rows() const { return m_rows; }
    // A row of the inspection; −1: none.
    int currentRow() const { return m_row; }
    void setCurrentRow(int row);
    // Moves by this many rows down in the table; stops at the ends.
    void moveCurrentRow(int places);

    // Finds the rows again and says that their figures changed.
    void refresh();
    // Does the same if sentences arrived that the rows do not have yet.
    void refreshPending();
    // All sentences were measured again.
    void followMeasuring();
    // The known links of the sentence with this SentenceKey::number changed.
    void followEdit(long number);
    // The known links or the threshold changed, so the current row's picture changes.
    void refreshRow();

signals:
    void rowsChanged();        // other rows or another order
    void metricsChanged();     // of the present rows, or figures of more systems
    void currentRowChanged();  // or what its picture shows
    void filterChanged();

private:
    void findRows();
    void refreshSoon();
    void followRemoval();

    const InspectSystems& m_systems;
    SentenceIndex m_index;
    SentenceFilter m_filter;
    SortOrder m_order;
    std::vector<int> m_rows;
    int m_row = -1;
    // The key of the current row. It stays after the row has gone with its system until the rows are found
    // again: the system that replaces that one may bring the sentence back.
    std::optional<SentenceKey> m_key;
    QTimer m_refresh;
    qint64 m_refreshTook = 0;  // ms
    bool m_hasMore = false;    // sentences or figures changed since the index was filled
};

}  // namespace attn::ui
