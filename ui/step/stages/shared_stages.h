// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {

// The shortest list that has both orders in it. A stage whose place differs is in it twice.
std::vector<Stage> sharedStages(const std::vector<Stage>& one, const std::vector<Stage>& other);

}  // namespace attn::ui
