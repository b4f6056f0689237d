// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab train RECIPE.json`: trains, shows progress on standard error, writes the model.
void addTrainCommand(CLI::App& app);

}  // namespace attn
