// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_config.h"

#include <vector>

#include "core/base/told.h"
#include "core/network/recurrent/cells/cell_registry.h"

namespace attn {
void checkRecurrentEncoder(const ModelConfig& config, ValueChecks& check) {
    const EncoderConfig& encoder = config.encoder;
    check.oneOf("encoder.cell", encoder.cell, cells());
    check.whole("encoder.hidden", encoder.hidden, 1, largestSize);
    check.whole("encoder.embedding", encoder.embedding, 1, largestSize);
    check.oneOf("encoder.bridge", encoder.bridge, std::vector<std::string>{"tanh", "copy"});
    check.whole("encoder.layers", encoder.layers, 1, largestLayers);
}

void checkBridge(const ModelConfig& config, ValueChecks& check) {
    const EncoderConfig& encoder = config.encoder;
    if (config.decoder.wiring == "transformer" || config.decoder.wiring == "pool")
        return;  // they have no bridge
    const bool isOneSize = !encoder.bidirectional && encoder.hidden == config.decoder.hidden;
    check.require(
        encoder.bridge != "copy" || isOneSize,
        told("%1 \"copy\" needs one direction and annotations of the decoder's size, found %2 %3 while %4",
             check.name("encoder.bridge"), check.name("decoder.hidden"), config.decoder.hidden,
             recurrentAnnotationText(config, check)));
}

std::string recurrentAnnotationText(const ModelConfig& config, const ValueChecks& check) {
    return plural(config.directions(), "%1 in %2 direction makes %3.", "%1 in %2 directions makes %3.",
                  check.name("encoder.hidden"), config.directions(), config.annotationSize());
}

Index recurrentPositionNumbers(const ModelConfig& config) {
    return (9 * config.encoder.layers + 3) * config.annotationSize();
}

void checkRecurrentDecoder(const ModelConfig& config, ValueChecks& check) {
    const DecoderConfig& decoder = config.decoder;
    check.oneOf("decoder.cell", decoder.cell, cells());
    check.whole("decoder.hidden", decoder.hidden, 1, largestSize);
    check.whole("decoder.embedding", decoder.embedding, 1, largestSize);
    check.whole("decoder.layers", decoder.layers, 1, largestLayers);
}

Index recurrentStepNumbers(const ModelConfig& config, Index source) {
    // The hidden units and scores of each source token, states and gates.
    return source * (config.attention.size + 4) + 8 * config.decoder.layers * config.decoder.hidden;
}

Index recurrentGradientNumbers(const ModelConfig& config) {
    return config.decoder.layers * config.decoder.hidden +
           4 * (config.annotationSize() + config.decoder.hidden);
}

}  // namespace attn
