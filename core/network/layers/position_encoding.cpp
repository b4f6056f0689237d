// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/position_encoding.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace attn {
namespace {

// 10000^(−2i/width), computed as the reference does. A single rate may have no width.
double rate(Index pair, Index width) {
    if (pair == 0)
        return 1;
    return std::exp(static_cast<double>(2 * pair) * (-std::log(10000.0) / static_cast<double>(width)));
}

Index roomFor(Index count) {
    return std::max<Index>(64, 2 * count);
}

}  // namespace

const std::vector<std::string>& positionKinds() {
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> all;
        for (const SinusoidLayout& layout : sinusoidLayouts())
            all.emplace_back(layout.id);
        all.insert(all.end(), {"learned", "rotary", "none"});
        return all;
    }();
    return ids;
}

const std::vector<SinusoidLayout>& sinusoidLayouts() {
    static const std::vector<SinusoidLayout> layouts = {
        {.id = "sinusoidal", .isInHalves = false, .rateGaps = 0, .first = 0},
        {.id = "sinusoidal_halves", .isInHalves = true, .rateGaps = 0, .first = 0},
        {.id = "sinusoidal_halves_from_0", .isInHalves = true, .rateGaps = 1, .first = 0},
        {.id = "sinusoidal_halves_from_1", .isInHalves = true, .rateGaps = 1, .first = 1}};
    return layouts;
}

const SinusoidLayout* findSinusoidLayout(const std::string& positions) {
    for (const SinusoidLayout& layout : sinusoidLayouts())
        if (positions == layout.id)
            return &layout;
    return nullptr;
}

bool areAdded(const std::string& positions) {
    return positions == "learned" || findSinusoidLayout(positions);
}

const Matrix& Sinusoids::upTo(Index count) {
    if (m_table.cols() < count) {
        m_table.resize(m_width, roomFor(count));
        for (Index p = 0; p < m_table.cols(); ++p)
            for (Index i = 0; i < m_width; ++i) {
                const double angle = static_cast<double>(p + m_layout->first) *
                                     rate(m_layout->rateOf(i, m_width), m_layout->rateWidth(m_width));
                m_table(i, p) =
                    static_cast<Real>(m_layout->isSine(i, m_width) ? std::sin(angle) : std::cos(angle));
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
