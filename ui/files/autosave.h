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

// Keeps a copy of the window's run, or of its session, on disk, so that a crash loses only what was done
// since the last write. The copy is a file in the program's folder of local data, with a lock beside it that
// tells its owner. Only the user's account can look into the folder and read the copy. There is no copy when
// there is nothing to lose, and none is left after the original was saved or closed.
class Autosave : public QObject {
    Q_OBJECT

public:
    // Writes the copy on another thread; returns false when it was stopped. Nobody may change what it writes.
    using Write = std::function<bool(const std::string& path, const std::stop_token& stop)>;
    // Gives what must be written now; empty when there is nothing. Called on the window's thread.
    using Content = std::function<Write()>;
    Autosave(const AutosaveKind& kind, Content content, QObject* parent = nullptr);
    // Gives a run; nullptr when there is none.
    using Source = std::function<std::shared_ptr<const SavedRun>()>;
    explicit Autosave(Source source, QObject* parent = nullptr);
    // Keeps the file and releases it for other processes. Call `discard` first if nothing would be lost.
    ~Autosave() override;

    // To be called when something has changed. It is written when the interval since the last write is over;
    // the first copy is written soon.
    void noteChange();
    void setInterval(int milliseconds);  // also for the first copy
    // Writes at once on another thread, or after the write that is under way.
    void writeNow();
    bool isWriting() const { return m_job.isRunning(); }
    // To be called when the original was saved elsewhere or closed: removes the copy and stops a write that
    // is under way.
    void discard();
    // The path of the copy; empty when there is none.
    QString path() const { return m_path; }

    struct LeftBehind {
        QString path;
        QDateTime when;
        QString what;     // "Dates to ISO, 8 lanes, update 1 240"
        QString problem;  // why it cannot be read; empty when it can
    };
    // Copies of processes that have ended, the newest first.
    static std::vector<LeftBehind> leftBehind(const AutosaveKind& kind = runCopies());
    // Holds such a copy as long as the lock lives, so that nobody else opens it. Throws Error when another
    // window has taken it.
    static std::shared_ptr<QLockFile> hold(const QString& path);
    // Makes a copy that was held and read the copy of this window.
    void takeOver(const QString& path, std::shared_ptr<QLockFile> lock);
    // Removes such a copy unless a window has taken it.
    static void remove(const QString& path);

    static QString folder();

signals:
    void written();
    // One sentence; it is not repeated until a write has succeeded.
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
    QTimer m_timer;           // runs while a change waits to be written
    bool m_isChanged = false;
    bool m_isWanted = false;  // another write must follow this one
    bool m_hasFailed = false;
    QString m_path;
    std::shared_ptr<QLockFile> m_lock;
    BackgroundJob m_job;
};

}  // namespace attn::ui
