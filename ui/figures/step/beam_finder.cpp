// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/beam_finder.h"

#include <chrono>

#include "core/base/error.h"
#include "core/base/work_stopped.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

constexpr auto stopPeriod = std::chrono::milliseconds(20);

std::shared_ptr<const BeamData> searchBeam(const std::shared_ptr<const LaneData>& lane, BeamChoice choice,
                                           const FigureWatch& watch) {
    if (lane->sourceTokens.isEmpty())
        throw Error(lane->name.toStdString().append(
            " cannot read this text, so there is no beam to search; choose another lane or text."));
    const std::vector<std::string> source = stringsOf(lane->sourceTokens);
    BeamData data;
    data.lane = lane;
    data.width = choice.width;
    data.lengthPower = choice.lengthPower;
    data.ended = choice.ended;
    data.maximumLength =
        longestHypothesis(lane->model->network, static_cast<Index>(source.size()), choice.width);
    BeamOptions options;
    options.width = data.width;
    options.lengthPower = data.lengthPower;
    options.ended = data.ended;
    options.maximumLength = data.maximumLength;
    options.interventions = lane->whatIfs;
    options.maps = lane->keptMaps;
    options.stop = watch.stop;
    options.progress = watch.progress;
    data.tree =
        std::make_shared<const BeamTree>(beamSearch(lane->model, lane->model->source.ids(source), options));
    if (watch.stop.stop_requested())
        throw WorkStopped();
    return makeBeamData(std::move(data));
}

bool isOf(const BeamData& found, BeamChoice choice) {
    return BeamChoice{static_cast<int>(found.width), found.lengthPower, found.ended} == choice;
}

}  // namespace

void BeamFinder::keep(std::shared_ptr<const LaneData> lane, std::shared_ptr<const BeamData> found) {
    const std::scoped_lock lock(m_mutex);
    m_entries.push_back({std::move(lane), std::move(found)});
}

std::shared_ptr<const BeamData> BeamFinder::find(const std::shared_ptr<const LaneData>& lane,
                                                 BeamChoice choice, const FigureWatch& watch) {
    std::unique_lock lock(m_mutex, std::defer_lock);
    while (!lock.try_lock_for(stopPeriod))  // while another thread searches
        if (watch.stop.stop_requested())
            throw WorkStopped();
    for (const Entry& entry : m_entries)
        if (entry.lane == lane && isOf(*entry.found, choice))
            return entry.found;
    m_entries.push_back({lane, searchBeam(lane, choice, watch)});
    return m_entries.back().found;
}

QString beamScoreText(double lengthPower) {
    if (lengthPower == 0)
        return QStringLiteral("ln p");
    const QString whole = tr("ln p / length");
    return lengthPower == 1 ? whole : whole + QStringLiteral("^%1").arg(lengthPower);
}

QString beamEndedText(EndedPlace ended) {
    return ended == EndedPlace::IsRefilled ? tr(", ended places refilled") : QString();
}

std::shared_ptr<const BeamData> foundBeam(const StepFigure& figure) {
    const std::vector<FigureSource> lanes = lanesOf(figure);
    if (lanes.empty())
        throw Error("there is nothing to search: no lane is shown; open a model first.");
    const auto& lane = lanes.front().lane;
    if (!lane)
        throw Error(lanes.front().picture->name.toStdString().append(
            ": only its weights are known, and a beam search needs its model; open that."));
    return figure.finder ? figure.finder->find(lane, figure.beam, figure.watch)
                         : searchBeam(lane, figure.beam, figure.watch);
}

}  // namespace attn::ui
