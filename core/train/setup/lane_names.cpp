// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/network/recurrent/wiring_registry.h"
#include "core/train/setup/run_setup.h"

namespace attn {
namespace {

// A part of a lane's name for people and for files.
struct Part {
    std::string label;
    std::string id;
    bool operator==(const Part&) const = default;
};

template <typename Description>
Part partOf(const std::vector<Description>& table, const std::string& id) {
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const Description& description) { return description.id == id; });
    return row == table.end() ? Part{id, id} : Part{row->label, id};
}

Part cellPart(const LaneSetup& lane) {
    const Part encoder = partOf(cells(), lane.encoderCell), decoder = partOf(cells(), lane.decoderCell);
    if (encoder == decoder)
        return encoder;
    return {encoder.label + " to " + decoder.label, encoder.id + "-" + decoder.id};
}

// What lanes of one score may differ in, the most telling first; empty where a lane does not read it.
constexpr Part (*differences[])(const LaneSetup&) = {
    [](const LaneSetup& lane) { return partOf(wirings(), lane.wiring); },
    cellPart,
    [](const LaneSetup& lane) {
        const std::string window = std::to_string(lane.attention.window);
        return readsOf(lane).window ? Part{"window " + window, "window" + window} : Part{};
    },
    [](const LaneSetup& lane) {
        return !readsOf(lane).inputFeeding ? Part{}
               : lane.inputFeeding         ? Part{"fed", "fed"}
                                           : Part{"not fed", "not_fed"};
    },
    [](const LaneSetup& lane) {
        return !readsOf(lane).keyStrength          ? Part{}
               : lane.attention.learnedKeyStrength ? Part{"learned β", "learned"}
                                                   : Part{"β = 1", "fixed"};
    },
    [](const LaneSetup& lane) {
        const std::string& activation = lane.attention.activation;
        return readsOf(lane).activationAndBias ? Part{activation, activation} : Part{};
    },
    [](const LaneSetup& lane) {
        return !readsOf(lane).activationAndBias ? Part{}
               : lane.attention.bias            ? Part{"bias", "bias"}
                                                : Part{"no bias", "no_bias"};
    },
    [](const LaneSetup& lane) {
        const std::string longest = std::to_string(lane.attention.longestSource);
        return readsOf(lane).longestSource ? Part{"up to " + longest, "to" + longest} : Part{};
    },
};

Part joined(const Part& name, const Part& part) {
    return part.id.empty() ? name : Part{name.label + " · " + part.label, name.id + "-" + part.id};
}

// Lanes by their names so far.
std::vector<std::vector<std::size_t>> groupsOf(const std::vector<Part>& names) {
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < names.size(); ++i)
        groups[names[i].id].push_back(i);
    std::vector<std::vector<std::size_t>> several;
    for (auto& [name, lanes] : groups)
        if (lanes.size() > 1)
            several.push_back(std::move(lanes));
    return several;
}

std::vector<Part> names(const RunSetup& setup) {
    std::vector<Part> names;
    for (const LaneSetup& lane : setup.lanes) {
        const Part name = partOf(scoreFunctions(), lane.attention.score);
        const bool isUsual = lane.attention.span == AttentionConfig().span;
        names.push_back(isUsual ? name : joined(name, partOf(spans(), lane.attention.span)));
    }
    for (const auto difference : differences)
        for (const std::vector<std::size_t>& group : groupsOf(names)) {
            const Part first = difference(setup.lanes[group.front()]);
            const bool differ = std::any_of(group.begin(), group.end(), [&](std::size_t i) {
                return difference(setup.lanes[i]) != first;
            });
            for (const std::size_t i : group)
                if (differ)
                    names[i] = joined(names[i], difference(setup.lanes[i]));
        }
    for (const std::vector<std::size_t>& group : groupsOf(names))
        for (std::size_t k = 1; k < group.size(); ++k) {
            const std::string number = std::to_string(k + 1);
            names[group[k]].label += " " + number;
            names[group[k]].id += "-" + number;
        }
    return names;
}

}  // namespace

std::vector<std::string> laneNames(const RunSetup& setup) {
    std::vector<std::string> labels;
    for (const Part& name : names(setup))
        labels.push_back(name.label);
    return labels;
}

std::vector<std::string> laneFileNames(const RunSetup& setup) {
    std::vector<std::string> ids;
    for (const Part& name : names(setup))
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
