// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QTimer>
#include <chrono>
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

// Another part of the window that a session file holds. It adds its data to what is saved and takes it back.
struct SessionPart {
    std::function<void(SavedSession&)> collect;
    // Asks the user which of its data goes into the file and adapts the session. False: nothing is saved. May
    // be empty, like the last two functions.
    std::function<bool(SavedSession&, const QString& path)> mayGive = {};
    std::function<void(const SavedSession&)> take;
    // False: the user wants to keep the current state.
    std::function<bool(const SavedSession&)> mayTake = {};
    std::function<void(const SavedSession&)> saved = {};
    bool isContent = true;   // a change of it makes the session unsaved (sessionContent)
    bool isKeptSafe = true;  // is part of the safety copies, too
};

// Opens and saves session files, keeps copies of unsaved sessions, and recovers them. Used only on the
// window's thread.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(Session& session, StepCursor& cursor, QWidget* window);

    QAction* const saveAction;
    QAction* const saveAsAction;

    void addPart(SessionPart part) { m_parts.push_back(std::move(part)); }
    // The window's current state counts as a new session. From now on copies are kept if `keepsSafe`.
    void begin(bool keepsSafe);
    // A part has changed.
    void noteChange() { m_follow.start(); }

    // Reads in the background. Problems are shown.
    void open(const QString& name);
    // Opens the file before it returns. Where that takes longer than `most`, it returns false, goes on
    // reading in the background, and calls `late` when the session is open; problems are shown then. Throws
    // Error.
    bool openNow(const QString& path, std::chrono::milliseconds most, const std::function<void()>& late);
    // Asks what to do with sessions that a crash has left. True: one was opened.
    bool offerLeftBehind();
    // Saves the session, asks or discards it, as the user chooses. False: keep the session.
    bool mayLose();
    // The window closes. No more copies are kept.
    void end();

    // The file that the session was opened from or saved to. Empty for a new one.
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
    // Collects all parts, or only those with this flag.
    SavedSession collect(bool SessionPart::*which = nullptr) const;
    std::string content() const;  // cheap enough to call after every change
    Autosave::Write copy() const;
    static QString writtenSentence(const SavedSession& saved, const QString& path);
    bool save(bool asksForPath);
    // Asks what to do when another program has changed the file since it was read or written here.
    enum class Conflict { None, SaveElsewhere, Stay };
    Conflict conflict();
    void finishSaving(const SavedSession& saved, const QString& path, const std::optional<FileStamp>& stamp);
    bool take(Read& read, const QString& path);
    void follow();
    bool needsAsking() const;

    Session& m_session;  // must outlive this object, like the cursor
    QWidget* m_window;
    SessionState m_state;
    std::vector<SessionPart> m_parts;
    FileWork m_work;
    Autosave m_autosave;
    QTimer m_follow;  // joins many changes
    QString m_path;
    std::optional<FileStamp> m_stamp;  // of the file at m_path when it was read or written here
    std::string m_content;             // content of the saved session
    bool m_keepsModels = false;        // the file keeps models
    bool m_keepsSafe = false;
    bool m_isRecovered = false;  // recovered and not saved to a file yet
    bool m_isAsking = false;
};

}  // namespace attn::ui
