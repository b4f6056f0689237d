// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/math/work_meter.h"

namespace attn {
namespace {

thread_local MeteredWork* innermost = nullptr;

}  // namespace

std::atomic<WorkMeter*> WorkMeter::told = nullptr;

void MeteredWork::begin(const WorkDone& done) {
    m_done = done;
    m_around = innermost;
    innermost = this;
    m_begin = std::chrono::steady_clock::now();
}

void MeteredWork::end() {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    innermost = m_around;
    if (m_around)
        m_around->m_secondsWithin += seconds;
    m_meter->add(m_done, seconds - m_secondsWithin);
}

}  // namespace attn
