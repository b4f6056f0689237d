// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// All lines of a text. Throws Error unless there are `count` of them, as in the file `of`; 0: any number.
std::vector<std::string> readLines(const std::string& path, Index count = 0, const std::string& of = {});

}  // namespace attn
