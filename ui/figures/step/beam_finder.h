// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <vector>

#include "ui/figures/step/step_figure.h"
#include "ui/pictures/beam/beam_data.h"

namespace attn::ui {

// Beam searches of a figure's lanes; each search is done only once. May be used on any threads.
class BeamFinder {
public:
    // Keeps a search of that lane that was done elsewhere.
    void keep(std::shared_ptr<const LaneData> lane, std::shared_ptr<const BeamData> found);
    // Searches if that was not done yet; only one search runs at a time. Throws the errors of foundBeam.
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

// The score by which hypotheses are ranked: "ln p / length^0.6".
QString beamScoreText(double lengthPower);
// What becomes of places whose hypothesis has ended, to stand behind the score; empty in the usual case.
QString beamEndedText(EndedPlace ended);
// The beam search of the figure's selected lane. Throws Error when the lane has no model or no readable text,
// and WorkStopped when the figure's watch asks for it.
std::shared_ptr<const BeamData> foundBeam(const StepFigure& figure);

}  // namespace attn::ui
