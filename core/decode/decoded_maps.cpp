// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decoded_maps.h"

#include <optional>

#include "core/decode/sentence.h"
#include "core/network/rollout.h"
#include "core/network/shown_maps.h"

namespace attn {
namespace {

// Reads `previous`, token by token, and the rows of the maps on the way.
std::vector<DecodedMap> readAgain(Sentence& sentence, Index length, const std::vector<Token>& previous,
                                  const std::vector<MapAddress>& maps) {
    const Network& network = sentence.model().network;
    std::vector<DecodedMap> found;
    std::optional<Rollout> rollout;
    for (const MapAddress& map : maps) {
        DecodedMap& one = found.emplace_back(DecodedMap{map, {}});
        if (map.site == MapSite::Rollout)
            rollout.emplace(network).begin(sentence.pass(), 0, length);
        if (rowsOf(map) == MapAxis::Source)
            for (Index row = 0; row < length; ++row)
                sentence.pass().weights(map, row, 0, one.rows.emplace_back());
    }
    for (std::size_t t = 0; t < previous.size(); ++t) {
        sentence.step(static_cast<Index>(t), std::span(&previous[t], 1));
        for (DecodedMap& one : found) {
            if (one.map.site == MapSite::Rollout && !sentence.isWhole())
                one.rows.push_back(rollout->next(sentence.pass(), 0));
            else if (one.map.site != MapSite::Rollout && rowsOf(one.map) == MapAxis::Steps)
                sentence.weights(one.map, 0, one.rows.emplace_back());
        }
        sentence.carry();
    }
    if (sentence.isWhole())
        for (DecodedMap& one : found)
            if (one.map.site == MapSite::Rollout) {
                one.rows = rollout->all(sentence.pass(), sentence.wholeLength());
                one.rows.resize(previous.size());
            }
    return found;
}

}  // namespace

std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const DecodeTrace& trace, const Interventions& interventions,
                                    const std::vector<MapAddress>& maps) {
    Sentence sentence(model, trace.source, 1, interventions, {}, trace.readAhead);
    std::vector<Token> previous;
    for (const StepTrace& step : trace.steps)
        previous.push_back(step.previous);
    return readAgain(sentence, static_cast<Index>(trace.source.size()), previous, maps);
}

std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const std::vector<Token>& source, const std::vector<Token>& tokens,
                                    bool isEnded, const std::vector<MapAddress>& maps) {
    Sentence sentence(model, source, 1, {});
    std::vector<Token> previous = {beginToken};
    previous.insert(previous.end(), tokens.begin(), tokens.end());
    // The last token is said and not read, unless </s> is said after it.
    if (!isEnded || model->network.saysOneToken())
        previous.pop_back();
    return readAgain(sentence, static_cast<Index>(source.size()), previous, maps);
}

}  // namespace attn
