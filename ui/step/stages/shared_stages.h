// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {

// The shortest list that contains both orders. A stage whose place differs stands in it twice.
std::vector<Stage> sharedStages(const std::vector<Stage>& one, const std::vector<Stage>& other);

}  // namespace attn::ui
