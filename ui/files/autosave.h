// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

#include "core/train/live/saved_run.h"
#include "ui/files/autosave_kinds.h"
#include "ui/kit/jobs/background_job.h"

namespace attn::ui {

// Keeps a copy of the window's run, or of its session, on disk, so that a crash loses no more of it than what
// was done since the last write: a file of its own in the program's folder of local data, with a lock beside
// it that says whose it is. Nothing is there when there is nothing to lose, and nothing is left after it was
// saved or closed.
class Autosave : public QObject {
    Q_OBJECT

public:
    // Writes the copy, on a thread of its own; false when it was stopped. Nobody changes what it writes.
    using Write = std::function<bool(const std::string& path, const std::stop_token& stop)>;
    // What there is to be written now; none when there is nothing. Called on the window's thread.
    using Content = std::function<Write()>;
    Autosave(const AutosaveKind& kind, Content content, QObject* parent = nullptr);
    // Of runs; nullptr when there is none.
    using Source = std::function<std::shared_ptr<const SavedRun>()>;
    explicit Autosave(Source source, QObject* parent = nullptr);
    // Keeps the file, and gives it free for others: call `discard` when nothing would be lost.
    ~Autosave() override;

    // There is something new: it is written when the interval since the last write is over, a first copy
    // soon.
    void noteChange();
    void setInterval(int milliseconds);  // of the first copy, too
    // At once, on a thread of its own; after the write that is going on, if there is one.
    void writeNow();
    bool isWriting() const { return m_job.isRunning(); }
    // It was saved elsewhere or closed: its copy is removed. A write that is going on is stopped.
    void discard();
    // Of the copy; empty when there is none.
    QString path() const { return m_path; }

    struct LeftBehind {
        QString path;
        QDateTime when;
        QString what;     // "Dates to ISO, 8 lanes, update 1 240"
        QString problem;  // why it cannot be read; empty when it can
    };
    // Copies of processes that are gone, the newest first.
    static std::vector<LeftBehind> leftBehind(const AutosaveKind& kind = runCopies());
    // Holds such a copy, so that nobody else opens it, as long as the lock lives. Throws Error when another
    // window has taken it.
    static std::shared_ptr<QLockFile> hold(const QString& path);
    // A copy that was held and read is this window's from now on.
    void takeOver(const QString& path, std::shared_ptr<QLockFile> lock);
    // Removes such a copy, unless a window has it.
    static void remove(const QString& path);

    static QString folder();

signals:
    void written();
    // One sentence; not again until a write has succeeded.
    void failed(const QString& problem);

private:
    void write();
    void wait();
    void endWrite(bool isDone, const QString& problem);
    void report(const QString& problem);
    bool takePlace();

    const AutosaveKind& m_kind;
    const Content m_content;
    int m_first, m_interval;  // ms
    QTimer m_timer;           // runs while something new waits to be written
    bool m_isChanged = false;
    bool m_isWanted = false;  // another write, after this one
    bool m_hasFailed = false;
    QString m_path;
    std::shared_ptr<QLockFile> m_lock;
    BackgroundJob m_job;
};

}  // namespace attn::ui
