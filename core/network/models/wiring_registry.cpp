// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/wiring_registry.h"

#include <algorithm>
#include <cassert>

#include "core/base/told.h"
#include "core/network/pool/pool_decoder.h"
#include "core/network/pool/pool_numbers.h"
#include "core/network/recurrent/recurrent_config.h"
#include "core/network/recurrent/recurrent_numbers.h"
#include "core/network/recurrent/wirings.h"
#include "core/network/transformer/transformer_config.h"
#include "core/network/transformer/transformer_decoder.h"
#include "core/network/transformer/transformer_numbers.h"

namespace attn {

const std::vector<WiringDescription>& wirings() {
    static const std::vector<WiringDescription> table = {
        {.id = "bahdanau",
         .label = translatable("Bahdanau"),
         .check = checkRecurrentDecoder,
         .create = createBahdanauDecoder,
         .stepNumbers = recurrentStepNumbers,
         .gradientNumbers = recurrentGradientNumbers,
         .addNumbers = addRecurrentDecoderNumbers},
        {.id = "luong",
         .label = translatable("Luong"),
         .check = checkRecurrentDecoder,
         .create = createLuongDecoder,
         .hasAttentionalVector = true,
         .stepNumbers = recurrentStepNumbers,
         .gradientNumbers = recurrentGradientNumbers,
         .addNumbers = addRecurrentDecoderNumbers},
        {.id = "transformer",
         .label = translatable("Transformer"),
         .check = checkTransformerDecoder,
         .create = createTransformerDecoder,
         .hasScoreFunction = false,
         .isRecurrent = false,
         .stepNumbers = transformerStepNumbers,
         .gradientNumbers = transformerGradientNumbers,
         .addNumbers = addTransformerNumbers},
        {.id = "pool",
         .label = translatable("Pool"),
         .check = checkPoolDecoder,
         .create = createPoolDecoder,
         .isRecurrent = false,
         .saysOneToken = true,
         .stepNumbers = poolStepNumbers,
         .gradientNumbers = poolGradientNumbers,
         .addNumbers = addPoolNumbers},
    };
    return table;
}

std::vector<WiringDescription> recurrentWirings() {
    std::vector<WiringDescription> rows = wirings();
    std::erase_if(rows, [](const WiringDescription& row) { return !row.isRecurrent; });
    return rows;
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

bool isRecurrent(const ModelConfig& config) {
    const WiringDescription* row = findWiring(config.decoder.wiring);
    return config.encoder.isRecurrent() && row && row->isRecurrent;
}

bool hasAttentionalVector(const ModelConfig& config) {
    const WiringDescription* row = findWiring(config.decoder.wiring);
    return row && row->hasAttentionalVector;
}

}  // namespace attn
