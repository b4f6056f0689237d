// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab inspect SYSTEM…`: every sentence of alignments and models, measured; the window's Inspect mode
// without a window.
void addInspectCommand(CLI::App& app);

}  // namespace attn
