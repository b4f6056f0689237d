// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <vector>

#include "ui/figures/step/step_figure.h"
#include "ui/pictures/beam/beam_data.h"

namespace attn::ui {

// Beam searches of a figure's lanes, each done once. On any threads.
class BeamFinder {
public:
    // What somebody else has found of that lane.
    void keep(std::shared_ptr<const LaneData> lane, std::shared_ptr<const BeamData> found);
    // Searches where that was not done yet; another search waits for it. Throws as foundBeam.
    std::shared_ptr<const BeamData> find(const std::shared_ptr<const LaneData>& lane, BeamChoice choice,
                                         const FigureWatch& watch = {});

private:
    struct Entry {
        std::shared_ptr<const LaneData> lane;
        std::shared_ptr<const BeamData> found;
    };
    std::timed_mutex m_mutex;
    std::vector<Entry> m_entries;
};

// "ln p / length^0.6", with which hypotheses are ranked.
QString beamScoreText(double lengthPower);
// The beam search of the figure's selected lane. Throws Error when that has no model or no text that it can
// read; Stopped when the figure's watch asked for that.
std::shared_ptr<const BeamData> foundBeam(const StepFigure& figure);

}  // namespace attn::ui
