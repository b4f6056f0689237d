// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/trace.h"

namespace attn::ui {

// The position that a step looks at most, or that a hard span took; −1 without weights, and when several
// positions share the largest weight.
int soleFocusOf(const MapTrace& attention);
// Whether the position has the largest weight; for a hard span, whether the span took it.
bool isFocus(const MapTrace& attention, int source);

}  // namespace attn::ui
