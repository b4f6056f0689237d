// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/models/trained_model.h"

namespace attn {

// Interventions in the form of a file: tokens are saved as texts, so that they mean the same in another
// vocabulary.
struct SavedWhatIfs {
    struct Map {
        std::optional<std::vector<Real>> weights;
        std::optional<Real> temperature;
        bool operator==(const Map&) const = default;
    };
    struct Step {
        std::optional<std::string> token;
        std::map<MapAddress, Map> maps;
        bool operator==(const Step&) const = default;
    };
    std::map<Index, Step> steps;
    Real temperature = 1;
    std::set<Index> zeroed;
    std::map<Index, std::string> swapped;
    std::map<MapAddress, WholeMapIntervention> maps;
    std::vector<Index> places;
    bool operator==(const SavedWhatIfs&) const = default;
};

SavedWhatIfs toSaved(const Interventions& whatIfs, const TrainedModel& model);
// Throws Error like `validate` when the model does not know a token or cannot be changed in this way.
Interventions fromSaved(const SavedWhatIfs& saved, const TrainedModel& model, Index sourceLength);

}  // namespace attn
