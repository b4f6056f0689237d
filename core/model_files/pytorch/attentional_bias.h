// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/models/seq2seq.h"

namespace attn {

// Says why a network of this configuration cannot carry a bias of its attentional layer. Empty when it can.
std::string attentionalBiasProblem(const ModelConfig& config);

// Returns the same network with h̃_t = tanh(W_c [c_t ; s_t] + bias), bias [D]. The specification's layer has
// no bias (model-spec, "Decoder wirings"), so the encoder and the decoder get one more hidden unit. The new
// unit of the encoder's top layer is always 1. The weights of c_t sum to 1, so c_t also has a 1 there, and
// W_c multiplies it by `bias`. The decoder's new unit is always 0, so no score changes. Asserts that there is
// no problem.
Seq2Seq withAttentionalBias(const Seq2Seq& network, const std::vector<float>& bias);

}  // namespace attn
