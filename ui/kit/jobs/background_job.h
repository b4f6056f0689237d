// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <thread>

namespace attn::ui {

// One piece of work at a time that takes long, such as writing a file, on a thread of its own. Belongs to the
// window's thread, on which its signals come, too.
class BackgroundJob : public QObject {
    Q_OBJECT

public:
    using Publish = std::function<void(int done, int all)>;
    // On the job's thread; false when it was stopped, or it throws Stopped. What else it throws is the
    // problem of `ended`.
    using Work = std::function<bool(const std::stop_token&, const Publish&)>;

    explicit BackgroundJob(QObject* parent = nullptr);
    // Stops the work and waits for it; nothing is emitted any more.
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
    // `isDone`: the work was neither stopped nor failed; `problem` is a sentence, empty when it did not fail.
    void ended(bool isDone, const QString& problem);

private:
    void finish(int run, bool isDone, const QString& problem);

    std::jthread m_thread;
    int m_run = 0;  // what comes from an earlier one is dropped
    bool m_isRunning = false;
};

}  // namespace attn::ui
