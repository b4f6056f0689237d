// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_selection.h"

#include <QElapsedTimer>
#include <algorithm>
#include <utility>

namespace attn::ui {
namespace {

// While sentences arrive, the table is sorted again after this many ms, and takes at most a fifth of the
// time.
constexpr int rowsInterval = 200, rowsShare = 4;

}  // namespace

InspectSelection::InspectSelection(const InspectSystems& systems, QObject* parent)
    : QObject(parent), m_systems(systems) {
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &InspectSelection::refresh);
    connect(&systems, &InspectSystems::removed, this, &InspectSelection::followRemoval);
    connect(&systems, &InspectSystems::sentencesChanged, this, [this] {
        m_hasMore = true;
        refreshSoon();
    });
    connect(&systems, &InspectSystems::rowsOutdated, this, [this] {
        refresh();
        emit currentRowChanged();
    });
}

void InspectSelection::setFilter(const SentenceFilter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    findRows();
    // A row that the new filter hides stops being the current one. A row that an edit hides stays.
    if (m_row >= 0 && std::find(m_rows.begin(), m_rows.end(), m_row) == m_rows.end())
        setCurrentRow(m_rows.empty() ? -1 : m_rows.front());
}

void InspectSelection::setOrder(const SortOrder& order) {
    if (order == m_order)
        return;
    m_order = order;
    findRows();
}

void InspectSelection::findRows() {
    m_refresh.stop();
    QElapsedTimer clock;
    clock.start();
    if (std::exchange(m_hasMore, false))
        m_index.forget();
    if (m_row < 0 && m_key)
        m_row = m_systems.inspection().rowOf(*m_key).value_or(-1);
    if (m_row < 0)
        m_key.reset();
    m_rows = m_systems.shown() < 0
                 ? std::vector<int>()
                 : m_index.rows(m_systems.inspection(), m_systems.shown(), m_filter, m_order);
    m_refreshTook = clock.elapsed();
    emit rowsChanged();
    // If the table has rows, one of them is the current one.
    if (m_row < 0 && !m_rows.empty())
        setCurrentRow(m_rows.front());
}

void InspectSelection::refresh() {
    findRows();
    emit metricsChanged();
}

void InspectSelection::refreshPending() {
    if (m_hasMore)
        refresh();
}

void InspectSelection::refreshSoon() {
    if (m_refresh.isActive())
        return;
    const auto pause = std::max<qint64>(rowsInterval, rowsShare * m_refreshTook);
    m_refresh.start(m_rows.empty() ? 0 : static_cast<int>(pause));
}

void InspectSelection::followMeasuring() {
    m_hasMore = true;
    refresh();
    emit currentRowChanged();
}

void InspectSelection::followEdit(long number) {
    m_hasMore = true;
    emit metricsChanged();
    refreshSoon();
    if (m_row >= 0 && m_systems.inspection().key(m_row).number == number)
        emit currentRowChanged();
}

void InspectSelection::refreshRow() {
    emit currentRowChanged();
}

// The rows of sentences that only the removed system had are gone, and others may have other places.
void InspectSelection::followRemoval() {
    m_hasMore = true;
    m_row = m_key ? m_systems.inspection().rowOf(*m_key).value_or(-1) : -1;
}

void InspectSelection::setCurrentRow(int row) {
    const Inspection& inspection = m_systems.inspection();
    if (row == m_row || row >= inspection.rowCount())
        return;
    m_row = row;
    m_key = row < 0 ? std::nullopt : std::optional<SentenceKey>(inspection.key(row));
    emit currentRowChanged();
}

void InspectSelection::moveCurrentRow(int places) {
    if (m_rows.empty())
        return;
    const auto found = std::find(m_rows.begin(), m_rows.end(), m_row);
    const auto place = found == m_rows.end() ? 0 : found - m_rows.begin() + places;
    const auto last = static_cast<std::ptrdiff_t>(m_rows.size()) - 1;
    setCurrentRow(m_rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last))]);
}

}  // namespace attn::ui
