// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/input_actions.h"

#include "core/network/attention/scores/score_registry.h"

namespace attn::ui {

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
    ownOutputAction->setIconText(tr("Own Output"));
    ownOutputAction->setObjectName(QStringLiteral("ownOutput"));
    ownOutputAction->setShortcut(Qt::CTRL | Qt::Key_U);
    ownOutputAction->setStatusTip(tr("Each step reads the last token that the lane wrote"));
    ownOutputAction->setToolTip(ownOutputAction->statusTip() + tr(" (Ctrl+U)"));
    referenceAction = m_reads->addAction(tr("&Reference"));
    referenceAction->setIconText(tr("Reference"));
    referenceAction->setObjectName(QStringLiteral("reference"));
    referenceAction->setShortcut(Qt::CTRL | Qt::Key_R);
    for (QAction* action : m_reads->actions())
        action->setCheckable(true);
    connect(ownOutputAction, &QAction::triggered, this,
            [this] { m_session.setDecoderReads(DecoderReads::OwnOutput); });
    connect(referenceAction, &QAction::triggered, this,
            [this] { m_session.setDecoderReads(DecoderReads::Reference); });

    int number = 0;
    for (const ScoreDescription& score : scoreFunctions()) {
        const QString id = QString::fromStdString(score.id);
        auto* action = new QAction(QString::fromStdString(score.label), this);
        action->setObjectName(QStringLiteral("show-") + id);
        action->setCheckable(true);
        action->setData(id);
        if (++number <= 9)
            action->setShortcut(QKeySequence((Qt::ALT | Qt::SHIFT).toInt() | (Qt::Key_0 + number)));
        action->setStatusTip(tr("Show or hide the lane “%1”").arg(action->text()));
        action->setToolTip(action->statusTip());
        connect(action, &QAction::triggered, this, [this, id](bool isShown) {
            m_session.setLaneShown(id, isShown);
            follow();
        });
        laneActions.push_back(action);
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
    for (QAction* action : laneActions) {
        const QString id = action->data().toString();
        bool isOpen = false;
        for (const auto& lane : m_session.lanes())
            isOpen = isOpen || lane->scoreId() == id;
        const bool isShown = isOpen && m_session.isLaneShown(id);
        action->setVisible(isOpen);
        action->setChecked(isShown);
        action->setEnabled(isOpen);
    }
}

}  // namespace attn::ui
