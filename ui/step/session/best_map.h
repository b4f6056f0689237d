// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/network/models/trained_model.h"
#include "core/tasks/task.h"
#include "ui/pictures/maps/map_set.h"

namespace attn::ui {

// The head of the decoder's attention to the source with the least alignment error rate on `pairs` pairs of
// the task, which are made anew and the same each time; the model reads the right output. Nothing if the
// model has no heads, or if its tokens are not the task's.
std::optional<BestMap> bestHead(const std::shared_ptr<const TrainedModel>& model, const Task& task,
                                int pairs);

}  // namespace attn::ui
