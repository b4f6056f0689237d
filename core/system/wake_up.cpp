// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/wake_up.h"

#include <unistd.h>

#ifdef __linux__
#include <sys/eventfd.h>
#else
#include <array>
#endif

namespace attn {

#ifdef __linux__

WakeUp::WakeUp() : m_readEnd(::eventfd(0, EFD_CLOEXEC)), m_writeEnd(m_readEnd) {}

void WakeUp::ring() const {
    ::eventfd_write(m_writeEnd, 1);
}

#else

WakeUp::WakeUp() {
    std::array<int, 2> ends = {-1, -1};
    if (::pipe(ends.data()) == 0) {
        m_readEnd = ends[0];
        m_writeEnd = ends[1];
    }
}

void WakeUp::ring() const {
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(m_writeEnd, &byte, 1);
}

#endif

WakeUp::~WakeUp() {
    if (m_readEnd >= 0)
        ::close(m_readEnd);
    if (m_writeEnd >= 0 && m_writeEnd != m_readEnd)
        ::close(m_writeEnd);
}

}  // namespace attn
