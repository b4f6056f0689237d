// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/reading_queue.h"

#include <QFileInfo>
#include <utility>

namespace attn::ui {

ReadingQueue::ReadingQueue(QObject* parent) : QObject(parent) {
    connect(&m_job, &BackgroundJob::ended, this, &ReadingQueue::endJob);
}

ReadingQueue::~ReadingQueue() {
    drop();
}

void ReadingQueue::drop() {
    m_waiting.clear();
    m_job.drop();
}

void ReadingQueue::enqueue(std::function<void()> start) {
    m_waiting.push_back(std::move(start));
    startNext();
}

void ReadingQueue::run(Task task) {
    m_done = std::move(task.done);
    m_stopped = std::move(task.stopped);
    m_underWay = std::move(task.file);
    m_job.start(std::move(task.work));
}

void ReadingQueue::post(int generation, std::function<void()> call) {
    QMetaObject::invokeMethod(
        this,
        [this, generation, call = std::move(call)] {
            if (generation == m_generation)
                call();
        },
        Qt::QueuedConnection);
}

void ReadingQueue::cancel() {
    ++m_generation;
    m_waiting.clear();
    m_done = nullptr;
    m_job.cancel();
}

void ReadingQueue::startNext() {
    if (m_job.isRunning())
        return;
    if (m_waiting.empty()) {
        emit drained();
        return;
    }
    emit starting();
    const std::function<void()> start = std::move(m_waiting.front());
    m_waiting.pop_front();
    start();
}

void ReadingQueue::noteFile(bool isDone, const QString& sentence) {
    std::optional<Failed> read = std::exchange(m_underWay, std::nullopt);
    if (!read || (!isDone && sentence.isEmpty()))
        return;
    // A file that is missing or empty has no other format either.
    const QFileInfo file(read->path);
    const bool isThere = file.isFile() && file.isReadable() && file.size() > 0;
    m_failed = !sentence.isEmpty() && isThere ? std::move(read) : std::nullopt;
    if (m_failed)
        m_failed->why = sentence;
    emit readingFailed();
}

void ReadingQueue::endJob(bool isDone, const QString& sentence) {
    const std::function<void()> done = std::exchange(m_done, nullptr);
    const std::function<void()> stopped = std::exchange(m_stopped, nullptr);
    emit ended();
    noteFile(isDone, sentence);
    if (!sentence.isEmpty())
        emit problem(m_failed && m_failed->why == sentence
                         ? sentence + QLatin1Char(' ') +
                               (m_failed->isAsked()
                                    ? tr("Inspect › Open Again As (Ctrl+Shift+I) asks for it.")
                                    : tr("Inspect › Open Again As (Ctrl+Shift+I) chooses the format."))
                         : sentence);
    else if (isDone && done)
        done();
    else if (stopped)
        stopped();
    emit settled();
    startNext();
}

}  // namespace attn::ui
