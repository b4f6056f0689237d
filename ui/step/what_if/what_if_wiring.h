// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

class ExplainActions;
class LaneGrid;
class SourcePanel;
class WhatIfActions;
class WhatIfStrip;

// The views that changes by hand use; they belong to the window.
struct WhatIfViews {
    SourcePanel* source;
    LaneGrid* grid;
    WhatIfStrip* strip;
};

// Joins context menus, dialogs and the strip of the selected lane. All must live as long as `cursor`.
void connectWhatIfs(Session& session, StepCursor& cursor, WhatIfActions& actions, const WhatIfViews& views);

// Explains a weight of the grid after a double click, or from a cell's menu.
void connectWhys(StepCursor& cursor, WhatIfActions& actions, ExplainActions& explain, LaneGrid* grid);

}  // namespace attn::ui
