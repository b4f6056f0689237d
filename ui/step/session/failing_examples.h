// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/step/session/example_task.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// A text that a bundled model decodes wrongly token by token, while a beam of the usual width finds the right
// output, which is more probable as a whole.
struct BeamExample {
    const char* task;
    const char* score;
    const char* text;
};
const std::vector<BeamExample>& beamExamples();

// A text that the bundled model without attention gets wrong, while additive attention gets it right: one
// fixed vector does not hold it.
struct FixedVectorExample {
    const char* task;
    const char* text;
};
const std::vector<FixedVectorExample>& fixedVectorExamples();

// Those of a task whose models are bundled, for its list of examples.
QList<BeamText> beamTexts(const QString& taskId);
QStringList fixedVectorTexts(const QString& taskId);
// Decodes one with the bundled models of its task and selects its lane.
void openBeamExample(Session& session, StepCursor& cursor, const QString& taskId, const BeamText& example);
// Decodes one to its end and shows the two lanes alone.
void openFixedVectorExample(Session& session, StepCursor& cursor, const QString& taskId, const QString& text);

}  // namespace attn::ui
