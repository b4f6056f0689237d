// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/encoder_registry.h"

#include <algorithm>
#include <cassert>

#include "core/network/recurrent/recurrent_config.h"
#include "core/network/recurrent/recurrent_encoder.h"

namespace attn {
namespace {

std::unique_ptr<Encoder> createRecurrentEncoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<RecurrentEncoder>(config, layout);
}

}  // namespace

const std::vector<EncoderDescription>& encoders() {
    static const std::vector<EncoderDescription> table = {
        {"recurrent", "Recurrent", checkRecurrentEncoder, checkBridge, createRecurrentEncoder,
         recurrentAnnotationSize, recurrentAnnotationText, recurrentPositionNumbers},
    };
    return table;
}

const EncoderDescription* findEncoder(const std::string& id) {
    const auto row = std::find_if(encoders().begin(), encoders().end(),
                                  [&](const EncoderDescription& encoder) { return encoder.id == id; });
    return row == encoders().end() ? nullptr : &*row;
}

const EncoderDescription& encoderOf(const ModelConfig& config) {
    const EncoderDescription* row = findEncoder(config.encoder.kind);
    assert(row);
    return *row;
}

}  // namespace attn
