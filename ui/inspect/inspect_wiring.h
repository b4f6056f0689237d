// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/inspect/document/inspect_controller.h"

namespace attn::ui {

class FilterBar;
class InspectCharts;
class InspectPictureView;
class InspectToolBar;
class SentenceTable;

// The views of Inspect mode; the window owns them.
struct InspectViews {
    InspectToolBar* bar;
    FilterBar* filter;
    SentenceTable* table;
    InspectPictureView* picture;
    InspectCharts* charts;
};

// Supplies the views with data from the controller and turns their requests into its calls; they are
// connected only here. All must live as long as `controller`. `open` does what Enter does with a row. The
// returned function tells whether a change is not shown yet.
std::function<bool()> connectInspectMode(InspectController& controller, const InspectViews& views,
                                         std::function<void(int row)> open);

}  // namespace attn::ui
