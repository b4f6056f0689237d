// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/recurrent/cells/cell.h"

namespace attn {

// Plain recurrent cell (Elman 1990): h' = tanh(W_ih·input + b_ih + W_hh·h + b_hh).
std::shared_ptr<const Cell> createRnn();

}  // namespace attn
