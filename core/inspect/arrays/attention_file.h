// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// Whether a file of tensors (safetensors, torch.save) holds attention rather than the parameters of a model,
// by names and shapes. False for all other files.
bool holdsAttention(const std::string& path);

}  // namespace attn
