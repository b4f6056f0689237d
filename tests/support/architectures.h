// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn::test {

struct Architecture {
    std::string name;  // "convolution_transformer_dot_post"
    ModelConfig config;
};

// A small configuration of each kind of encoder. Token 4 ends a sentence.
std::vector<Architecture> smallEncoders();
// Each of them under each wiring, in the wiring's usual form.
std::vector<Architecture> architectures();
// An encoder under the Transformer's wiring in all its forms: scores of heads, norms, positions.
std::vector<Architecture> transformersOver(const ModelConfig& encoder);
// Self-attention in all its forms: scores of heads, norms, positions.
std::vector<Architecture> selfAttentionEncoders();
// The wiring in its usual form.
ModelConfig wired(ModelConfig encoder, const std::string& wiring);

}  // namespace attn::test
