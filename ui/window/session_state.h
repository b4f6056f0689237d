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

// Converts between a session file and session and cursor. It also keeps what the next save needs: where
// models come from, and the models that were not found. Used only on the window's thread.
class SessionState {
public:
    SessionState(Session& session, StepCursor& cursor) : m_session(session), m_cursor(cursor) {}

    // Looks at the files of new models. Call it right after opening models.
    void noteModels();
    void collect(SavedSession& saved) const;
    // Replaces what is open and empties the undo stack. Returns sentences to show. `path` is the session's
    // file. Throws Error when the session cannot be shown; then nothing has changed.
    QStringList restore(const SavedSession& saved, FoundModels models, const QString& path);

private:
    struct Origin {
        std::weak_ptr<const TrainedModel> model;
        QString path;                     // absolute; empty for a model that never had a file
        std::optional<FileStamp> opened;  // empty: the model cannot be opened from there
    };
    const Origin* originOf(const Lane& lane) const;
    QString addWhatIfs(const SavedSession& saved, const QString& path);
    bool isOpen(const std::string& lane) const;

    Session& m_session;  // must outlive this object, like the cursor
    StepCursor& m_cursor;
    std::vector<Origin> m_origins;
    std::vector<SavedModel> m_missing;
    std::map<std::string, SavedWhatIfs> m_missingWhatIfs;  // of the models in m_missing, for that text
    QString m_missingText;
};

}  // namespace attn::ui
