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

// The views of Train mode; they belong to the window.
struct TrainViews {
    TrainToolBar* bar;
    SetupPanel* setup;
    SourcePanel* source;
    LaneArea* lanes;
    CurvesView* curves;
    LiveSettings* live;
    TimeLine* time;
};

// Feeds the views from the controller, and turns what they ask for into its calls: the one place where they
// meet. All must live as long as `controller`.
void connectTrainMode(TrainController& controller, const TrainViews& views);

}  // namespace attn::ui
