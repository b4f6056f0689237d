// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn {

class Encoder;
class ParameterLayout;

// One row a kind of encoder; whoever lists encoders reads this table.
struct EncoderDescription {
    std::string id;     // as in configurations, key `encoder.kind`: "recurrent"
    std::string label;  // for people: "Recurrent"
    // Adds the encoder's tensors to the layout. Sizes come from a configuration that is valid.
    std::unique_ptr<Encoder> (*create)(const ModelConfig& config, ParameterLayout& layout);
};
const std::vector<EncoderDescription>& encoders();
// The id must be known (asserted): configurations are validated before.
std::unique_ptr<Encoder> createEncoder(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
