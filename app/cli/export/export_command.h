// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab export MODEL`: writes a model for PyTorch.
void addExportCommand(CLI::App& app);

}  // namespace attn
