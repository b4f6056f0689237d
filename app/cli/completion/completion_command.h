// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `completion` prints the script with which a shell completes this command line. `complete`, which the help
// does not list, is what the script calls with the words so far.
void addCompletionCommand(CLI::App& app);
void addCompleteCommand(CLI::App& app);

}  // namespace attn
