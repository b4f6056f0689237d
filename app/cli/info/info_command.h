// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab info MODEL`: tells what a model file holds.
void addInfoCommand(CLI::App& app);

}  // namespace attn
