// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_measuring.h"

#include <algorithm>
#include <utility>

#include "ui/files/file_work.h"

namespace attn::ui {

InspectMeasuring::InspectMeasuring(Inspection& inspection, const ReadingQueue& queue, QObject* parent)
    : QObject(parent), m_inspection(inspection), m_queue(queue) {
    connect(&m_job, &BackgroundJob::ended, this, &InspectMeasuring::endJob);
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        emit progressed(static_cast<double>(done) / std::max(all, 1), tr("Measuring"));
    });
    connect(&queue, &ReadingQueue::starting, this, &InspectMeasuring::publish);
    connect(&queue, &ReadingQueue::ended, this, &InspectMeasuring::withdraw);
    connect(&queue, &ReadingQueue::drained, this, [this] {
        if (m_isStale)
            measureSoon();
    });
}

InspectMeasuring::~InspectMeasuring() {
    drop();
}

std::function<InspectMeasuring::Basis()> InspectMeasuring::newest() const {
    return [shared = m_shared] {
        const std::lock_guard lock(shared->mutex);
        return shared->basis;
    };
}

// Sentences that are read from now on are measured with the present links and options.
void InspectMeasuring::publish() {
    m_basis.gold = m_inspection.sharedGold();
    m_basis.options = m_inspection.options();
    const std::lock_guard lock(m_shared->mutex);
    m_shared->basis = m_basis;
}

// Nobody reads any more, so edits need no copy of the links.
void InspectMeasuring::withdraw() {
    m_basis.gold = nullptr;
    const std::lock_guard lock(m_shared->mutex);
    m_shared->basis.gold = nullptr;
}

void InspectMeasuring::setThreshold(std::optional<double> threshold) {
    MeasureOptions options = m_inspection.options();
    options.threshold =
        threshold ? std::optional<Real>(static_cast<Real>(*threshold)) : std::optional<Real>();
    if (options == m_inspection.options())
        return;
    m_inspection.setOptions(options);
    changeBasis();
    emit optionsChanged();
}

void InspectMeasuring::changeBasis() {
    ++m_basis.version;
    if (m_queue.isRunning())
        publish();
    if (m_inspection.rowCount() > 0)
        measureSoon();
}

void InspectMeasuring::changeSentence() {
    ++m_basis.version;
    if (m_queue.isRunning())
        publish();
    if (m_job.isRunning())
        measureSoon();  // measures with these links
}

void InspectMeasuring::followRemoval() {
    ++m_basis.version;
    if (m_inspection.systemCount() > 0)
        measureSoon();
}

// The newest basis wins: a job that is under way starts again.
void InspectMeasuring::measureSoon() {
    m_isStale = m_isWanted = true;
    if (m_queue.isBusy())
        return;  // `drained` starts it
    if (m_job.isRunning())
        m_job.cancel();
    else
        start();
}

void InspectMeasuring::start() {
    m_isWanted = false;
    const auto snapshot =
        std::make_shared<const Inspection::Snapshot>(m_inspection.snapshot(MeasuredPart::Links));
    m_measured = std::make_shared<std::optional<Inspection::Measurements>>();
    m_job.start([snapshot, measured = m_measured](const std::stop_token& stop,
                                                  const BackgroundJob::Publish& publish) {
        *measured = measureAll(*snapshot, sharesOf(publish), stop);
        return measured->has_value();
    });
}

void InspectMeasuring::cancel() {
    m_isWanted = false;
    m_job.cancel();
}

void InspectMeasuring::endJob(bool isDone, const QString& sentence) {
    if (!sentence.isEmpty())
        emit problem(sentence);
    const auto result = std::exchange(m_measured, nullptr);
    if (isDone && result && m_inspection.take(**result)) {
        m_isStale = m_isWanted = false;
        emit measured();
    } else if (m_isWanted) {
        measureSoon();
    }
    emit ended();
}

}  // namespace attn::ui
