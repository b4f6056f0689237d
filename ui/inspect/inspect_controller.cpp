// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown: systems, rows, the current one. Reading is in inspect_reading.cpp, known links in
// inspect_gold.cpp.
#include "ui/inspect/inspect_controller.h"

#include <QElapsedTimer>
#include <algorithm>
#include <set>

#include "ui/inspect/inspect_lanes.h"

namespace attn::ui {
namespace {

// While sentences come: the table is sorted anew so often, and at most a fifth of the time.
constexpr int rowsInterval = 200, rowsShare = 4;
// Pictures that are kept: those of a row in all systems, and of a few rows more.
constexpr std::size_t mostLanes = 64;

}  // namespace

InspectController::InspectController(QObject* parent) : QObject(parent) {
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        refreshRows();
        emit metricsChanged();
    });
    connect(&m_job, &BackgroundJob::ended, this, &InspectController::endJob);
    connect(&m_measuring, &BackgroundJob::ended, this, &InspectController::endMeasuring);
    connect(&m_measuring, &BackgroundJob::progressed, this, [this](int done, int all) {
        report(static_cast<double>(done) / std::max(all, 1), tr("Measuring"));
    });
}

InspectController::~InspectController() {
    // A stack that goes with edits in it says that it is clean, to views that may be gone.
    m_undo.disconnect();
    m_queue.clear();
    m_job.drop();
    m_measuring.drop();
}

int InspectController::indexOf(int id) const {
    const auto found = std::find(m_ids.begin(), m_ids.end(), id);
    return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
}

void InspectController::showSystem(int system) {
    if (system == m_shown || system < 0 || system >= m_inspection.systemCount())
        return;
    if (system == m_other)
        m_other = m_shown;  // they change places
    m_shown = system;
    emit systemsChanged();
    refreshRows();
    emit metricsChanged();
    emit currentRowChanged();
}

void InspectController::compareWith(int system) {
    if (system >= m_inspection.systemCount() || system == m_shown)
        system = -1;
    if (system == m_other)
        return;
    m_other = system;
    emit systemsChanged();
    emit currentRowChanged();
}

void InspectController::setFilter(const SentenceFilter& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    refreshRows();
    // One that a new filter hides is not looked at any more; one that an edit hides stays.
    if (m_row >= 0 && std::find(m_rows.begin(), m_rows.end(), m_row) == m_rows.end())
        setCurrentRow(m_rows.empty() ? -1 : m_rows.front());
}

void InspectController::setOrder(const SortOrder& order) {
    if (order == m_order)
        return;
    m_order = order;
    refreshRows();
}

int InspectController::shownCount() const {
    return m_shown < 0 ? 0 : static_cast<int>(m_inspection.system(m_shown).sentences.size());
}

void InspectController::refreshRows() {
    m_refresh.stop();
    QElapsedTimer clock;
    clock.start();
    if (std::exchange(m_hasMore, false))
        m_index.forget();
    m_rows = m_shown < 0 ? std::vector<int>() : m_index.rows(m_inspection, m_shown, m_filter, m_order);
    m_refreshTook = clock.elapsed();
    emit rowsChanged();
    chooseRow();
}

void InspectController::refreshRowsSoon() {
    if (m_refresh.isActive())
        return;
    const auto pause = std::max<qint64>(rowsInterval, rowsShare * m_refreshTook);
    m_refresh.start(m_rows.empty() ? 0 : static_cast<int>(pause));
}

// While the table has any, there is one to look at.
void InspectController::chooseRow() {
    if (m_row < 0 && !m_rows.empty())
        setCurrentRow(m_rows.front());
}

void InspectController::setCurrentRow(int row) {
    if (row == m_row || row >= m_inspection.rowCount())
        return;
    m_row = row;
    emit currentRowChanged();
}

void InspectController::moveCurrentRow(int places) {
    if (m_rows.empty())
        return;
    const auto found = std::find(m_rows.begin(), m_rows.end(), m_row);
    const auto place = found == m_rows.end() ? 0 : found - m_rows.begin() + places;
    const auto last = static_cast<std::ptrdiff_t>(m_rows.size()) - 1;
    setCurrentRow(m_rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last))]);
}

void InspectController::closeSystem(int system) {
    if (system < 0 || system >= m_inspection.systemCount())
        return;
    if (m_reading && m_reading->id == m_ids[static_cast<std::size_t>(system)])
        m_job.cancel();
    removeAt(system);
    emit systemsChanged();
    refreshRows();
    emit metricsChanged();
    emit currentRowChanged();
}

// Rows that no system has are gone: the current one is found again by its key.
void InspectController::removeAt(int system) {
    const std::optional<SentenceKey> key =
        m_row < 0 ? std::nullopt : std::optional<SentenceKey>(m_inspection.key(m_row));
    m_modelOf.erase(m_ids[static_cast<std::size_t>(system)]);
    m_colours.erase(m_ids[static_cast<std::size_t>(system)]);
    m_ids.erase(m_ids.begin() + system);
    m_inspection.removeSystem(system);
    m_lanes.clear();
    m_hasMore = true;
    const auto follow = [system](int& index) {
        if (index == system)
            index = -1;
        else if (index > system)
            --index;
    };
    follow(m_shown);
    follow(m_other);
    if (m_shown < 0)
        m_shown = std::min(system, m_inspection.systemCount() - 1);
    if (m_other == m_shown)
        m_other = -1;
    m_row = key ? m_inspection.rowOf(*key).value_or(-1) : -1;
    ++m_basis.version;  // what is being measured has other places
    if (m_inspection.systemCount() > 0)
        measureSoon();
    else if (m_goldSource)
        m_goldSource->knewTexts = false;  // the next ones may have other numbers
}

void InspectController::closeAll() {
    cancel();
    while (m_inspection.systemCount() > 0)
        removeAt(m_inspection.systemCount() - 1);
    m_models = {};
    closeGold();
    emit systemsChanged();
    refreshRows();
    emit metricsChanged();
    emit currentRowChanged();
}

std::shared_ptr<const TrainedModel> InspectController::model(int system) const {
    if (system < 0 || system >= static_cast<int>(m_ids.size()))
        return nullptr;
    const auto found = m_modelOf.find(m_ids[static_cast<std::size_t>(system)]);
    return found == m_modelOf.end() ? nullptr : found->second;
}

int InspectController::freeColour() const {
    std::set<int> taken;
    for (int system = 0; system < static_cast<int>(m_ids.size()); ++system)
        taken.insert(colourOf(system));
    int colour = 0;
    while (taken.contains(colour))
        ++colour;
    return colour;
}

int InspectController::colourOf(int system) const {
    const std::shared_ptr<const TrainedModel> made = model(system);
    return made ? scoreColour(made->network.config()) : m_colours.at(m_ids[static_cast<std::size_t>(system)]);
}

// Of a system that lacks the source: that of another one where as many tokens fit its positions.
QStringList InspectController::openSource(const AlignedSentence& sentence, int row) const {
    for (int system = 0; system < m_inspection.systemCount(); ++system) {
        const AlignedSentence* other = m_inspection.sentence(system, row);
        if (!other || !other->knowsSource)
            continue;
        const int positions = sentence.source.size(), tokens = other->sourceLength();
        const bool fits =
            sentence.links ? positions <= tokens + 1 : positions == tokens || positions == tokens + 1;
        if (!fits)
            continue;
        QStringList source;
        for (int i = 0; i < positions; ++i) {
            const std::string_view token = i < tokens ? other->source[i] : std::string_view(endMark);
            source.append(QString::fromUtf8(token.data(), static_cast<qsizetype>(token.size())));
        }
        return source;
    }
    return {};
}

std::shared_ptr<const LaneData> InspectController::lane(int system, int row) const {
    if (system < 0 || row < 0)
        return nullptr;
    const AlignedSentence* sentence = m_inspection.sentence(system, row);
    if (!sentence)
        return nullptr;
    std::shared_ptr<const LaneData>& kept = m_lanes[{system, row}];
    if (!kept) {
        auto lane = inspectedLane(*sentence, m_inspection.known(system, row));
        if (!sentence->knowsSource)
            if (const QStringList tokens = openSource(*sentence, row); !tokens.isEmpty())
                lane->sourceTokens = tokens;
        lane->name = QString::fromStdString(m_inspection.system(system).name);
        lane->colour = colourOf(system);
        std::shared_ptr<const LaneData> made = std::move(lane);
        if (m_lanes.size() > mostLanes)
            m_lanes.clear();
        return m_lanes[{system, row}] = made;
    }
    return kept;
}

}  // namespace attn::ui
