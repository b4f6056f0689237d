// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decoded_maps.h"

namespace attn {

std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const DecodeTrace& trace, const Interventions& interventions,
                                    const std::vector<MapAddress>& maps) {
    MapReader reader(model, trace.source, interventions, maps, trace.readAhead);
    for (const StepTrace& step : trace.steps)
        reader.read(step.previous);
    return reader.takeMaps();
}

std::vector<DecodedMap> decodedMaps(const std::shared_ptr<const TrainedModel>& model,
                                    const std::vector<Token>& source, const std::vector<Token>& tokens,
                                    bool isEnded, const std::vector<MapAddress>& maps) {
    std::vector<Token> previous = {beginToken};
    previous.insert(previous.end(), tokens.begin(), tokens.end());
    // The last token is said and not read, unless </s> is said after it.
    if (!isEnded || model->network.saysOneToken())
        previous.pop_back();
    MapReader reader(model, source, {}, maps);
    for (const Token token : previous)
        reader.read(token);
    return reader.takeMaps();
}

}  // namespace attn
