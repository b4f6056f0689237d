// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/launch_options.h"
#include "ui/files/window_settings.h"
#include "ui/step/session/example_task.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// Opens the models that the command line names, or else the bundled example, and decodes far enough that
// there is something to see: the one that was left last, where the command line names neither models nor a
// text. Nothing when a session is named, which brings its own. Throws Error when a model of the command line
// is refused.
void startSession(Session& session, StepCursor& cursor, const LaunchOptions& options,
                  const WindowSettings& remembered);
// The example that is open and the lanes of it that are shown.
void rememberSession(const Session& session, WindowSettings& settings);

// What the list of examples holds: the tasks with bundled models, and that of the open models where it is not
// among them.
QList<ExampleTask> exampleTasks(const Session& session);

// Decodes an example: with the open models where they are of its task, else with the bundled ones of the
// task, as a new window would show it.
void openExample(Session& session, StepCursor& cursor, const QString& taskId, const QString& text);

// Decodes an example of a task with models that have been read, in place of those that are open.
void openAlone(Session& session, StepCursor& cursor, std::vector<std::unique_ptr<Lane>> lanes,
               const std::string& taskId);

// Decodes a text with models of a run, all of it, in place of those that are open. `paths`: of models that
// have files; with the very models that are open only the text is another one.
void openTrained(Session& session, StepCursor& cursor,
                 const std::vector<std::shared_ptr<const TrainedModel>>& models, const QString& text,
                 const QStringList& paths = {});

}  // namespace attn::ui
