// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/lessons/facts/lesson_engine.h"

namespace attn::ui {

// The thread on which a lesson's engine works. Pieces of work run one after the other, and what each returns
// runs on the window's thread. The worker belongs to the window's thread.
class LessonWorker : public QObject {
    Q_OBJECT

public:
    // Runs on the worker's thread. The result runs on the window's thread, unless the work was dropped.
    // WorkStopped ends the work without a result; any other exception becomes `failed`.
    using Work = std::function<std::function<void()>(const LessonWork&)>;

    explicit LessonWorker(QObject* parent = nullptr);
    // Stops the work and waits for it.
    ~LessonWorker() override;

    void start(Work work);
    // Stops the work that runs and forgets the work that waits. No signal comes of them.
    void drop();
    bool isBusy() const { return m_pending > 0; }

signals:
    void busyChanged(bool isBusy);
    void progressed(double share);  // of the part that is being computed, 0 to 1
    void failed(const QString& sentence);

private:
    struct Job {
        Work work;
        int generation = 0;
    };
    void run(const std::stop_token& end);
    void finish(int generation, const std::function<void()>& result, const QString& problem);

    int m_generation = 0, m_pending = 0;  // of the window's thread
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Job> m_jobs;   // guarded
    std::stop_source m_stop;  // guarded; of the work that runs
    std::jthread m_thread;    // the last member: it ends first
};

}  // namespace attn::ui
