// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>

namespace attn {

// Repeats a call of the system as long as a signal interrupts it (EINTR). The call returns a negative number
// when it fails.
template <class Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

}  // namespace attn
