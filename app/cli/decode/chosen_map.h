// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/decode/decoded_maps.h"
#include "core/network/models/trained_model.h"
#include "core/network/shown_maps.h"

namespace attn {

// The map that `name` means in a model. Throws Error that starts with "--map".
MapAddress chosenMapOfName(const std::string& name, const TrainedModel& model);

// A map of one decoded text, with what its columns are called.
struct ChosenMap {
    DecodedMap weights;
    MapAxis rowAxis, columnAxis;
    std::vector<std::string> columns;  // "<s>" and what was said, tokens of the source, or "[1]" …
    std::vector<std::string> legend;   // one line for each sentence of the source: "[1] good food ."

    bool isAlignment() const { return rowAxis == MapAxis::Steps && columnAxis == MapAxis::Source; }
};

// `source` are the tokens as they were read.
ChosenMap chosenMap(const std::shared_ptr<const TrainedModel>& model, const DecodeTrace& trace,
                    const Interventions& interventions, const MapAddress& map,
                    const std::vector<std::string>& source);

// "steps", "source", "sentences" or "read", as files have it.
const char* nameOf(MapAxis axis);

}  // namespace attn
