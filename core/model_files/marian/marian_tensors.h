// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model_files/marian/marian_settings.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// Marian's tensors under the names of resources/mappings/families/marian.json: layers are numbered from 0,
// each half has its own table of embeddings and of learned positions, and what the settings leave out is the
// identity (an output projection of attention) or zero (biases). Throws Error that starts with the path when
// a table is missing.
NamedTensors namedForMapping(const NamedTensors& tensors, const MarianSettings& settings);

}  // namespace attn
