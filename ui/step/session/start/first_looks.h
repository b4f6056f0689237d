// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "ui/step/session/session.h"
#include "ui/step/session/start/example_task.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// Things worth seeing first. Each opens its models with a text that shows it, by one click or by its id on
// the command line. A new one is a row of the table.

// Those whose models are bundled.
QList<FirstLook> firstLooks();
// Opens it like a new window, decoded to its end. Returns whether it is about the head that aligns best: its
// lane is then selected, and the head is still to be found (BestHeads). Does nothing if its models are not
// bundled.
bool openFirstLook(Session& session, StepCursor& cursor, const QString& id);

// What the examples of a task show, in a line; empty for an unknown task.
QString taskLine(const QString& taskId);

}  // namespace attn::ui
