// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <utility>

#include "core/inspect/inspection.h"

namespace attn {
namespace {

int lengthWithoutEnd(const TokenList& tokens) {
    return tokens.size() - (!tokens.empty() && tokens.back() == endMark ? 1 : 0);
}

}  // namespace

void Inspection::setGold(std::optional<GoldLinks> gold) {
    m_gold = gold ? std::make_shared<GoldLinks>(std::move(*gold)) : nullptr;
    ++m_version;
}

void Inspection::setLinks(long number, std::optional<std::vector<Link>> links) {
    if (!m_gold && !links)
        return;
    if (!m_gold) {
        m_gold = std::make_shared<GoldLinks>();
        m_gold->format = "pharaoh";
    } else if (m_gold.use_count() > 1) {
        m_gold = std::make_shared<GoldLinks>(*m_gold);  // snapshots keep reading the old links
    } else {
        // Another thread may have released the last snapshot: the fence puts what that thread read before
        // what is written here.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    if (links) {
        std::sort(links->begin(), links->end(), [](const Link& left, const Link& right) {
            return std::pair(left.target, left.source) < std::pair(right.target, right.source);
        });
        m_gold->links[number] = std::move(*links);
    } else {
        m_gold->links.erase(number);
        if (m_gold->links.empty() && m_gold->path.empty())
            m_gold = nullptr;
    }
    ++m_version;
    // All hypotheses of an n-best list share the links.
    for (auto found = m_rows.lower_bound({number, 0}); found != m_rows.end() && found->first.number == number;
         ++found) {
        for (int system = 0; system < systemCount(); ++system)
            measurePlace(system, found->second, MeasuredPart::Links);
    }
}

GoldTexts Inspection::texts() const {
    GoldTexts texts;
    texts.sentences.reserve(m_keys.size());
    for (int row = 0; row < rowCount(); ++row) {
        if (key(row).rank != 0)
            continue;
        GoldTexts::Sentence lengths{key(row).number, -1, -1};
        for (int system = 0; system < systemCount(); ++system) {
            const AlignedSentence* each = sentence(system, row);
            if (!each)
                continue;
            // Without a text, the positions that links name do not tell the length, but weights do.
            const bool hasWeights = each->weights.size() > 0;
            if (lengths.source < 0 && (each->knowsSource || hasWeights))
                lengths.source = each->sourceLength();
            if (lengths.target < 0 && !each->reference.empty())
                lengths.target = lengthWithoutEnd(each->reference);
            else if (lengths.target < 0 && (each->knowsTarget || hasWeights))
                lengths.target = each->targetLength();
        }
        texts.sentences.push_back(lengths);
    }
    return texts;
}

}  // namespace attn
