// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/beam/beam_data.h"
#include "ui/pictures/beam/beam_layout.h"

class QPainter;

namespace attn::ui {

// What is marked in a tree.
struct BeamMarks {
    std::vector<attn::Index> said = {};  // what the lane has decoded, as pathOf has it
    attn::Index selected = -1;           // and the path to it; −1: none
    attn::Index hovered = -1;
    bool showsFocus = false;
};

// Pure functions of their arguments and the theme; onto any painter, texts as texts.

// The sizes that the theme's fonts need.
BeamSizes beamSizes(const BeamData& data);
double beamStepsHeight();
// Of the line to a token.
double beamEdgeWidth(double probability);
// What lies in `visible`, in the layout's coordinates; all of it when that is empty.
void paintBeamTree(QPainter& painter, const BeamData& data, const BeamLayout& layout, const BeamMarks& marks,
                   const QRectF& visible = {});
// The numbers of the steps over the columns, from y = 0 to beamStepsHeight().
void paintBeamSteps(QPainter& painter, const BeamLayout& layout, const QRectF& visible = {});

}  // namespace attn::ui
