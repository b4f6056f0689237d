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
        FilmLane lane{shownPicture(*shown), {}};
        lane.name = curves[static_cast<std::size_t>(i)].name;
        lane.colour = curves[static_cast<std::size_t>(i)].colour;
        if (!lane.map.isEmpty())
            lane.name = tr("%1: %2").arg(lane.name, lane.map);
        lane.links = shown->otherAxes ? std::vector<Link>() : controller.sentence().links;
        lane.differences.reset();  // of the frame that is shown now
        lane.predictions.clear();
        lane.rows = {};
        lane.frames = filmFrames(controller.history(i), corpora->target);
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

}  // namespace attn::ui
