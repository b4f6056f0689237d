// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

// The number of repetitions of a test that relies on chance. Sanitizers run a tenth of them, because a single
// one suffices for what they look for; all other builds run them all.
constexpr int repetitions(int count) {
    return isSanitized ? count / 10 : count;
}

}  // namespace attn::test
