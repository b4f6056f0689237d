// SPDX-License-Identifier: GPL-3.0-or-later
// Of TrainController: which lanes of the settings are trained.
#include <algorithm>

#include "ui/train/train_controller.h"

namespace attn::ui {
namespace {

std::vector<int> trainedLanes(const RunSetup& setup) {
    std::vector<int> lanes;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i)
        if (setup.lanes[i].takesPart)
            lanes.push_back(static_cast<int>(i));
    return lanes;
}

}  // namespace

std::vector<LanePart> TrainController::laneParts() const {
    const std::vector<std::string> names = laneNames(m_setup);
    const std::vector<int> colours = laneColours(m_setup);
    const std::size_t count = trainedLanes(m_setup).size();
    std::vector<LanePart> parts;
    for (std::size_t i = 0; i < m_setup.lanes.size(); ++i) {
        const bool isOn = m_setup.lanes[i].takesPart;
        const QString fixed = hasBegun() ? tr("Reset the run to choose its lanes")
                              : isOn && count < 2
                                  ? tr("At least one lane is trained: switch on another first")
                                  : QString();
        parts.push_back({static_cast<int>(i), QString::fromStdString(names[i]), colours[i], isOn, fixed});
    }
    return parts;
}

void TrainController::setTakesPart(int lane, bool takesPart) {
    const std::vector<LanePart> parts = laneParts();
    if (lane < 0 || static_cast<std::size_t>(lane) >= parts.size())
        return;
    const LanePart& part = parts[static_cast<std::size_t>(lane)];
    if (part.isOn == takesPart || !part.fixed.isEmpty())
        return;
    RunSetup setup = m_setup;
    setup.lanes[static_cast<std::size_t>(lane)].takesPart = takesPart;
    // The same lane stays selected. When it is gone, the next one is selected.
    const std::vector<int> before = trainedLanes(m_setup), after = trainedLanes(setup);
    const bool isKnown = static_cast<std::size_t>(m_selected) < before.size();
    const int selected = isKnown ? before[static_cast<std::size_t>(m_selected)] : 0;
    setSetup(setup);
    const auto place = std::lower_bound(after.begin(), after.end(), selected) - after.begin();
    m_selected = std::min(static_cast<int>(place), static_cast<int>(after.size()) - 1);
}

bool TrainController::isMaking() const {
    const bool isRefused = std::any_of(m_histories.begin(), m_histories.end(),
                                       [](const LaneHistory& lane) { return !lane.problem.empty(); });
    return m_makeTimer.isActive() || (m_run && !m_corpora && !isRefused);
}

}  // namespace attn::ui
