// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The numbers of the encoder `hierarchical` (hierarchical_encoder.h): words, their weights in their sentence,
// sentence vectors (the context of Part::Words), sentences, annotations; and the weight of each token in a
// step, where the wiring attends.
void addHierarchicalNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
