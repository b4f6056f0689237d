// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QUndoCommand>

#include "ui/step/session/session.h"

namespace attn::ui {

// Which commands in a row become one.
struct Merging {
    int key = -1;                // those of one key; −1: none
    bool endsWithPause = false;  // as typing does; a drag goes on however long it rests
};

// Swaps the session's inputs with the ones it holds. A command that ends where it began is dropped.
class ChangeInputs : public QUndoCommand {
public:
    ChangeInputs(Session& session, SessionInputs inputs, const QString& text, Merging merging);

    void undo() override { swap(); }
    void redo() override { swap(); }
    int id() const override { return m_merging.key; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void swap();

    Session& m_session;      // owns the stack that owns this
    SessionInputs m_inputs;  // to be set by the next undo or redo
    Merging m_merging;
    QElapsedTimer m_age;  // since the last change that is part of it
};

}  // namespace attn::ui
