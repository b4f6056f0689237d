// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "ui/step/session/session.h"

class QAction;
class QObject;

namespace attn::ui {

// One of the commands that there is of every open lane. %1 stands for the lane's name.
struct LaneCommand {
    QString name;       // of the action, before the lane's id: "show-"
    QString text;       // "Only %1"
    QString tip;        // may be empty
    int modifiers = 0;  // of the digits that the first nine lanes have for keys; 0: no keys
};

// A command for each lane that can be open, in the order of the lanes. Nothing shows until followLanes.
QList<QAction*> newLaneActions(QObject* owner, const LaneCommand& command);
// Gives each action the id (data), name and texts of the open lane in its place; those past the end are
// hidden and have no id.
void followLanes(const QList<QAction*>& actions, const Session& session, const LaneCommand& command);

}  // namespace attn::ui
