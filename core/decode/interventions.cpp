// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/interventions.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {
namespace {

// People type few digits.
constexpr Real sumTolerance = Real(1e-3);

std::string text(Real value) {
    std::string digits = std::to_string(value);
    return toldNumber(digits.substr(0, digits.find_last_not_of('0') + 2));
}

void checkTemperature(Real temperature, const std::string& where) {
    if (!(temperature > 0) || !std::isfinite(temperature))
        throw Error(where + told("the temperature should be a number above 0, found %1.", text(temperature)));
}

void checkWeights(const Vector& weights, const MapAddress& map, const Network& network, Index step,
                  Index sourceLength, const std::string& where) {
    if (network.readsSentences() && map.site != MapSite::Decoder)
        throw Error(
            where +
            told("weights of words and of sentences cannot be given; change the whole map %1 instead.",
                 nameOf(map)));
    if (isOfEncoder(map) && step >= sourceLength)
        throw Error(where + told("a row of the map %1 is a source position, and there are %2.", nameOf(map),
                                 sourceLength));
    const bool isOwn = map.site == MapSite::Decoder;
    const Index expected = isOwn ? step + 1 : sourceLength;
    if (weights.size() != expected)
        throw Error(where +
                    (isOwn ? told("attention needs one weight for each of the %1 steps so far, found %2.",
                                  expected, weights.size())
                           : told("attention needs one weight for each of the %1 source positions, found %2.",
                                  expected, weights.size())));
    for (Index j = 0; j < weights.size(); ++j)
        if (!(weights[j] >= 0) || !std::isfinite(weights[j]))
            throw Error(where + told("the weight of position %1 should be a number from 0 to 1, found %2.",
                                     j + 1, text(weights[j])));
    if (std::abs(weights.sum() - 1) > sumTolerance)
        throw Error(where + told("the attention weights should add up to 1, found %1.", text(weights.sum())));
}

void checkPlaces(const std::vector<Index>& places, const Network& network, Index sourceLength) {
    if (places.empty())
        return;
    if (!network.readsPlaces())
        throw Error(
            told("the encoder of this model has no position encodings, so the places of its tokens cannot be "
                 "changed; choose a model whose encoder.positions are not \"none\"."));
    std::vector<Index> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    for (Index j = 0; j < sourceLength; ++j)
        if (static_cast<Index>(sorted.size()) != sourceLength || sorted[static_cast<std::size_t>(j)] != j)
            throw Error(told("places should be the numbers 1 to %1 in any order, one for each source token.",
                             sourceLength));
}

}  // namespace

bool MapIntervention::operator==(const MapIntervention& other) const {
    const bool haveSameWeights =
        weights.has_value() == other.weights.has_value() &&
        (!weights || (weights->size() == other.weights->size() && *weights == *other.weights));
    return temperature == other.temperature && haveSameWeights;
}

const MapIntervention* StepIntervention::of(const MapAddress& map) const {
    const auto found = maps.find(map);
    return found == maps.end() ? nullptr : &found->second;
}

const StepIntervention* Interventions::of(Index step) const {
    const auto found = steps.find(step);
    return found == steps.end() ? nullptr : &found->second;
}

const MapIntervention* Interventions::of(Index step, const MapAddress& map) const {
    const StepIntervention* change = of(step);
    const MapIntervention* own = change ? change->of(map) : nullptr;
    return own || !change ? own : change->of({map.site, map.layer, MapAddress::allHeads});
}

const WholeMapIntervention* Interventions::of(const MapAddress& map) const {
    auto found = maps.find(map);
    if (found == maps.end())
        found = maps.find({map.site, map.layer, MapAddress::allHeads});
    return found == maps.end() ? nullptr : &found->second;
}

void Interventions::dropEmpty() {
    for (auto& [step, change] : steps)
        std::erase_if(change.maps, [](const auto& map) { return map.second == MapIntervention(); });
    std::erase_if(steps, [](const auto& step) { return step.second == StepIntervention(); });
    std::erase_if(maps, [](const auto& map) { return map.second == WholeMapIntervention(); });
}

void validate(const Interventions& interventions, const Network& network, Index sourceLength) {
    const std::vector<MapAddress> maps = network.maps();
    const auto needScores = [&](bool asked) {
        if (asked && maps.empty())
            throw Error(told("a model without attention has no scores to change; choose another model."));
    };
    const auto needWeights = [&](bool asked) {
        if (asked && maps.empty())
            throw Error(told("a model without attention has no weights to change; choose another model."));
    };
    needScores(interventions.temperature != 1);
    checkTemperature(interventions.temperature, "");
    for (const Index position : interventions.zeroed)
        if (position < 0 || position >= sourceLength)
            throw Error(told("the source has positions 1 to %1, found position %2 to zero.", sourceLength,
                             position + 1));
    for (const auto& [position, token] : interventions.swapped) {
        if (position < 0 || position >= sourceLength)
            throw Error(told("the source has positions 1 to %1, found position %2 to swap.", sourceLength,
                             position + 1));
        if (token < 0 || token >= network.sourceSize())
            throw Error(told("the source vocabulary has tokens 0 to %1, found %2 for position %3.",
                             network.sourceSize() - 1, token, position + 1));
    }
    checkPlaces(interventions.places, network, sourceLength);
    // The mean of the heads stands for all heads of a layer that exists.
    const auto exists = [&](const MapAddress& map) {
        return std::any_of(maps.begin(), maps.end(), [&](const MapAddress& each) {
            return map.head == MapAddress::allHeads ? each.site == map.site && each.layer == map.layer
                                                    : each == map;
        });
    };
    for (const auto& [map, change] : interventions.maps) {
        if (!exists(map))
            throw Error(told("the model has no attention map %1.", nameOf(map)));
        checkTemperature(change.temperature, nameOf(map) + ": ");
        if (change.readsAhead && map.site != MapSite::Decoder)
            throw Error(nameOf(map) + ": " +
                        told("only a map of the decoder to itself has later steps to read; it is named "
                             "decoder.LAYER.HEAD."));
    }
    for (const auto& [step, change] : interventions.steps) {
        const std::string where = told("step %1", step + 1) + ": ";
        if (step < 0)
            throw Error(where + told("steps are counted from 1."));
        if (change.token && (*change.token < 0 || *change.token >= network.targetSize()))
            throw Error(where + told("the target vocabulary has tokens 0 to %1, found %2.",
                                     network.targetSize() - 1, *change.token));
        for (const auto& [map, edit] : change.maps) {
            needWeights(edit.weights.has_value());
            needScores(edit.temperature.has_value());
            if (!exists(map))
                throw Error(where + told("the model has no attention map %1.", nameOf(map)));
            if (edit.temperature)
                checkTemperature(*edit.temperature, where);
            if (edit.weights)
                checkWeights(*edit.weights, map, network, step, sourceLength, where);
            const WholeMapIntervention* whole = interventions.of(map);
            if (edit.weights && whole && whole->readsAhead)
                throw Error(where + told("weights cannot be given in the map %1 while it reads later steps.",
                                         nameOf(map)));
        }
    }
}

}  // namespace attn
