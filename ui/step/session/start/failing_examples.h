// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/step/session/session.h"
#include "ui/step/session/start/example_task.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// A text that a bundled model decodes wrongly token by token. A beam of the usual width finds the right
// output, which is more probable as a whole.
struct BeamExample {
    const char* task;
    const char* score;
    const char* text;
};
const std::vector<BeamExample>& beamExamples();

// A text that the bundled model without attention decodes wrongly and additive attention rightly: it does not
// fit into one fixed vector.
struct FixedVectorExample {
    const char* task;
    const char* text;
};
const std::vector<FixedVectorExample>& fixedVectorExamples();

// The beam examples of a task with bundled models, for its list of examples.
QList<BeamText> beamTexts(const QString& taskId);
QStringList fixedVectorTexts(const QString& taskId);
// Decodes an example with the bundled models of its task and selects its lane.
void openBeamExample(Session& session, StepCursor& cursor, const QString& taskId, const BeamText& example);
// Decodes an example to its end and shows only the two lanes.
void openFixedVectorExample(Session& session, StepCursor& cursor, const QString& taskId, const QString& text);

}  // namespace attn::ui
