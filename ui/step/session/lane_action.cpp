// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_action.h"

#include <QAction>

namespace attn::ui {
namespace {

constexpr int mostDigits = 9;

}  // namespace

QList<QAction*> newLaneActions(QObject* owner, const LaneCommand& command) {
    QList<QAction*> actions;
    for (int place = 0; place < mostLanes; ++place) {
        auto* action = new QAction(owner);
        if (command.modifiers != 0 && place < mostDigits)
            action->setShortcut(QKeySequence(command.modifiers | (Qt::Key_1 + place)));
        actions.append(action);
    }
    return actions;
}

void followLanes(const QList<QAction*>& actions, const Session& session, const LaneCommand& command) {
    for (qsizetype place = 0; place < actions.size(); ++place) {
        QAction* action = actions[place];
        const auto i = static_cast<std::size_t>(place);
        const Lane* lane = i < session.lanes().size() ? session.lanes()[i].get() : nullptr;
        action->setVisible(lane);
        action->setEnabled(lane);
        action->setData(lane ? lane->id() : QString());
        action->setObjectName(command.name + (lane ? lane->id() : QString()));
        // A hidden command has an explanation too.
        QString name = lane ? lane->name() : QString::number(place + 1);
        const QString tip = command.tip.isEmpty() ? QString() : command.tip.arg(name);
        action->setText(command.text.arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))));
        action->setStatusTip(tip);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    }
}

}  // namespace attn::ui
