// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace attn {

// What the last word of a command line may become, in the order of the help; the program's name is not among
// `words`, and the last of them may be empty. Empty where a file, or anything else, is expected.
std::vector<std::string> completions(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace attn
