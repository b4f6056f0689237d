// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

inline constexpr int mostLanes = 16;      // shown side by side
inline constexpr int longestText = 1000;  // characters of a source text; a longer one is cut

}  // namespace attn::ui
