// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/train/recipes/training_change.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

// The values that a change may have.
struct ChangeRange {
    QString text;  // for example "from 0 to below 1"
    double least, most;
    bool mayBeLeast, mayBeMost;
    bool holds(double value) const {
        return value >= least && value <= most && (mayBeLeast || value > least) &&
               (mayBeMost || value < most);
    }
};
inline ChangeRange rangeOf(std::optional<double> TrainingChange::*place) {
    if (place == &TrainingChange::rate)
        return {tr("above 0"), 0, 1e12, false, true};
    if (place == &TrainingChange::dropout)
        return {tr("from 0 to below 1"), 0, 1, true, false};
    return {tr("from 0 to 1"), 0, 1, true, true};
}

}  // namespace attn::ui
