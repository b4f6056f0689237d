// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace attn::test {

// Debian's Python, which has PyTorch if that package is installed.
inline constexpr const char* python = "/usr/bin/python3";
inline bool hasTorch() {
    static const bool isThere = std::system("/usr/bin/python3 -c 'import torch' >/dev/null 2>&1") == 0;
    return isThere;
}

}  // namespace attn::test
