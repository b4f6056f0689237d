// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/train/live/lane_history.h"
#include "core/train/recipes/training_change.h"

namespace attn::ui {

enum class LossScale { Logarithmic, Linear };
enum class CurveKind {
    Loss,
    ExactMatch,
    AlignmentError,
    HeldOutLoss,
    TokenAccuracy,
    Bleu,
    MacroF1,
    Evidence
};
inline constexpr int curveKindCount = 8;

// A lane for the curves and the time line. Its history may only be read during the call that receives it.
struct CurveLane {
    QString name;
    int colour = 0;         // index for Theme::lane
    bool isBranch = false;  // dashed, over the lane that it branches off
    bool isSelected = false;
    bool isHidden = false;
    const LaneHistory* history = nullptr;      // nullptr before the training has begun
    std::vector<TrainingChange> changes = {};  // changes of its recipe, ascending
};

}  // namespace attn::ui
