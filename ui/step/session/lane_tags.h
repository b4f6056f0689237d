// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/step/session/lane.h"

namespace attn::ui {

using Lanes = std::vector<std::unique_ptr<Lane>>;

// The lane that was read from this file, however its path is written; the end where there is none.
Lanes::iterator laneOfFile(Lanes& lanes, const QString& path);

// Id and colour of a lane that joins `lanes`; what its tag has already stays where no other lane has it. The
// id is that of its score, as in sessions of version 1, or has a number behind it: "dot", "dot-2". The colour
// is that of its score, else one that no score has.
LaneTag freeTag(const Lanes& lanes, const Lane& lane);

// Names every lane after its score; lanes of one score also after what their models differ in, and equal
// models after their files.
void nameLanes(const Lanes& lanes);

}  // namespace attn::ui
