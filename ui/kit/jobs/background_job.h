// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <thread>

namespace attn::ui {

// Runs one long piece of work at a time, such as writing a file, on its own thread. The job belongs to the
// window's thread, and its signals arrive there.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    using Publish = std::function<void(int done, int all)>;
    // Runs on the job's thread; returns false, or throws WorkStopped, when it was stopped. Any other
    // exception becomes the problem of `ended`.
    using Work = std::function<bool(const std::stop_token&, const Publish&)>;

    explicit BackgroundJob(QObject* parent = nullptr);
    // Stops the work and waits for it; no signal is emitted any more.
    ~BackgroundJob() override;

    // Must not be called while it is running.
    void start(Work work);
    bool isRunning() const { return m_isRunning; }
    // Asks the work to stop; `ended` comes as soon as it has.
    void cancel();
    // Stops the work and waits for it; `ended` does not come.
    void drop();

signals:
    void progressed(int done, int all);
    // `isDone` is true when the work was neither stopped nor failed. `problem` is a sentence, empty unless it
    // failed.
    void ended(bool isDone, const QString& problem);

private:
    void finish(int run, bool isDone, const QString& problem);

    std::jthread m_thread;
    int m_run = 0;  // signals of earlier runs are dropped
    bool m_isRunning = false;
};

}  // namespace attn::ui
