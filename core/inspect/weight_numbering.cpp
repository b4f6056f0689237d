// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weight_numbering.h"

#include <algorithm>

#include "core/inspect/first_number.h"

namespace attn {

void WeightNumbering::see(long number) {
    m_least = std::min(m_least.value_or(number), number);
}

void WeightNumbering::look(const RawSentence& raw) {
    ++m_looked;
    if (!raw.number)
        return;
    see(*raw.number);
    ++m_numbered;
    const bool isSame = m_last == raw.number;
    if (isSame ? raw.source != m_lastSource : !m_taken.insert(*raw.number).second)
        m_isRepeated = true;
    m_last = raw.number;
    m_lastSource = raw.source;
}

void WeightNumbering::conclude(const Choices& overruled) {
    m_last.reset();
    m_lastSource.reset();
    m_taken.clear();
    if (m_numbered == 0)
        return;
    Conclusion result = newConclusion("numbers", "Numbers of the sentences");
    result.choices = {{"file", "sentences have the numbers that the file gives them"},
                      {"place", "sentences are numbered by their place in the file"}};
    const bool areAll = m_numbered == m_looked;
    result.value = areAll && !m_isRepeated ? "file" : "place";
    result.why = m_isRepeated ? "The file gives several sentences the same number."
                 : areAll     ? "The file gives each source sentence a number of its own."
                              : "The file gives numbers to some sentences only.";
    applyLabelledChoice(result, overruled);
    m_isNumbered = result.value == "file";
    m_conclusions = {result};
    if (!m_isNumbered)
        return;
    const Conclusion first = concludeFirstNumber(m_traits, m_least, overruled);
    m_first = first.value == "1" ? 1 : 0;
    if (!m_traits.firstNumber || first.isOverruled)
        m_conclusions.push_back(first);
}

long WeightNumbering::lineOf(const RawSentence& raw, long place) const {
    return !m_isNumbered ? place : raw.number ? *raw.number - m_first : -1;
}

std::string WeightNumbering::take(const RawSentence& raw, long place, SentenceKey& key) {
    if (!m_isNumbered) {
        key = {place, raw.rank.value_or(0)};
        return {};
    }
    if (!raw.number)
        return "without a number";
    if (*raw.number < m_first)
        return "with the number 0, where the first has the number 1";
    const bool isSame = m_last == raw.number;
    if (!isSame && !m_taken.insert(*raw.number).second)
        return "with the number of a sentence before it";
    // Of an n-best list; keys are unique.
    const int rank = raw.rank.value_or(isSame ? m_lastRank + 1 : 0);
    if (isSame && rank <= m_lastRank)
        return "with the number and rank of a sentence before it";
    m_lastRank = rank;
    m_last = raw.number;
    key = {*raw.number - m_first, rank};
    return {};
}

}  // namespace attn
