// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_films.h"

#include "ui/kit/text/tr.h"

namespace attn::ui {

std::vector<FilmLane> filmLanes(const TrainController& controller) {
    std::vector<FilmLane> lanes;
    const std::shared_ptr<const RecipeCorpora> corpora = controller.corpora();
    if (!corpora)
        return lanes;
    const std::vector<CurveLane> curves = controller.curveLanes();
    for (int i = 0; i < controller.laneCount(); ++i) {
        const std::shared_ptr<const LaneData> shown = controller.laneData(i);
        FilmLane lane;
        lane.name = curves[static_cast<std::size_t>(i)].name;
        lane.colour = curves[static_cast<std::size_t>(i)].colour;
        if (!shown->map.isEmpty())
            lane.name = tr("%1: %2").arg(lane.name, shown->map);
        lane.attends = shown->attends;
        lane.isClass = shown->isClass;
        lane.sourceTokens = shown->sourceTokens;
        lane.sourceUnknown = shown->sourceUnknown;
        lane.referenceTokens = shown->referenceTokens;
        lane.links = controller.sentence().links;
        lane.frames = filmFrames(controller.history(i), corpora->target);
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

}  // namespace attn::ui
