// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/inspect/inspect_controller.h"

namespace attn::ui {

class FilterBar;
class InspectCharts;
class InspectPictureView;
class InspectToolBar;
class SentenceTable;

// The views of Inspect mode; they belong to the window.
struct InspectViews {
    InspectToolBar* bar;
    FilterBar* filter;
    SentenceTable* table;
    InspectPictureView* picture;
    InspectCharts* charts;
};

// Feeds the views from the controller, and turns what they ask for into its calls: the one place where they
// meet. All must live as long as `controller`. `open`: what Enter does with a row. What is returned says
// whether something that has changed is still to be shown.
std::function<bool()> connectInspectMode(InspectController& controller, const InspectViews& views,
                                         std::function<void(int row)> open);

}  // namespace attn::ui
