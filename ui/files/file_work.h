// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/kit/jobs/background_job.h"

class QProgressDialog;
class QWidget;

namespace attn::ui {

// Works on one file at a time on another thread, with a dialog that shows the progress and can cancel the
// work. For the window's thread only.
class FileWork : public QObject {
    Q_OBJECT

public:
    explicit FileWork(QWidget* window, QObject* parent = nullptr);

    struct Task {
        QString what;  // name in the dialog: "Run"
        QString path;
        QString said;  // said after success; empty: `done` says it
        BackgroundJob::Work work;
        std::function<void()> done = {};  // after success, on the window's thread; an Error becomes a problem
    };
    // If another task is under way, this only emits `problem`.
    void start(Task task);
    bool isRunning() const { return m_job.isRunning(); }
    // Like isRunning; if it is true, also emits `problem` to say what is under way.
    bool isBusy();
    // Waits until no task is under way; returns false when the last one failed or was cancelled.
    bool wait();

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    void end(bool isDone, const QString& text);

    QWidget* m_window;
    BackgroundJob m_job;
    QPointer<QProgressDialog> m_progress;
    Task m_task;
    bool m_hasSucceeded = true;
};

// Converts shares from 0 to 1, as the core reports them, to a job's progress.
std::function<void(double)> sharesOf(const BackgroundJob::Publish& publish);

}  // namespace attn::ui
