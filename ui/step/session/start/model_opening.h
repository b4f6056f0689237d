// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QWidget;

namespace attn::ui {

// Opens models that a person chose, beside the lanes that are open. Asks first about models of another task;
// opened alone, they start with an example of their task. Returns the paths of the opened models.
QStringList openChosenModels(Session& session, StepCursor& cursor, const QStringList& paths, QWidget* window);

}  // namespace attn::ui
