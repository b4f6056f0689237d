// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/saved_what_ifs.h"

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"

namespace attn {
namespace {

Token knownToken(const Vocabulary& vocabulary, const std::string& text, const char* sentence) {
    if (!vocabulary.contains(text))
        throw Error(told(sentence, inQuotes(text)));
    return vocabulary.id(text);
}

}  // namespace

SavedWhatIfs toSaved(const Interventions& whatIfs, const TrainedModel& model) {
    SavedWhatIfs saved;
    saved.temperature = whatIfs.temperature;
    saved.zeroed = whatIfs.zeroed;
    saved.maps = whatIfs.maps;
    saved.places = whatIfs.places;
    for (const auto& [position, token] : whatIfs.swapped)
        saved.swapped[position] = model.source.text(token);
    for (const auto& [step, change] : whatIfs.steps) {
        SavedWhatIfs::Step& row = saved.steps[step];
        if (change.token)
            row.token = model.target.text(*change.token);
        for (const auto& [map, edit] : change.maps) {
            SavedWhatIfs::Map& place = row.maps[map];
            place.temperature = edit.temperature;
            if (edit.weights)
                place.weights.emplace(edit.weights->data(), edit.weights->data() + edit.weights->size());
        }
    }
    return saved;
}

Interventions fromSaved(const SavedWhatIfs& saved, const TrainedModel& model, Index sourceLength) {
    Interventions whatIfs;
    whatIfs.temperature = saved.temperature;
    whatIfs.zeroed = saved.zeroed;
    whatIfs.maps = saved.maps;
    whatIfs.places = saved.places;
    for (const auto& [position, text] : saved.swapped)
        whatIfs.swapped[position] =
            knownToken(model.source, text,
                       translatable("its source vocabulary has no token %1 any more; choose another one."));
    for (const auto& [step, row] : saved.steps) {
        StepIntervention& change = whatIfs.steps[step];
        if (row.token)
            change.token = knownToken(
                model.target, *row.token,
                translatable("its target vocabulary has no token %1 any more; choose another one."));
        for (const auto& [map, place] : row.maps) {
            MapIntervention& edit = change.maps[map];
            edit.temperature = place.temperature;
            if (place.weights)
                edit.weights = Eigen::Map<const Vector>(place.weights->data(),
                                                        static_cast<Index>(place.weights->size()));
        }
    }
    validate(whatIfs, model.network, sourceLength);
    return whatIfs;
}

}  // namespace attn
