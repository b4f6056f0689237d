// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/weights/weight_conclusions.h"

namespace attn {

// Whether the numbers in a file are those of its sentences, and what keys follow. One number in a row of
// sentences are hypotheses of an n-best list, unless their sources differ: OpenNMT-Lua numbers all with 0.
class WeightNumbering {
public:
    explicit WeightNumbering(const DumpTraits& traits) : m_traits(traits) {}

    // At each number of the sample, also of a sentence that could not be read.
    void see(long number);
    // First at each sentence of the sample, in order.
    void look(const RawSentence& raw);
    // After the last of them. Throws Error for an unknown choice.
    void conclude(const Choices& overruled);
    const std::vector<Conclusion>& conclusions() const { return m_conclusions; }  // none without numbers
    bool isNumbered() const { return m_isNumbered; }

    // The numbers start again: sentences are numbered by their place from here on.
    void join();
    // Of text files, from 0.
    long lineOf(const RawSentence& raw, long place) const;
    // Of all sentences in order; returns why there is no key, as a reason of SkippedLines, else nothing.
    std::string take(const RawSentence& raw, long place, SentenceKey& key);

private:
    const DumpTraits& m_traits;
    std::vector<Conclusion> m_conclusions;
    bool m_isNumbered = false;
    bool m_isJoined = false, m_isChosen = false;  // by hand
    long m_first = 0;                             // the number of the first sentence of the corpus
    // While looking.
    std::optional<long> m_least;
    long m_looked = 0, m_numbered = 0;
    bool m_isRepeated = false, m_hasHypotheses = false;
    std::optional<TokenList> m_lastSource;
    // Of the sentence before.
    std::optional<long> m_last;
    int m_lastRank = 0;
    bool m_werePlaces = true;  // numbers so far
    long m_run = -1;           // of sentences so far, hypotheses of one being one
    std::unordered_set<long> m_taken;
};

}  // namespace attn
