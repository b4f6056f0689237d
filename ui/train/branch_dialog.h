// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/train/recipes/training_change.h"

class QString;
class QWidget;

namespace attn::ui {

// Asks what a branch of a lane changes from an update on: rate, dropout, teacher forcing. The editors start
// with the lane's values at that update. Returns nothing when the user cancels. Editors are named
// "branchRate", "branchDropout", "branchForcing".
std::optional<TrainingChange> askForBranch(const QString& lane, Index update, const TrainingChange& now,
                                           QWidget* parent);

}  // namespace attn::ui
