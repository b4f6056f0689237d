// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "ui/step/session/session.h"

class QAction;
class QObject;

namespace attn::ui {

// A command that exists for every open lane. %1 stands for the lane's name.
struct LaneCommand {
    QString name;       // of the action, before the lane's id: "show-"
    QString text;       // "Only %1"
    QString tip;        // may be empty
    int modifiers = 0;  // of the digit keys of the first nine lanes; 0 for no keys
};

// A command for each lane that can be open, in the order of the lanes. Nothing shows until followLanes.
QList<QAction*> newLaneActions(QObject* owner, const LaneCommand& command);
// Gives each action the id (as data), name and texts of the open lane in its place. Actions past the last
// lane are hidden and have no id.
void followLanes(const QList<QAction*>& actions, const Session& session, const LaneCommand& command);

}  // namespace attn::ui
