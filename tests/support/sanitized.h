// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

// Of repetitions that make sure of something likely, a tenth under the sanitizers: what these look for is in
// any of them, and every other build does all.
constexpr int repetitions(int count) {
    return isSanitized ? count / 10 : count;
}

}  // namespace attn::test
