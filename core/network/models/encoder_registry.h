// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/value_checks.h"
#include "core/network/config.h"
#include "core/network/explained/number_form.h"

namespace attn {

class Encoder;
class ParameterLayout;

// One row a kind of encoder; whoever lists encoders reads this table. Functions after `check` take a
// configuration whose values are in range.
struct EncoderDescription {
    std::string id;     // as in configurations, key `encoder.kind`: "recurrent"
    std::string label;  // for people: "Recurrent"
    std::string over;   // the end of a model's name, after its score (%1): "%1 over convolution"
    // The keys of `encoder`, each by itself.
    void (*check)(const ModelConfig& config, ValueChecks& checks);
    // The keys of `encoder` with those of the decoder.
    void (*checkTogether)(const ModelConfig& config, ValueChecks& checks);
    // Adds the encoder's tensors to the layout. The configuration is valid.
    std::unique_ptr<Encoder> (*create)(const ModelConfig& config, ParameterLayout& layout);
    // Where the size of the annotations comes from, the end of a sentence: "encoder.hidden in 2 directions
    // makes 64."
    std::string (*annotationText)(const ModelConfig& config, const ValueChecks& checks);
    // Numbers that one source position takes in training, there and back: an estimate.
    Index (*positionNumbers)(const ModelConfig& config);
    // The list of its numbers with their arithmetic, from the tokens to annotations and summary.
    AddNumbers addNumbers;
};
const std::vector<EncoderDescription>& encoders();
// nullptr when no kind of encoder has this id.
const EncoderDescription* findEncoder(const std::string& id);
// The row of a configuration. Its kind must be known (asserted): configurations are validated before.
const EncoderDescription& encoderOf(const ModelConfig& config);

}  // namespace attn
