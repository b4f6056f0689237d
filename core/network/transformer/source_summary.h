// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/annotations.h"
#include "core/network/positions/positions.h"

namespace attn {

// The summary [K, B] of an encoder without recurrence: the mean of each sentence's annotations.
void fillSummary(const Positions& positions, Annotations& encoding);
// Adds the summary's gradient to that of the annotations.
void addSummaryBack(const Positions& positions, Annotations& upstream);

}  // namespace attn
