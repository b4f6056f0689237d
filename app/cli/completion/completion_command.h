// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `completion`: prints what a shell reads to complete this command line. `complete`, without help: what that
// script calls with the words so far.
void addCompletionCommand(CLI::App& app);
void addCompleteCommand(CLI::App& app);

}  // namespace attn
