// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QObject>

#include "ui/step/session/session.h"

namespace attn::ui {

// Commands that change the session's inputs: what the decoder reads, which lanes are shown, undo and redo.
// Their states follow the session.
class InputActions : public QObject {
    Q_OBJECT

public:
    explicit InputActions(Session& session, QObject* parent = nullptr);

    QAction* undoAction;
    QAction* redoAction;
    QAction* ownOutputAction;
    QAction* referenceAction;
    QList<QAction*> laneActions;  // show or hide the open lanes, in their order; hidden past the last one

private:
    void follow();

    Session& m_session;  // outlives this
    QActionGroup* m_reads;
};

}  // namespace attn::ui
