// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/input_actions.h"

#include "ui/step/session/lane_action.h"

namespace attn::ui {
namespace {

LaneCommand showCommand() {
    return {.name = QStringLiteral("show-"),
            .text = QStringLiteral("%1"),
            .tip = InputActions::tr("Show or hide the lane “%1”"),
            .modifiers = (Qt::ALT | Qt::SHIFT).toInt()};
}

}  // namespace

InputActions::InputActions(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_reads(new QActionGroup(this)) {
    undoAction = session.undoStack()->createUndoAction(this, tr("&Undo"));
    undoAction->setShortcut(Qt::CTRL | Qt::Key_Z);
    undoAction->setStatusTip(tr("Undo the last change of text, lanes or decoder"));
    undoAction->setObjectName(QStringLiteral("undo"));
    redoAction = session.undoStack()->createRedoAction(this, tr("&Redo"));
    redoAction->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    redoAction->setStatusTip(tr("Redo the change that was undone"));
    redoAction->setObjectName(QStringLiteral("redo"));

    ownOutputAction = m_reads->addAction(tr("&Own Output"));
    ownOutputAction->setObjectName(QStringLiteral("ownOutput"));
    ownOutputAction->setShortcut(Qt::CTRL | Qt::Key_U);
    ownOutputAction->setStatusTip(tr("Each step reads the last token that the lane wrote"));
    ownOutputAction->setToolTip(QStringLiteral("%1 (%2)").arg(
        ownOutputAction->statusTip(), ownOutputAction->shortcut().toString(QKeySequence::NativeText)));
    referenceAction = m_reads->addAction(tr("&Reference"));
    referenceAction->setObjectName(QStringLiteral("reference"));
    referenceAction->setShortcut(Qt::CTRL | Qt::Key_R);
    for (QAction* action : m_reads->actions())
        action->setCheckable(true);
    connect(ownOutputAction, &QAction::triggered, this,
            [this] { m_session.setDecoderReads(DecoderReads::OwnOutput); });
    connect(referenceAction, &QAction::triggered, this,
            [this] { m_session.setDecoderReads(DecoderReads::Reference); });

    laneActions = newLaneActions(this, showCommand());
    for (QAction* action : laneActions) {
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, action](bool isShown) {
            m_session.setLaneShown(action->data().toString(), isShown);
            follow();
        });
    }
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change != SessionChange::Decoded)
            follow();
    });
    follow();
}

void InputActions::follow() {
    const bool isKnown = m_session.knowsReference();
    const QString tip = isKnown ? tr("Each step reads the last token of the right output (Ctrl+R)")
                                : tr("The right output of this text is not known");
    referenceAction->setEnabled(isKnown);
    referenceAction->setStatusTip(tip);
    referenceAction->setToolTip(tip);
    const bool readsReference = m_session.effectiveReads() == DecoderReads::Reference;
    (readsReference ? referenceAction : ownOutputAction)->setChecked(true);
    followLanes(laneActions, m_session, showCommand());
    for (QAction* action : laneActions)
        action->setChecked(action->isVisible() && m_session.isLaneShown(action->data().toString()));
}

}  // namespace attn::ui
