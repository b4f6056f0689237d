// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace attn {

// While it lives, this thread treats numbers below the smallest normal one (1e-38 as a float) as 0. They do
// not matter in training, but a processor takes a hundred cycles for each. Sharp attention makes so many of
// them that an update took twice as long.
class FlushDenormals {
public:
    FlushDenormals() : m_before(control()) { setControl(m_before | flushBits); }
    ~FlushDenormals() { setControl(m_before); }
    FlushDenormals(const FlushDenormals&) = delete;
    FlushDenormals& operator=(const FlushDenormals&) = delete;

private:
#if defined(__SSE2__)
    using Control = unsigned;
    static constexpr Control flushBits = 0x8040;  // results and inputs become zero
    static Control control() {
        return _mm_getcsr();
    }
    static void setControl(Control value) {
        _mm_setcsr(value);
    }
#elif defined(__aarch64__)
    using Control = std::uint64_t;
    static constexpr Control flushBits = Control(1) << 24;
    static Control control() {
        Control value;
        asm volatile("mrs %0, fpcr" : "=r"(value));
        return value;
    }
    static void setControl(Control value) {
        asm volatile("msr fpcr, %0" : : "r"(value));
    }
#else
    using Control = unsigned;
    static constexpr Control flushBits = 0;
    static Control control() {
        return 0;
    }
    static void setControl(Control) {}
#endif

    const Control m_before;
};

}  // namespace attn
