// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/position_encoding.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace attn {
namespace {

// 10000^(−2i/width), computed as the reference does.
double rate(Index pair, Index width) {
    return std::exp(static_cast<double>(2 * pair) * (-std::log(10000.0) / static_cast<double>(width)));
}

Index roomFor(Index count) {
    return std::max<Index>(64, 2 * count);
}

}  // namespace

const std::vector<std::string>& positionKinds() {
    static const std::vector<std::string> ids = {"sinusoidal", "learned", "rotary", "none"};
    return ids;
}

const Matrix& Sinusoids::upTo(Index count) {
    if (m_table.cols() < count) {
        m_table.resize(m_width, roomFor(count));
        for (Index p = 0; p < m_table.cols(); ++p)
            for (Index i = 0; i < m_width; ++i) {
                const double angle = static_cast<double>(p) * rate(i / 2, m_width);
                m_table(i, p) = static_cast<Real>(i % 2 == 0 ? std::sin(angle) : std::cos(angle));
            }
    }
    return m_table;
}

void Rotation::apply(Index position, Real sign, Real* column, Index rows) {
    assert(m_width % 2 == 0 && rows % m_width == 0);
    if (m_cosines.cols() <= position) {
        const Index room = roomFor(position + 1);
        m_cosines.resize(m_width / 2, room);
        m_sines.resize(m_width / 2, room);
        for (Index p = 0; p < room; ++p)
            for (Index i = 0; i < m_width / 2; ++i) {
                const double angle = static_cast<double>(p) * rate(i, m_width);
                m_cosines(i, p) = static_cast<Real>(std::cos(angle));
                m_sines(i, p) = static_cast<Real>(std::sin(angle));
            }
    }
    const Real* cosines = m_cosines.data() + position * m_cosines.rows();
    const Real* sines = m_sines.data() + position * m_sines.rows();
    for (Index head = 0; head < rows; head += m_width)
        for (Index i = 0; i < m_width / 2; ++i) {
            Real& even = column[head + 2 * i];
            Real& odd = column[head + 2 * i + 1];
            const Real sine = sign * sines[i];
            const Real turned = even * cosines[i] - odd * sine;
            odd = even * sine + odd * cosines[i];
            even = turned;
        }
}

}  // namespace attn
