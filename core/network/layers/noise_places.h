// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attn {

// Where the parts of a network without recurrence draw their noise (dropout.h): each place has a seed of its
// own.
inline constexpr std::uint64_t encoderInputNoise = 2000, firstEncoderLayerNoise = 2010,
                               decoderInputNoise = 3000, firstDecoderLayerNoise = 3010;
// Places of a Transformer's block: one for each sublayer.
inline constexpr std::uint64_t noisesOfABlock = 3;

}  // namespace attn
