// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/beam/beam_data.h"
#include "ui/pictures/beam/beam_layout.h"

class QPainter;

namespace attn::ui {

// The marked nodes of a tree.
struct BeamMarks {
    std::vector<attn::Index> said = {};  // what the lane has decoded, in the form of pathOf
    attn::Index selected = -1;           // together with the path to it; −1: none
    attn::Index hovered = -1;
    bool showsFocus = false;
};

// These functions depend only on their arguments and the theme. They paint on any painter, with texts as
// texts.

// The sizes that the theme's fonts need.
BeamSizes beamSizes(const BeamData& data);
double beamStepsHeight();
// The width of the line to a token.
double beamEdgeWidth(double probability);
// Paints the part inside `visible`, in the layout's coordinates; everything if that is empty.
void paintBeamTree(QPainter& painter, const BeamData& data, const BeamLayout& layout, const BeamMarks& marks,
                   const QRectF& visible = {});
// Paints the numbers of the steps above the columns, from y = 0 to beamStepsHeight().
void paintBeamSteps(QPainter& painter, const BeamLayout& layout, const QRectF& visible = {});

}  // namespace attn::ui
