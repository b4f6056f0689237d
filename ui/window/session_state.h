// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/sessions/session_models.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// What of a session file is about session and cursor, and what is only kept for the next time it is saved:
// where models come from, and those that were not found. The window's thread only.
class SessionState {
public:
    SessionState(Session& session, StepCursor& cursor) : m_session(session), m_cursor(cursor) {}

    // Looks at the files of models that are new. Call it at once when models were opened.
    void noteModels();
    void collect(SavedSession& saved) const;
    // In place of what is open; the undo stack is empty then. Returns what is to be said, a sentence each:
    // `path` is the session's file. Throws Error when it cannot be shown; then nothing has changed.
    QStringList restore(const SavedSession& saved, FoundModels models, const QString& path);

private:
    struct Origin {
        std::weak_ptr<const TrainedModel> model;
        QString path;                     // absolute; empty for a model that was never a file
        std::optional<FileStamp> opened;  // none: it cannot be opened from there
    };
    const Origin* originOf(const Lane& lane) const;
    QString addWhatIfs(const SavedSession& saved, const QString& path);
    bool isOpen(const std::string& lane) const;

    Session& m_session;  // outlive this
    StepCursor& m_cursor;
    std::vector<Origin> m_origins;
    std::vector<SavedModel> m_missing;
    std::map<std::string, SavedWhatIfs> m_missingWhatIfs;  // of m_missing, and of that text
    QString m_missingText;
};

}  // namespace attn::ui
