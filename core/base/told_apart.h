// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// The names with a number behind each that occurs before: "a", "b", "a (2)".
std::vector<std::string> toldApart(std::vector<std::string> names);

}  // namespace attn
