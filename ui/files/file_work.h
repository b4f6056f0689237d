// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/kit/jobs/background_job.h"

class QProgressDialog;
class QWidget;

namespace attn::ui {

// Work with one file at a time on a thread of its own, with a dialog that shows how far it is and cancels it.
// The window's thread only.
class FileWork : public QObject {
    Q_OBJECT

public:
    explicit FileWork(QWidget* window, QObject* parent = nullptr);

    struct Task {
        QString what;  // for the dialog: "Run"
        QString path;
        QString said;  // when it has succeeded; empty: `done` says it
        BackgroundJob::Work work;
        std::function<void()> done = {};  // the same, on the window's thread; an Error is a problem
    };
    // Nothing happens when another is under way, but that `problem` says so.
    void start(Task task);
    bool isRunning() const { return m_job.isRunning(); }
    // As isRunning; then `problem` says what is in the way.
    bool isBusy();
    // Until nothing is under way; false when the last one failed or was cancelled.
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

// Shares from 0 to 1, as the core tells them, for a job's progress.
std::function<void(double)> sharesOf(const BackgroundJob::Publish& publish);

}  // namespace attn::ui
