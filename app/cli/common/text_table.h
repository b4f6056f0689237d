// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attn {

// A line for each row, as wide as the widest cells. The first column is written to the left, the others to
// the right. All rows have as many cells as the first one.
std::string textTable(const std::vector<std::vector<std::string>>& rows);

}  // namespace attn
