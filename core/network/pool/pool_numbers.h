// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of the wiring `pool` (pool_decoder.h): learned query, scores, weights, context, logits.
void addPoolNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
