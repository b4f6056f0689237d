// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace attn {

// The file of the program that runs; empty where the system does not tell.
std::filesystem::path programPath();

}  // namespace attn
