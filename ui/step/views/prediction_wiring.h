// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace attn::ui {

class LaneGrid;
class PictureActions;
class Prediction;
class SourcePanel;

struct PredictionViews {
    LaneGrid* grid;
    SourcePanel* source;
    QLabel* said;  // what came of the last guess, and what is asked
};

// Joins guessing with the pictures that are clicked at and the line that says what came of it.
void connectPrediction(Prediction& prediction, PictureActions& picture, const PredictionViews& views);

}  // namespace attn::ui
