// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/encoder_registry.h"

#include <algorithm>
#include <cassert>

#include "core/network/recurrent/recurrent_encoder.h"

namespace attn {
namespace {

std::unique_ptr<Encoder> createRecurrentEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<RecurrentEncoder>(config, layout);
}

}  // namespace

const std::vector<EncoderDescription>& encoders() {
    static const std::vector<EncoderDescription> table = {
        {"recurrent", "Recurrent", createRecurrentEncoder},
    };
    return table;
}

std::unique_ptr<Encoder> createEncoder(const ModelConfig& config, ParameterLayout& layout) {
    const auto row =
        std::find_if(encoders().begin(), encoders().end(),
                     [&](const EncoderDescription& encoder) { return encoder.id == config.encoder.kind; });
    assert(row != encoders().end());
    return row->create(config, layout);
}

}  // namespace attn
