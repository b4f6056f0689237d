// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <unordered_set>

#include "core/inspect/aligned_sentence.h"
#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/weight_conclusions.h"

namespace attn {

// Whether the numbers in a file are those of its sentences, and what keys follow. One number in a row of
// sentences are hypotheses of an n-best list, unless their sources differ: OpenNMT-Lua numbers all with 0.
class WeightNumbering {
public:
    // First at each sentence of the sample, in order.
    void look(const RawSentence& raw);
    // After the last of them. Throws Error for an unknown choice.
    void conclude(const Choices& overruled);
    const std::optional<Conclusion>& conclusion() const { return m_conclusion; }  // none without numbers
    bool isNumbered() const { return m_isNumbered; }

    // Of text files, from 0.
    long lineOf(const RawSentence& raw, long place) const;
    // Of all sentences in order; returns why there is no key, as a reason of SkippedLines, else nothing.
    std::string take(const RawSentence& raw, long place, SentenceKey& key);

private:
    bool m_isNumbered = false;
    std::optional<Conclusion> m_conclusion;
    // While looking.
    long m_looked = 0, m_numbered = 0;
    bool m_isRepeated = false;
    std::optional<TokenList> m_lastSource;
    // Of the sentence before.
    std::optional<long> m_last;
    int m_lastRank = 0;
    std::unordered_set<long> m_taken;
};

}  // namespace attn
