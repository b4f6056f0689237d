// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/moving_mean.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn::ui {

MovingMean::MovingMean(Index window) : m_window(std::max<Index>(1, window)) {}

void MovingMean::Sum::add(double value) {
    if (std::isfinite(value)) {
        sum += value;
        ++count;
    }
}

double MovingMean::add(double value) {
    m_block.push_back(value);
    m_head.add(value);
    Sum all = m_head;
    if (const std::size_t next = m_block.size(); next < m_tails.size()) {
        all.sum += m_tails[next].sum;
        all.count += m_tails[next].count;
    }
    if (static_cast<Index>(m_block.size()) == m_window) {
        m_tails.resize(m_block.size());
        Sum tail;
        for (std::size_t i = m_block.size(); i-- > 0;) {
            tail.add(m_block[i]);
            m_tails[i] = tail;
        }
        m_block.clear();
        m_head = {};
    }
    return all.count > 0 ? all.sum / static_cast<double>(all.count)
                         : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace attn::ui
