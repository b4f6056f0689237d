// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QWidget;

namespace attn::ui {

// Opens models that a user chose beside the lanes that are open. Models of another task are asked about
// first: opened alone they start with an example of theirs. Returns the paths of those that were opened.
QStringList openChosenModels(Session& session, StepCursor& cursor, const QStringList& paths, QWidget* window);

}  // namespace attn::ui
