// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/recurrent/seq2seq.h"

namespace attn {

// Why a network of this configuration cannot carry a bias of its attentional layer; empty when it can.
std::string attentionalBiasProblem(const ModelConfig& config);

// The same network with h̃_t = tanh(W_c [c_t ; s_t] + bias), bias [D]. The specification's layer has no bias
// (model-spec, "Decoder wirings"): encoder and decoder get one hidden unit more. That of the encoder's top
// layer is always 1, so that c_t, whose weights sum to 1, has a 1 which W_c meets with `bias`; that of the
// decoder is always 0, so that no score changes. Asserts that there is no problem.
Seq2Seq withAttentionalBias(const Seq2Seq& network, const std::vector<float>& bias);

}  // namespace attn
