// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/value_checks.h"
#include "core/network/config.h"
#include "core/network/explained/number_form.h"

namespace attn {

class Decoder;
class ParameterLayout;

// One row a decoder wiring; whoever lists wirings reads this table. Functions after `check` take a
// configuration whose values are in range.
struct WiringDescription {
    std::string id;     // as in configurations: "bahdanau"
    std::string label;  // for people: "Bahdanau"
    // The keys of `decoder`, each by itself.
    void (*check)(const ModelConfig& config, ValueChecks& checks);
    // Adds the decoder's tensors to the layout. The configuration is valid.
    std::unique_ptr<Decoder> (*create)(const ModelConfig& config, ParameterLayout& layout);
    // The new state is the query, and an attentional vector h̃_t joins it with the context; the next step may
    // read that vector ("input_feeding"). Otherwise the state before is the query (model-spec, "Decoder
    // wirings").
    bool hasAttentionalVector = false;
    // Its attention is one of score_registry.h with a span. False: it has heads (head_score.h).
    bool hasScoreFunction = true;
    // It has a bridge from the encoder's summary to a first state, and layers of cells.
    bool isRecurrent = true;
    // Its output is one token, a class, and no </s> follows.
    bool saysOneToken = false;
    // Numbers that one step keeps while `source` positions are read: an estimate.
    Index (*stepNumbers)(const ModelConfig& config, Index source);
    // What a step takes besides on the way back: an estimate.
    Index (*gradientNumbers)(const ModelConfig& config);
    // The list of its numbers with their arithmetic, from annotations and summary to probabilities.
    AddNumbers addNumbers;
};
const std::vector<WiringDescription>& wirings();
// Those with layers of cells.
std::vector<WiringDescription> recurrentWirings();
// nullptr when no wiring has this id.
const WiringDescription* findWiring(const std::string& id);
// The row of a configuration. Its wiring must be known (asserted): configurations are validated before.
const WiringDescription& wiringOf(const ModelConfig& config);
// Whether encoder and decoder are made of recurrent layers, as in the specification's first version.
bool isRecurrent(const ModelConfig& config);
// Whether the wiring has the attentional vector; false for one that is not known.
bool hasAttentionalVector(const ModelConfig& config);

}  // namespace attn
