// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "core/inspect/sentences/dump.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

QStringList tokensOf(const TokenList& tokens);

// A sentence for pictures: a trace with nothing but weights, which are 1 for each link of a system with
// links. The caller sets name and colour.
std::shared_ptr<LaneData> inspectedLane(const AlignedSentence& sentence, const std::vector<Link>* known);

}  // namespace attn::ui
