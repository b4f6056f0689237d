// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/figures/film/film.h"
#include "ui/train/train_controller.h"

namespace attn::ui {

// The heatmaps of a run's watched sentence for film strips and animations.
std::vector<FilmLane> filmLanes(const TrainController& controller);

}  // namespace attn::ui
