// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// A descriptor that becomes readable when another thread rings, for those who wait with poll().
class WakeUp {
public:
    WakeUp();
    ~WakeUp();
    WakeUp(const WakeUp&) = delete;
    WakeUp& operator=(const WakeUp&) = delete;

    void ring() const;
    int descriptor() const { return m_readEnd; }

private:
    int m_readEnd = -1, m_writeEnd = -1;  // one and the same on Linux
};

}  // namespace attn
