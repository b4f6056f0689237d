// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/metrics/side.h"
#include "core/network/map_address.h"

namespace attn {

// What the name of an array says, as programs and people choose such names: "cross_attentions",
// "decoder.layers.3.encoder_attn", "sent0", "arr_0", "sentence_3_source_tokens".
struct ArrayName {
    std::optional<MapSite> site;  // encoder, decoder or cross
    bool isAttention = false;     // it speaks of attention, alignment or weights
    bool isOther = false;         // it speaks of states, logits and the like
    bool isParameter = false;     // it ends as names of a model's parameters do: "weight", "bias"
    bool isOfAllLayers = false;   // "cross_attentions": what Hugging Face calls a tuple over layers
    std::optional<std::int64_t> sentence, step, layer, head;
    // A number whose meaning the name does not tell: "arr_0".
    std::optional<std::int64_t> item;
    // For texts: whose they are. Both where the name does not tell, as in "tokens".
    std::optional<Side> side;
    bool isTexts = false;  // it speaks of tokens, words or texts
};
ArrayName arrayName(const std::string& name);

}  // namespace attn
