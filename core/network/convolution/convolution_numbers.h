// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of the encoder `convolution` (convolution_encoder.h): what a token is read as, its projection,
// and in each layer the half that is gated, the gate, and the scaled residual.
void addConvolutionNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
