// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/transformer/block_numbers.h"

namespace attn {

// The numbers of a decoder's residual stream as residual_stream.h has them: what each part adds to a logit,
// once mean and deviation of each norm on the way are taken as they are, and what would be said at each place
// of the stream.
//   Kind::StreamLogit  of a sublayer, or of Part::DecoderInput: layer 0 the token, layer 1 its position, if
//                      that is added to the stream
//   Kind::StreamBias   of a norm after a sublayer, of the last norm (Part::DecoderLast), or of the output
//                      layer (Part::Model)
//   Part::DecoderLens  norm, logits and probabilities at each place
// `output` is the output layer's weight, `bias` its bias.
void addStreamNumbers(const Numbers& numbers, const BlocksPlace& blocks, ParameterId output, ParameterId bias,
                      NumberForms& table);

}  // namespace attn
