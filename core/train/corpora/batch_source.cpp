// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/batch_source.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace attn {
namespace {

constexpr Index batchesPerWindow = 32;

void shuffleWith(Random& random, std::vector<Index>& values) {
    for (std::size_t i = values.size(); i > 1; --i)
        std::swap(values[i - 1], values[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
}

}  // namespace

BatchSource::BatchSource(const std::vector<SentencePair>& pairs, Index batchSize, std::uint64_t seed)
    : m_pairs(pairs), m_batchSize(batchSize), m_random(seed), m_order(pairs.size()) {
    assert(!pairs.empty() && batchSize > 0);
    std::iota(m_order.begin(), m_order.end(), Index(0));
    for (Index start = 0; start < static_cast<Index>(pairs.size()); start += batchSize)
        m_batchStarts.push_back(start);
    m_chosen.reserve(static_cast<std::size_t>(batchSize));
    shuffle();
}

void BatchSource::shuffle() {
    shuffleWith(m_random, m_order);
    const auto total = static_cast<Index>(m_order.size());
    for (Index start = 0; start < total; start += m_batchSize * batchesPerWindow) {
        const auto end = m_order.begin() + std::min(total, start + m_batchSize * batchesPerWindow);
        std::sort(m_order.begin() + start, end, [this](Index left, Index right) {
            const std::size_t a = m_pairs[static_cast<std::size_t>(left)].source.size();
            const std::size_t b = m_pairs[static_cast<std::size_t>(right)].source.size();
            return a != b ? a > b : left < right;
        });
    }
    shuffleWith(m_random, m_batchStarts);
    m_place = 0;
}

const std::vector<Index>& BatchSource::next() {
    if (m_place == m_batchStarts.size())
        shuffle();
    const Index start = m_batchStarts[m_place++];
    const auto end = std::min(static_cast<Index>(m_order.size()), start + m_batchSize);
    m_chosen.assign(m_order.begin() + start, m_order.begin() + end);
    return m_chosen;
}

}  // namespace attn
