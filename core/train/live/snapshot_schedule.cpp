// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/live/snapshot_schedule.h"

#include <algorithm>

namespace attn {
namespace {

// An update takes a sentence forward and backward. A measurement takes it only forward, which costs about
// half as much.
constexpr Index updatesPerMeasured = 40;  // sentences trained for one that is measured
constexpr Index fewestMeasurements = 8;
// In this first part of the run (one over this number) there are only a few measurements, because each costs
// as much as an update.
constexpr Index firstPart = 300;
constexpr Index largestFirst = 10;

// Returns the smallest round step that is at least `least`.
Index roundStepAbove(Index least) {
    Index step = roundStep(least);
    while (step < least)
        step = roundStep(step * 5 / 2);
    return step;
}

}  // namespace

Index roundStep(Index most) {
    Index step = 1;
    for (Index power = 1; power <= most; power *= 10)
        for (const Index factor : {1, 2, 5})
            step = factor * power <= most ? factor * power : step;
    return step;
}

SnapshotSchedule::SnapshotSchedule(const Recipe& recipe, Index snapshots) {
    m_count = std::clamp<Index>(snapshots, 1, largestCount);
    // Rounded up, so that there are no more than asked for.
    const Index even = (recipe.updates + m_count - 1) / m_count;
    m_step = roundStepAbove(even);
    m_measurements =
        std::max(fewestMeasurements, recipe.updates * recipe.batch / (updatesPerMeasured * measuredPairs));
    m_measureStep = std::max(m_step, roundStepAbove(recipe.updates / m_measurements));
    m_firstMeasured = std::min(m_measureStep, std::clamp<Index>(recipe.updates / firstPart, 1, largestFirst));
}

bool SnapshotSchedule::isSnapshot(Index update) const {
    const Index step = std::max(m_step, update / m_count);
    return update % roundStep(std::clamp<Index>(update / 4, 1, step)) == 0 || isMeasurement(update);
}

bool SnapshotSchedule::isMeasurement(Index update) const {
    const Index step = std::max(m_measureStep, update / m_measurements);
    return update % roundStep(std::clamp(update / 2, m_firstMeasured, step)) == 0;
}

}  // namespace attn
