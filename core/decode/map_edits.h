// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decode/interventions.h"
#include "core/network/attention_edit.h"

namespace attn {

// What a person's changes make of a map in rows 0 … count − 1 that are computed together.
AttentionEdit editOfRows(const Interventions& interventions, const MapAddress& map, Index count);
// The same in one row: a step, or in an encoder's map the source position that attends.
AttentionEdit editOf(const Interventions& interventions, const MapAddress& map, Index row);

}  // namespace attn
