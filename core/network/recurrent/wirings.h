// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/recurrent_decoder.h"

namespace attn {

// The factories of the wirings, each in its own file. wiring_registry.cpp lists them.
std::unique_ptr<Decoder> createBahdanauDecoder(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<Decoder> createLuongDecoder(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
