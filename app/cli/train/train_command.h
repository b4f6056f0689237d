// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab train RECIPE.json`: trains a recipe, shows progress on standard error and writes the model.
void addTrainCommand(CLI::App& app);

}  // namespace attn
