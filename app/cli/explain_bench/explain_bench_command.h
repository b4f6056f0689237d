// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// Adds `attnlab explain-bench`: whether the weights of models explain their outputs.
void addExplainBenchCommand(CLI::App& app);

}  // namespace attn
