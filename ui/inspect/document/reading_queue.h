// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

#include "core/inspect/sentences/dump.h"
#include "ui/kit/jobs/background_job.h"

namespace attn::ui {

// Reads in the background, one task after the other. For the window's thread only, except `post`.
class ReadingQueue : public QObject {
    Q_OBJECT

public:
    explicit ReadingQueue(QObject* parent = nullptr);
    // Calls `drop`.
    ~ReadingQueue() override;

    // A file that could not be read.
    struct Failed {
        QString path;
        bool isGold = false;
        QString why;
        // How it was to be read, and what could not be concluded: the user is asked for it instead of for the
        // format. The task's thread may set the latter.
        DumpOptions options = {};
        std::shared_ptr<std::optional<Conclusion>> asked = {};

        bool isAsked() const { return asked && asked->has_value(); }
    };
    struct Task {
        BackgroundJob::Work work;            // on the queue's thread
        std::function<void()> done;          // called on the window's thread when the work was completed
        std::function<void()> stopped = {};  // called there when the work was stopped
        std::optional<Failed> file = {};     // the file that is read; `why` is empty
    };
    // Calls `start` when all earlier tasks have ended. `start` must call `run`.
    void enqueue(std::function<void()> start);
    void run(Task task);

    // A number that changes with `cancel`.
    int generation() const { return m_generation; }
    // Calls on the window's thread, for the task's thread, unless `cancel` was called since that generation.
    void post(int generation, std::function<void()> call);

    bool isBusy() const { return isRunning() || !m_waiting.empty(); }
    bool isRunning() const { return m_job.isRunning(); }
    // Stops the running task; the waiting ones follow.
    void stopTask() { m_job.cancel(); }
    // Stops everything. Nothing arrives any more of what was under way.
    void cancel();
    // Stops everything and waits for the thread; no signal is emitted any more.
    void drop();

    // The file that could not be read last, until another one is read.
    const std::optional<Failed>& failed() const { return m_failed; }

signals:
    void starting();       // before a task starts
    void ended();          // after a task, before `done` or `stopped`
    void settled();        // after a task and its `done` or `stopped`
    void drained();        // no task runs or waits any more
    void readingFailed();  // also emitted when the failure is over
    void problem(const QString& sentence);

private:
    void startNext();
    void endJob(bool isDone, const QString& sentence);
    void noteFile(bool isDone, const QString& sentence);

    std::deque<std::function<void()>> m_waiting;
    int m_generation = 0;
    std::function<void()> m_done, m_stopped;
    std::optional<Failed> m_underWay, m_failed;
    BackgroundJob m_job;  // the last member, so that its thread ends first
};

}  // namespace attn::ui
