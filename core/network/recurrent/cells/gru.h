// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/cells/cell.h"

namespace attn {

// Gated recurrent unit (Cho et al. 2014) in PyTorch's form and gate order r, z, n:
//   r = σ(x_r + g_r), z = σ(x_z + g_z), n = tanh(x_n + r ∘ g_n), h' = (1 − z) ∘ n + z ∘ h
// with x = W_ih·input + b_ih and g = W_hh·h + b_hh.
std::shared_ptr<const Cell> createGru();

}  // namespace attn
