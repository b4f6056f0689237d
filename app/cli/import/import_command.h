// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab import STATE_DICT… --out MODEL`: makes a model file from a PyTorch state_dict.
void addImportCommand(CLI::App& app);

}  // namespace attn
