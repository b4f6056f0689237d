// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab align SYSTEM…`: compares alignments of files and the attention of models with known links.
void addAlignCommand(CLI::App& app);

}  // namespace attn
