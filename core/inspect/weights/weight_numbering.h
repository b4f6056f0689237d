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

// Finds out whether the numbers in a file are those of its sentences, and makes their keys. Consecutive
// sentences with the same number are hypotheses of an n-best list, unless their sources differ: OpenNMT-Lua
// numbers all sentences with 0.
class WeightNumbering {
public:
    explicit WeightNumbering(const DumpTraits& traits) : m_traits(traits) {}

    // To be called with each number of the sample, also that of a sentence that could not be read.
    void see(long number);
    // To be called first for each sentence of the sample, in order.
    void look(const RawSentence& raw);
    // To be called after the last of them. Throws Error for an unknown choice.
    void conclude(const Choices& overruled);
    const std::vector<Conclusion>& conclusions() const { return m_conclusions; }  // empty without numbers
    bool isNumbered() const { return m_isNumbered; }

    // The numbers start again: from here on, sentences are numbered by their place.
    void join();
    // The line in text files, from 0.
    long lineOf(const RawSentence& raw, long place) const;
    // To be called for all sentences in order. Returns why there is no key, as a reason of SkippedLines;
    // empty when there is one.
    std::string take(const RawSentence& raw, long place, SentenceKey& key);

private:
    const DumpTraits& m_traits;
    std::vector<Conclusion> m_conclusions;
    bool m_isNumbered = false;
    bool m_isJoined = false, m_isChosen = false;  // m_isChosen: chosen by hand
    long m_first = 0;                             // the number of the first sentence of the corpus
    // State while looking.
    std::optional<long> m_least;
    long m_looked = 0, m_numbered = 0;
    bool m_isRepeated = false, m_hasHypotheses = false;
    std::optional<TokenList> m_lastSource;
    // State of the sentence before.
    std::optional<long> m_last;
    int m_lastRank = 0;
    bool m_werePlaces = true;  // all numbers so far were places
    long m_run = -1;           // number of sentences so far, counting hypotheses of one sentence once
    std::unordered_set<long> m_taken;
};

}  // namespace attn
