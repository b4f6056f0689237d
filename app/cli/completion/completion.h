// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace attn {

// The possible completions of the last word of a command line, in the order of the help. `words` does not
// contain the program's name, and its last word may be empty. The result is empty where a file or any other
// value is expected.
std::vector<std::string> completions(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace attn
