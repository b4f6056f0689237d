// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of the encoder `self_attention` and of the wiring `transformer` (self_attention_encoder.h,
// transformer_decoder.h).
void addSelfAttentionNumbers(const Numbers& numbers, NumberTable& table);
void addTransformerNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
