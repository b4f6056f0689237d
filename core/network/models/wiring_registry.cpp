// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/wiring_registry.h"

#include <algorithm>
#include <cassert>

#include "core/network/recurrent/wirings.h"

namespace attn {

const std::vector<WiringDescription>& wirings() {
    static const std::vector<WiringDescription> table = {
        {"bahdanau", "Bahdanau", createBahdanauDecoder},
        {"luong", "Luong", createLuongDecoder},
    };
    return table;
}

std::unique_ptr<Decoder> createDecoder(const ModelConfig& config, ParameterLayout& layout) {
    const auto row = std::find_if(wirings().begin(), wirings().end(), [&](const WiringDescription& wiring) {
        return wiring.id == config.decoder.wiring;
    });
    assert(row != wirings().end());
    return row->create(config, layout);
}

}  // namespace attn
