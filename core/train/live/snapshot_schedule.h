// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/recipes/recipe.h"

namespace attn {

// When a live run takes snapshots and measurements of a lane: from one update to the next at first, then
// further and further apart up to an even step, which grows where a run goes on past its end; at round
// numbers, the same for lanes of one length.
class SnapshotSchedule {
public:
    static constexpr Index usualCount = 150;
    static constexpr Index largestCount = 1000;
    static constexpr Index measuredPairs = 64;  // held-out pairs of a measurement

    // About `snapshots` of them in a run of the recipe's updates.
    SnapshotSchedule(const Recipe& recipe, Index snapshots);

    bool isSnapshot(Index update) const;     // wherever one is measured, too
    bool isMeasurement(Index update) const;  // besides those that the recipe asks for

private:
    Index m_count, m_measurements;  // in the whole run
    Index m_step;                   // in the later part
    Index m_firstMeasured;          // smallest step between measurements
    Index m_measureStep;            // so that all measurements together cost a few hundredths of the updates
};

// The largest of 1, 2, 5, 10, 20, 50 … that is not above `most`; 1 at least.
Index roundStep(Index most);

}  // namespace attn
