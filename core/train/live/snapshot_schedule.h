// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/recipes/recipe.h"

namespace attn {

// Decides when a live run takes snapshots and measurements of a lane. At first it takes one after every
// update, then at growing distances up to an even step. The step grows when a run goes on past its end.
// Updates are round numbers and the same for lanes of equal length.
class SnapshotSchedule {
public:
    static constexpr Index usualCount = 150;
    static constexpr Index largestCount = 1000;
    static constexpr Index measuredPairs = 64;  // held-out pairs in a measurement

    // Plans about `snapshots` snapshots for the recipe's updates.
    SnapshotSchedule(const Recipe& recipe, Index snapshots);

    bool isSnapshot(Index update) const;     // also true for every update with a measurement
    bool isMeasurement(Index update) const;  // in addition to those that the recipe asks for

private:
    Index m_count, m_measurements;  // in the whole run
    Index m_step;                   // in the later part
    Index m_firstMeasured;          // smallest step between measurements
    Index m_measureStep;  // large enough that all measurements together cost a few hundredths of the updates
};

// The largest of 1, 2, 5, 10, 20, 50 … that is at most `most`; at least 1.
Index roundStep(Index most);

}  // namespace attn
