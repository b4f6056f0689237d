// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/files/digest.h"
#include "ui/files/autosave.h"
#include "ui/files/file_work.h"
#include "ui/window/session_state.h"

class QMenu;

namespace attn::ui {

// What else of the window is part of a session file: each adds its own to what is saved, and takes it back.
struct SessionPart {
    std::function<void(SavedSession&)> collect;
    // Asks what of it goes into a file, which it changes; false: nothing is saved. May be empty, as the last
    // two.
    std::function<bool(SavedSession&, const QString& path)> mayGive = {};
    std::function<void(const SavedSession&)> take;
    // False: the user wants to keep what would be replaced.
    std::function<bool(const SavedSession&)> mayTake = {};
    std::function<void(const SavedSession&)> saved = {};
    bool isContent = true;   // a change of it is one to be saved (sessionContent)
    bool isKeptSafe = true;  // part of the copies, too
};

// Session files: opened, saved, kept safe while they are not, and recovered. The window's thread only.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(Session& session, StepCursor& cursor, QWidget* window);

    QAction* const saveAction;
    QAction* const saveAsAction;

    void addPart(SessionPart part) { m_parts.push_back(std::move(part)); }
    // What the window shows now is what a new one has; from now on it is kept safe when `keepsSafe`.
    void begin(bool keepsSafe);
    // A part has changed.
    void noteChange() { m_follow.start(); }

    // Takes its time; what is wrong is said.
    void open(const QString& name);
    // At once. Throws Error.
    void openNow(const QString& path);
    // What a crash has left: asks what to do with it; true: it is opened.
    bool offerLeftBehind();
    // Saves, asks, or throws away, as the user chooses; false: stay.
    bool mayLose();
    // The window is closed: nothing is kept any more.
    void end();

    // Where it was opened from or saved to; empty for a new one.
    const QString& path() const { return m_path; }
    bool isChanged() const { return content() != m_content; }
    bool isWorking() const { return m_work.isRunning(); }
    Autosave& autosave() { return m_autosave; }

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);

private:
    struct Read;
    // Of all parts, or those that are so.
    SavedSession collect(bool SessionPart::*which = nullptr) const;
    std::string content() const;  // cheap enough for every change
    Autosave::Write copy() const;
    bool save(bool asksForPath);
    // Asks what to do with a file that another program has written to since it was read or written here.
    enum class Conflict { None, SaveElsewhere, Stay };
    Conflict conflict();
    void finishSaving(const SavedSession& saved, const QString& path, const std::optional<FileStamp>& stamp);
    bool take(Read& read, const QString& path);
    void follow();
    bool needsAsking() const;

    Session& m_session;  // outlive this
    QWidget* m_window;
    SessionState m_state;
    std::vector<SessionPart> m_parts;
    FileWork m_work;
    Autosave m_autosave;
    QTimer m_follow;  // once for many changes
    QString m_path;
    std::optional<FileStamp> m_stamp;  // of the file at that path as it was read or written here
    std::string m_content;             // of what is saved
    bool m_keepsModels = false;        // in the file
    bool m_keepsSafe = false;
    bool m_isRecovered = false;  // and in no file yet
    bool m_isAsking = false;
};

}  // namespace attn::ui
