// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/trace.h"

namespace attn::ui {

// The position that a step looks at most, or that a hard span took; −1 without weights and where several
// positions have equally large ones: no one is looked at most then.
int soleFocusOf(const StepTrace& step);
// Whether no other position is looked at more; of a hard span, whether it took this one.
bool isFocus(const StepTrace& step, int source);

}  // namespace attn::ui
