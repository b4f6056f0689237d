// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class LaneArea;
class LayoutActions;
class MapActions;
class Session;
class StepCursor;

// Connects the table of maps of the lane in focus with session and cursor: a click chooses a map, and one
// under the mouse is shown for a while. After connectStepMode.
void connectMaps(Session& session, StepCursor& cursor, MapActions& maps, LayoutActions& layout,
                 LaneArea& lanes);

}  // namespace attn::ui
