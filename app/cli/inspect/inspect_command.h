// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab inspect SYSTEM…`: measures every sentence of alignments and models. It is the window's Inspect
// mode without a window.
void addInspectCommand(CLI::App& app);

}  // namespace attn
