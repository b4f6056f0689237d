// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/map_measuring.h"

#include <algorithm>
#include <utility>

#include "ui/files/file_work.h"

namespace attn::ui {
namespace {

constexpr int editPause = 300;  // ms: several edits of links are measured once

}  // namespace

MapMeasuring::MapMeasuring(const InspectSystems& systems, const ReadingQueue& queue, QObject* parent)
    : QObject(parent), m_systems(systems), m_queue(queue) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(editPause);
    connect(&m_soon, &QTimer::timeout, this, &MapMeasuring::start);
    connect(&m_job, &BackgroundJob::ended, this, &MapMeasuring::endJob);
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        emit progressed(static_cast<double>(done) / std::max(all, 1), tr("Measuring all maps"));
    });
    connect(&systems, &InspectSystems::changed, this, [this] {
        m_isStopped = false;
        startSoon();
        emit this->changed();
    });
    connect(&systems, &InspectSystems::sentencesChanged, this, &MapMeasuring::followSentences);
    connect(&queue, &ReadingQueue::drained, this, [this] {
        endKeeping();
        startSoon();
    });
}

MapMeasuring::~MapMeasuring() {
    drop();
}

int MapMeasuring::shownId() const {
    return m_systems.shown() < 0 ? 0 : m_systems.idOf(m_systems.shown());
}

void MapMeasuring::want(bool isWanted) {
    if (std::exchange(m_isWanted, isWanted) == isWanted)
        return;
    startSoon();
}

const std::vector<MapCounts>* MapMeasuring::counts() const {
    const bool isKnown = m_known.counts && m_known.version == m_version && isOfShown();
    return isKnown ? &*m_known.counts : nullptr;
}

// A system that succeeds another one is the last.
bool MapMeasuring::isOfShown() const {
    const bool isSuccessor = m_isKept && m_systems.indexOf(m_known.system) < 0;
    return isSuccessor ? m_systems.shown() == m_systems.count() - 1 : m_known.system == shownId();
}

void MapMeasuring::keepForOtherMap() {
    m_isKept = counts() != nullptr;
}

void MapMeasuring::endKeeping() {
    if (std::exchange(m_isKept, false) && m_systems.indexOf(m_known.system) < 0 && m_systems.count() > 0)
        m_known.system = m_systems.idOf(m_systems.count() - 1);
}

void MapMeasuring::followSentences() {
    if (!m_isKept)
        invalidate();
}

void MapMeasuring::invalidate() {
    ++m_version;
    m_isStopped = false;
    startSoon();
    emit changed();
}

void MapMeasuring::again() {
    m_isStopped = false;
    startSoon();
    emit changed();
}

void MapMeasuring::cancel() {
    m_soon.stop();
    if (!m_job.isRunning())
        return;
    m_isStopped = true;
    m_job.cancel();
}

void MapMeasuring::startSoon() {
    if (!m_isWanted || m_isStopped || m_queue.isBusy() || counts())
        return;
    m_soon.start();
}

void MapMeasuring::start() {
    const int shown = m_systems.shown();
    if (!m_isWanted || m_isStopped || m_queue.isBusy() || shown < 0 || counts())
        return;
    if (m_job.isRunning()) {
        // The newest state wins: `endJob` starts it.
        if (m_measured && (m_measured->system != shownId() || m_measured->version != m_version))
            m_job.cancel();
        return;
    }
    const Inspection& inspection = m_systems.inspection();
    const InspectedSystem& system = inspection.system(shown);
    if (system.maps.empty())
        return;
    const auto measured = std::make_shared<MeasuredSystem>();
    measured->model = m_systems.model(shown);
    measured->path = system.path;
    measured->options = system.options;
    measured->form = system.form;
    measured->maps = system.maps;
    if (measured->model)
        measured->sentences = system.sentences;
    m_measured = std::make_shared<Result>();
    m_measured->system = shownId();
    m_measured->version = m_version;
    m_job.start(
        [measured, result = m_measured, gold = inspection.sharedGold(), options = inspection.options()](
            const std::stop_token& stop, const BackgroundJob::Publish& publish) {
            result->counts = measureMaps(*measured, gold.get(), options, sharesOf(publish), stop);
            return result->counts.has_value();
        });
    emit progressed(0, tr("Measuring all maps"));
}

void MapMeasuring::endJob(bool isDone, const QString& sentence) {
    const auto result = std::exchange(m_measured, nullptr);
    if (!sentence.isEmpty()) {
        m_isStopped = true;
        emit problem(sentence);
    }
    if (isDone && result)
        m_known = std::move(*result);
    startSoon();
    emit changed();
    emit ended();
}

}  // namespace attn::ui
