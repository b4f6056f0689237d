// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QStatusBar;

namespace attn::ui {

class ElidedLabel;
class Hints;
class LaneArea;
class SourcePanel;
class StagesView;
class StepToolBar;

// The views of Step mode; they belong to the window.
struct StepViews {
    SourcePanel* source;
    StepToolBar* bar;
    LaneArea* lanes;
    StagesView* stages;
    ElidedLabel* summary;  // hints, then what the selected model is
    Hints* hints;
};

// Joins the views with session and cursor, and turns their requests into commands. All must live as long as
// `cursor`.
void connectStepMode(Session& session, StepCursor& cursor, const StepViews& views);

}  // namespace attn::ui
