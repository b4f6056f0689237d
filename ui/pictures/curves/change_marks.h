// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// Something that was changed in the middle of a run, once for all lanes that share the change.
struct ChangeMark {
    Index update = 0;
    QString text;         // "rate 0.001, dropout 0.2"
    QString explanation;  // a sentence that names the lanes concerned
};

// Ascending by update. Hidden lanes do not count.
std::vector<ChangeMark> changeMarks(const std::vector<CurveLane>& lanes);

}  // namespace attn::ui
