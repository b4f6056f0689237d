// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab decode MODEL --text TEXT`: prints the output with its alignment as a table, or the whole trace as
// JSON.
void addDecodeCommand(CLI::App& app);

}  // namespace attn
