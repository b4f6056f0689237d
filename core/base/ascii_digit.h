// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// 0 to 9, whatever the locale.
constexpr bool isAsciiDigit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace attn
