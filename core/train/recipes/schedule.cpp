// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/recipes/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attn {
namespace {

// The part of the way from `rate` down to `final_rate` that is left. `place` goes from 0 to 1.
double remaining(const std::string& decay, double place) {
    if (decay == "constant")
        return 1;
    return decay == "linear" ? 1 - place : 0.5 * (1 + std::cos(std::numbers::pi * place));
}

}  // namespace

const std::vector<std::string>& decays() {
    static const std::vector<std::string> ids = {"cosine", "linear", "constant", "inverse_square_root"};
    return ids;
}

double learningRate(const OptimizerConfig& config, Index update, Index updates) {
    if (update < config.warmup)
        return config.rate * static_cast<double>(update + 1) / static_cast<double>(config.warmup + 1);
    if (config.decay == "inverse_square_root") {
        const Index reached = std::min(update, std::max(updates - 1, config.warmup));
        return config.rate *
               std::sqrt(static_cast<double>(config.warmup + 1) / static_cast<double>(reached + 1));
    }
    const Index last = std::max<Index>(updates - 1 - config.warmup, 1);
    const double place =
        std::min(static_cast<double>(update - config.warmup) / static_cast<double>(last), 1.0);
    return config.finalRate + (config.rate - config.finalRate) * remaining(config.decay, place);
}

UpdateSettings settingsAt(const Recipe& recipe, Index update) {
    UpdateSettings settings;
    settings.rate = learningRate(recipe.optimizer, update, recipe.updates);
    settings.dropout = recipe.dropout;
    settings.teacherForcing = recipe.teacherForcing;
    const TrainingChange* last = nullptr;
    for (const TrainingChange& change : recipe.changes) {
        if (change.update > update)
            break;
        settings.dropout = change.dropout.value_or(settings.dropout);
        settings.teacherForcing = change.teacherForcing.value_or(settings.teacherForcing);
        last = change.rate ? &change : last;
    }
    if (last) {
        settings.hasChangedRate = true;
        const double then = learningRate(recipe.optimizer, last->update, recipe.updates);
        settings.rate =
            last->update == update || then <= 0 ? *last->rate : *last->rate * (settings.rate / then);
    }
    return settings;
}

}  // namespace attn
