// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/launch_options.h"
#include "ui/session/session.h"
#include "ui/session/step_cursor.h"

namespace attn::ui {

// Opens the models that the command line names, or else the bundled example, and decodes far enough that
// there is something to see. Throws Error when a model of the command line is refused.
void startSession(Session& session, StepCursor& cursor, const LaunchOptions& options,
                  const QStringList& hiddenLanes);

}  // namespace attn::ui
