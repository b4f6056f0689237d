// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/train/recipes/training_change.h"

class QString;
class QWidget;

namespace attn::ui {

// What a branch of a lane does otherwise from an update on, starting from what it has there: rate, dropout,
// teacher forcing. None: the user has thought better of it. Editors are named "branchRate", "branchDropout",
// "branchForcing".
std::optional<TrainingChange> askForBranch(const QString& lane, Index update, const TrainingChange& now,
                                           QWidget* parent);

}  // namespace attn::ui
