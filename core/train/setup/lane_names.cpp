// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "core/network/attention/scores/score_registry.h"
#include "core/train/setup/run_setup.h"
#include "core/train/setup/told_apart.h"

namespace attn {
namespace {

std::vector<LaneName> names(const RunSetup& setup) {
    std::vector<LaneName> names;
    std::vector<ModelConfig> models;
    for (std::size_t i = 0; i < setup.lanes.size(); ++i) {
        models.push_back(laneRecipe(setup, i).model);
        names.push_back(modelAndSpanName(models.back()));
    }
    tellApart(names, models);
    numberApart(names);
    return names;
}

}  // namespace

std::vector<std::string> laneNames(const RunSetup& setup) {
    std::vector<std::string> labels;
    for (const LaneName& name : names(setup))
        labels.push_back(name.label);
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
