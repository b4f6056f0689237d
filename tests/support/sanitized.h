// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// g++ defines names of its sanitizers, Clang has features.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ATTN_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ATTN_SANITIZED
#endif
#endif

#if defined(__SANITIZE_THREAD__)
#define ATTN_THREAD_SANITIZED
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ATTN_THREAD_SANITIZED
#endif
#endif

namespace attn::test {

#ifdef ATTN_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

#ifdef ATTN_THREAD_SANITIZED
inline constexpr bool isThreadSanitized = true;
#else
inline constexpr bool isThreadSanitized = false;
#endif

// The number of repetitions of a test that relies on chance. Sanitizers run a tenth of them, because a single
// one suffices for what they look for; all other builds run them all.
constexpr int repetitions(int count) {
    return isSanitized ? count / 10 : count;
}

}  // namespace attn::test
