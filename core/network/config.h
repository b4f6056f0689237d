// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/types.h"
#include "core/network/attention_config.h"

namespace attn {

// The largest size of a layer or a window; far above what one machine trains.
inline constexpr Index largestSize = 16'384;

// Everything of a model that is a choice (model-spec, "Model file", key `config`). Plain values; `validate`
// (config_checks.h) says what contradicts itself. JSON keys are the field names, grouped as here.
struct EncoderConfig {
    std::string kind = "recurrent";  // an id of encoder_registry.h
    std::string cell = "gru";
    Index layers = 1;
    bool bidirectional = true;
    Index hidden = 32;  // per direction
    Index embedding = 32;
    std::string bridge = "tanh";
};

struct DecoderConfig {
    std::string wiring = "bahdanau";
    std::string cell = "gru";
    Index layers = 1;
    Index hidden = 64;  // D
    Index embedding = 32;
    bool inputFeeding = true;  // "input_feeding", read by Luong's wiring only
};

struct ModelConfig {
    Index sourceSize = 0;  // "source_size", Vs
    Index targetSize = 0;  // "target_size", Vt
    EncoderConfig encoder;
    DecoderConfig decoder;
    AttentionConfig attention;

    Index directions() const { return encoder.bidirectional ? 2 : 1; }
    Index annotationSize() const { return encoder.hidden * directions(); }  // K
    AttentionSetup attentionSetup() const { return {attention, decoder.hidden, annotationSize()}; }
};

}  // namespace attn
