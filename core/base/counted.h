// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// "1 pair", "20 pairs"
template <typename Count>
std::string counted(Count count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace attn
