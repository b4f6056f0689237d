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

// The views that what-ifs have to do with; they belong to the window.
struct WhatIfViews {
    SourcePanel* source;
    LaneGrid* grid;
    WhatIfStrip* strip;
};

// Context menus, dialogs and the strip of the selected lane. All must live as long as `cursor`.
void connectWhatIfs(Session& session, StepCursor& cursor, WhatIfActions& actions, const WhatIfViews& views);

// Why a weight of the grid is what it is: by a double click, and from a cell's menu.
void connectWhys(StepCursor& cursor, WhatIfActions& actions, ExplainActions& explain, LaneGrid* grid);

}  // namespace attn::ui
