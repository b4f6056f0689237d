// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab evaluate MODEL --task TASK`: measures a model on pairs that it was not trained on.
void addEvaluateCommand(CLI::App& app);

}  // namespace attn
