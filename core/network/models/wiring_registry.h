// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn {

class Decoder;
class ParameterLayout;

// One row a decoder wiring; what lists wirings reads this table.
struct WiringDescription {
    std::string id;     // as in configurations: "bahdanau"
    std::string label;  // for people: "Bahdanau"
    // Adds the decoder's tensors to the layout. Sizes come from a configuration that is valid.
    std::unique_ptr<Decoder> (*create)(const ModelConfig& config, ParameterLayout& layout);
};
const std::vector<WiringDescription>& wirings();
// The id must be known (asserted): configurations are validated before.
std::unique_ptr<Decoder> createDecoder(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
