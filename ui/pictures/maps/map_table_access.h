// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

// Shows tables of maps to screen readers, as lists of their maps.
void installMapTables();

}  // namespace attn::ui
