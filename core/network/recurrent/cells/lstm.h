// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/cells/cell.h"

namespace attn {

// Long short-term memory (Hochreiter & Schmidhuber 1997, with forget gates) in PyTorch's gate order i, f, g,
// o:
//   i, f, o = σ(x + g), g = tanh(x_g + g_g), c' = f ∘ c + i ∘ g, h' = o ∘ tanh(c')
// with x = W_ih·input + b_ih and g = W_hh·h + b_hh. A state is [h ; c].
std::shared_ptr<const Cell> createLstm();

}  // namespace attn
