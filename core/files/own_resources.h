// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace attn {

// The words of a command line, in which files that begin with "resources/" and are not in the present folder
// are those of the program's own resources: so the examples of the manual work wherever it is installed. A
// pattern (*, ?, […]) that the shell has left as it is becomes all files that fit, sorted. Words that follow
// an option are left alone, because they may be outputs, but for options that name a model, a configuration
// or a table to be read.
std::vector<std::string> withOwnResources(const std::vector<std::string>& words,
                                          const std::filesystem::path& resources);

}  // namespace attn
