// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace attn {

// The folder of recipes, models and mappings: environment variable ATTENTION_LAB_RESOURCES when set, else the
// installed one beside the program, else the one of the sources it was built from. Absolute; empty when none
// exists.
std::filesystem::path resourceFolder();

}  // namespace attn
