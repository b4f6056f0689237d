// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QUndoCommand>

#include "ui/session/session.h"

namespace attn::ui {

// Swaps the session's inputs with the ones it holds. Typing merges into one command until the user pauses; a
// command that ends where it began is dropped.
class ChangeInputs : public QUndoCommand {
public:
    ChangeInputs(Session& session, SessionInputs inputs, const QString& text, bool isTyping);

    void undo() override { swap(); }
    void redo() override { swap(); }
    int id() const override { return m_isTyping ? 1 : -1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void swap();

    Session& m_session;      // owns the stack that owns this
    SessionInputs m_inputs;  // to be set by the next undo or redo
    bool m_isTyping;
    QElapsedTimer m_age;  // since the last keystroke that is part of it
};

}  // namespace attn::ui
