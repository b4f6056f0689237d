// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/gestures.h"

#include <algorithm>
#include <array>

#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

struct Row {
    const char *view, *on, *gesture, *what;
};

// Rows of the same view must follow each other.
const std::array rows = {
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Cell or bar"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Its weight, and its token in every lane and stage")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Row or line"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Select the lane and go to this step")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Cell"), QT_TR_NOOP("Double-click"),
        QT_TR_NOOP("Why this weight? Opens its arithmetic")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Bar"), QT_TR_NOOP("Drag up or down"),
        QT_TR_NOOP("Set its weight by hand; what follows is decoded anew")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Cell, bar or row"), QT_TR_NOOP("Right-click, Shift+F10"),
        QT_TR_NOOP("Menu of what can be changed: row, token, source token, temperature")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Cells"), QT_TR_NOOP("Ctrl+wheel"),
        QT_TR_NOOP("Larger or smaller cells in all lanes")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Long sentence"), QT_TR_NOOP("Wheel, Shift+wheel"),
        QT_TR_NOOP("Scroll up and down, sideways")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("Long sentence"),
        QT_TR_NOOP("Drag, or drag by the middle button"), QT_TR_NOOP("Scroll it by hand")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("With the focus"), QT_TR_NOOP("← →,  ↑ ↓"),
        QT_TR_NOOP("Point at the next source token, go to the next step")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("With the focus"), QT_TR_NOOP("+,  −"),
        QT_TR_NOOP("More or less weight for the source token that is pointed at: moves its bar")},
    Row{QT_TR_NOOP("Heatmap and lines"), QT_TR_NOOP("While guessing (Ctrl+G)"),
        QT_TR_NOOP("Click on a column"), QT_TR_NOOP("The guess of what the next step looks at most")},
    Row{QT_TR_NOOP("Table of maps"), QT_TR_NOOP("Map"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Look at it: the large picture shows it until the pointer leaves")},
    Row{QT_TR_NOOP("Table of maps"), QT_TR_NOOP("Map"), QT_TR_NOOP("Click"), QT_TR_NOOP("The lane shows it")},
    Row{QT_TR_NOOP("Table of maps"), QT_TR_NOOP("With the focus"), QT_TR_NOOP("← → ↑ ↓,  Enter,  Esc"),
        QT_TR_NOOP("Look at the next map, show it, go back to the one that is shown")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("Word"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Its exact weight, in every lane")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("Word"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Why this weight? Opens its arithmetic")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("Word"), QT_TR_NOOP("Right-click, Shift+F10"),
        QT_TR_NOOP("Menu of what can be changed")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("Long text"), QT_TR_NOOP("Wheel"),
        QT_TR_NOOP("Scroll it in all lanes")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("Text"), QT_TR_NOOP("Ctrl+wheel"),
        QT_TR_NOOP("Larger or smaller letters in all lanes")},
    Row{QT_TR_NOOP("Documents"), QT_TR_NOOP("With the focus"), QT_TR_NOOP("← →,  ↑ ↓"),
        QT_TR_NOOP("Point at the next word, at the line above or below")},
    Row{QT_TR_NOOP("Source and output"), QT_TR_NOOP("Token"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Its column or row in every lane")},
    Row{QT_TR_NOOP("Source and output"), QT_TR_NOOP("Output token"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Go to its step")},
    Row{QT_TR_NOOP("Source and output"), QT_TR_NOOP("Token"), QT_TR_NOOP("Right-click, Shift+F10"),
        QT_TR_NOOP("Menu of what can be changed: zero or swap it, let the decoder say another one")},
    Row{QT_TR_NOOP("Source and output"), QT_TR_NOOP("Long sentence"), QT_TR_NOOP("Wheel"),
        QT_TR_NOOP("Scroll it")},
    Row{QT_TR_NOOP("Source and output"), QT_TR_NOOP("Counts"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Counts and times of each lane")},
    Row{QT_TR_NOOP("Computation"), QT_TR_NOOP("Number"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Why this number? Opens its arithmetic")},
    Row{QT_TR_NOOP("Computation"), QT_TR_NOOP("Title of a stage"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("This stage stands out; a second click makes all alike")},
    Row{QT_TR_NOOP("Computation"), QT_TR_NOOP("Elsewhere in a stage"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("All numbers of the stage as a table")},
    Row{QT_TR_NOOP("Computation"), QT_TR_NOOP("Symbol of a formula"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("What it stands for lights up")},
    Row{QT_TR_NOOP("Why?"), QT_TR_NOOP("Number of the arithmetic"), QT_TR_NOOP("Click, Enter"),
        QT_TR_NOOP("Its own arithmetic; Alt+← goes back")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Token"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Select it: its path, attention rows and coverage")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Token"), QT_TR_NOOP("Double-click, Enter"),
        QT_TR_NOOP("Make its path the decoded one")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Ground"), QT_TR_NOOP("Drag"), QT_TR_NOOP("Move the tree")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Tree"), QT_TR_NOOP("Wheel, Shift+wheel"),
        QT_TR_NOOP("Scroll up and down, sideways")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Tree"), QT_TR_NOOP("Ctrl+wheel, Ctrl++, Ctrl+−"),
        QT_TR_NOOP("Draw it larger or smaller")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("Tree"), QT_TR_NOOP("Ctrl+9,  Ctrl+0"),
        QT_TR_NOOP("Draw all of it; draw it in its usual size")},
    Row{QT_TR_NOOP("Beam tree"), QT_TR_NOOP("With the focus"), QT_TR_NOOP("← → ↑ ↓,  Home,  End"),
        QT_TR_NOOP("The token before, after, of the same step; the ends of the path")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Read all lanes at this update")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Take every lane back to this update")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Wheel"),
        QT_TR_NOOP("Zoom in and out at the pointer")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Drag, Shift+wheel"),
        QT_TR_NOOP("Move along the updates")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Double-click"),
        QT_TR_NOOP("All updates again")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Lane of the legend"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Select the lane")},
    Row{QT_TR_NOOP("Charts of training"), QT_TR_NOOP("Lane of the legend"), QT_TR_NOOP("Ctrl+click"),
        QT_TR_NOOP("Hide its curves, or show them")},
    Row{QT_TR_NOOP("Time line"), QT_TR_NOOP("Track"), QT_TR_NOOP("Click, drag"),
        QT_TR_NOOP("Take every lane to this update")},
    Row{QT_TR_NOOP("Time line"), QT_TR_NOOP("Track"), QT_TR_NOOP("Wheel"), QT_TR_NOOP("The next snapshot")},
    Row{QT_TR_NOOP("Table of sentences"), QT_TR_NOOP("Head of a column"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Sort by it; a second click turns the order")},
    Row{QT_TR_NOOP("Table of sentences"), QT_TR_NOOP("Row"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Show this sentence")},
    Row{QT_TR_NOOP("Table of sentences"), QT_TR_NOOP("Row"), QT_TR_NOOP("Double-click, Enter"),
        QT_TR_NOOP("Open this sentence in Step mode, where a model is open")},
    Row{QT_TR_NOOP("Table of sentences"), QT_TR_NOOP("Head of a column"),
        QT_TR_NOOP("Right-click, Shift+F10"), QT_TR_NOOP("Choose the columns, or one to sort by")},
    Row{QT_TR_NOOP("Charts of sentences"), QT_TR_NOOP("Bar or point"), QT_TR_NOOP("Click"),
        QT_TR_NOOP("Keep the sentences of this bar; show the sentence of this point")},
    Row{QT_TR_NOOP("Charts of sentences"), QT_TR_NOOP("Chart"), QT_TR_NOOP("Drag"),
        QT_TR_NOOP("Keep the sentences within; a click beside them keeps all again")},
    Row{QT_TR_NOOP("Known links"), QT_TR_NOOP("Cell, while editing"), QT_TR_NOOP("Click, Space"),
        QT_TR_NOOP("No link, a sure one, a possible one, in turn")},
    Row{QT_TR_NOOP("Presenter view"), QT_TR_NOOP("Black screen"), QT_TR_NOOP("Any key or click"),
        QT_TR_NOOP("Show the lanes again")},
};

}  // namespace

std::vector<GestureGroup> gestureGroups() {
    std::vector<GestureGroup> groups;
    for (const Row& row : rows) {
        const QString view = tr(row.view);
        if (groups.empty() || groups.back().view != view)
            groups.push_back({view, {}});
        groups.back().gestures.push_back({tr(row.on), tr(row.gesture), tr(row.what)});
    }
    return groups;
}

}  // namespace attn::ui
