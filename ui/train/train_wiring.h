// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/train/train_controller.h"

namespace attn::ui {

class CurvesView;
class LaneArea;
class LiveSettings;
class SetupPanel;
class SourcePanel;
class TimeLine;
class TrainToolBar;

// The views of Train mode. The window owns them.
struct TrainViews {
    TrainToolBar* bar;
    SetupPanel* setup;
    SourcePanel* source;
    LaneArea* lanes;
    CurvesView* curves;
    LiveSettings* live;
    TimeLine* time;
};

// Feeds the views from the controller and turns the views' signals into its calls. Controller and views meet
// only here. All must live as long as `controller`.
void connectTrainMode(TrainController& controller, const TrainViews& views);

}  // namespace attn::ui
