// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/wiring_registry.h"

#include <algorithm>
#include <cassert>

#include "core/network/recurrent/recurrent_config.h"
#include "core/network/recurrent/wirings.h"

namespace attn {

const std::vector<WiringDescription>& wirings() {
    static const std::vector<WiringDescription> table = {
        {"bahdanau", "Bahdanau", checkRecurrentDecoder, createBahdanauDecoder, false, recurrentStepNumbers,
         recurrentGradientNumbers},
        {"luong", "Luong", checkRecurrentDecoder, createLuongDecoder, true, recurrentStepNumbers,
         recurrentGradientNumbers},
    };
    return table;
}

const WiringDescription* findWiring(const std::string& id) {
    const auto row = std::find_if(wirings().begin(), wirings().end(),
                                  [&](const WiringDescription& wiring) { return wiring.id == id; });
    return row == wirings().end() ? nullptr : &*row;
}

const WiringDescription& wiringOf(const ModelConfig& config) {
    const WiringDescription* row = findWiring(config.decoder.wiring);
    assert(row);
    return *row;
}

bool hasAttentionalVector(const ModelConfig& config) {
    const WiringDescription* row = findWiring(config.decoder.wiring);
    return row && row->hasAttentionalVector;
}

}  // namespace attn
