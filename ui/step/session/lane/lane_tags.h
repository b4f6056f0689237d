// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/step/session/lane/lane.h"

namespace attn::ui {

using Lanes = std::vector<std::unique_ptr<Lane>>;

// The lane that was read from this file, for any spelling of its path. The end if there is none.
Lanes::iterator laneOfFile(Lanes& lanes, const QString& path);

// Id and colour for a lane that joins `lanes`. It keeps those of its tag if no other lane has them. The id is
// that of its score, as in sessions of version 1, or has a number after it: "dot", "dot-2". The colour is
// that of its score, or one that no score has.
LaneTag freeTag(const Lanes& lanes, const Lane& lane);

// Names every lane after its score. Lanes of one score also get the differences of their models, and equal
// models get the names of their files.
void nameLanes(const Lanes& lanes);

}  // namespace attn::ui
