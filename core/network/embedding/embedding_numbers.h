// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of the encoder `embedding` (embedding_encoder.h).
void addEmbeddingNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
