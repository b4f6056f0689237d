// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace attn {

// The folder of recipes, models and mappings: the one that the environment variable ATTENTION_LAB_RESOURCES
// names, else the installed one beside the program, else the one in the sources it was built from. The path
// is absolute; it is empty when no folder exists.
std::filesystem::path resourceFolder();

}  // namespace attn
