// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "core/base/told.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/train/setup/run_setup.h"
#include "core/train/setup/setup_fields.h"
#include "core/train/setup/told_apart.h"

namespace attn {
namespace {

// What a person changes most often comes first.
constexpr const char* trainingFields[][3] = {{"optimizer.rate", translatable("rate %1"), "rate"},
                                             {"batch", translatable("batch %1"), "batch"},
                                             {"updates", translatable("updates %1"), "updates"},
                                             {"dropout", translatable("dropout %1"), "dropout"},
                                             {"label_smoothing", translatable("smoothing %1"), "smoothing"},
                                             {"optimizer.clip_norm", translatable("clip %1"), "clip"},
                                             {"optimizer.warmup", translatable("warm-up %1"), "warm-up"},
                                             {"optimizer.decay", translatable("fall %1"), "fall"}};

// Adds how they are trained to the names of equal models.
void tellTrainingApart(std::vector<LaneName>& names, const std::vector<Recipe>& recipes) {
    for (const auto& [id, label, mark] : trainingFields)
        for (const std::vector<std::size_t>& group : sameNames(names)) {
            const auto value = [&, id = id](std::size_t lane) {
                return fieldText(*findSetupField(id), recipes[lane]);
            };
            const bool differ = std::any_of(group.begin(), group.end(), [&](std::size_t lane) {
                return value(lane) != value(group.front());
            });
            for (const std::size_t lane : group)
                if (differ)
                    names[lane] = joined(names[lane], {told(label, value(lane)), mark + value(lane)});
        }
}

std::vector<LaneName> names(const RunSetup& setup) {
    std::vector<LaneName> names;
    std::vector<ModelConfig> models;
    std::vector<Recipe> recipes;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        recipes.push_back(laneRecipe(setup, i));
        models.push_back(recipes.back().model);
        names.push_back(modelAndSpanName(models.back()));
    }
    tellApart(names, models);
    tellTrainingApart(names, recipes);
    numberApart(names);
    return names;
}

}  // namespace

std::vector<std::string> laneNames(const RunSetup& setup) {
    std::vector<std::string> labels;
    for (const LaneName& name : names(setup)) {
        const std::string& given = setup.lanes[labels.size()].name;
        labels.push_back(given.empty() ? name.label : given);
    }
    return labels;
}

std::vector<std::string> laneFileNames(const RunSetup& setup) {
    std::vector<std::string> ids;
    for (const LaneName& name : names(setup))
        ids.push_back(name.id);
    return ids;
}

std::vector<int> laneColours(const RunSetup& setup) {
    const std::vector<ScoreDescription>& scores = scoreFunctions();
    std::vector<int> colours(setup.lanes.size(), -1);
    std::set<int> taken;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        const ScoreDescription* score = findScoreFunction(setup.lanes[i].attention.score);
        const int own = score ? static_cast<int>(score - scores.data()) : 0;
        if (taken.insert(own).second)
            colours[i] = own;
    }
    for (int& colour : colours) {
        if (colour >= 0)
            continue;
        colour = 0;
        while (taken.contains(colour))
            ++colour;
        taken.insert(colour);
    }
    return colours;
}

}  // namespace attn
