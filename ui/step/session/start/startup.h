// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/launch_options.h"
#include "ui/files/window_settings.h"
#include "ui/step/session/session.h"
#include "ui/step/session/start/example_task.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// Opens the models that the command line names, or else a bundled example, and decodes enough to see
// something. If the command line names neither models nor a text, it opens the example that was open last.
// Does nothing if a session is named, which has its own models. Returns what openFirstLook says if that is
// what is opened. Throws Error if a model of the command line is refused.
bool startSession(Session& session, StepCursor& cursor, const LaunchOptions& options,
                  const WindowSettings& remembered);
// Remembers the open example and its shown lanes.
void rememberSession(const Session& session, WindowSettings& settings);

// The entries of the list of examples: the tasks with bundled models, and the task of the open models if it
// is not among them.
QList<ExampleTask> exampleTasks(const Session& session);

// Decodes an example with the open models if they have its task, else with the bundled models of the task,
// like a new window.
void openExample(Session& session, StepCursor& cursor, const QString& taskId, const QString& text);

// Decodes an example of a task with models that have been read. They replace those that are open.
void openAlone(Session& session, StepCursor& cursor, std::vector<std::unique_ptr<Lane>> lanes,
               const std::string& taskId);

// Decodes a whole text with models of a run, which replace those that are open. `paths` names models that
// have files. If these models are already open, only the text changes.
void openTrained(Session& session, StepCursor& cursor,
                 const std::vector<std::shared_ptr<const TrainedModel>>& models, const QString& text,
                 const QStringList& paths = {});

}  // namespace attn::ui
