// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// Shows chips of tokens to screen readers, as lists of tokens.
void installTokenLists();

}  // namespace attn::ui
