// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QUndoCommand>

#include "ui/step/session/session.h"

namespace attn::ui {

// Which successive commands become one.
struct Merging {
    int key = -1;                // commands of one key do; −1 for none
    bool endsWithPause = false;  // typing ends with a pause; a drag does not
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
    QElapsedTimer m_age;  // since the last change that belongs to it
};

}  // namespace attn::ui
